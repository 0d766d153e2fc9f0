/** What is worn and carried: aprons, socks, shoes, bags. */
import { lighthouse, weave } from './patterns.ts'
import { cast, ground, type Motif, room, shadow, windowLight } from './set.ts'
import { ACROSS, circle, DOWN, group, path, placed, rect, SLANT, stroke, times } from './sheet.ts'

/** A linen apron on a hook. */
export function apron([light, dark]: readonly [string, string], wall: readonly [string, string]): Motif {
  return sheet => {
    const body =
      'M372 270Q500 320 628 270L668 420Q720 470 742 520L770 890Q500 930 230 890L258 520Q280 470 332 420z'
    const pocket = 'M360 610H640V744Q640 764 620 764H380Q360 764 360 744z'
    return (
      ground(sheet, wall[0], wall[1]) +
      windowLight(sheet, 560, 40, 1, 0.3) +
      circle(500, 96, 20, '#6b4a2c') +
      stroke('M500 96v34', '#4d341f', 14) +
      cast(
        sheet,
        path(body, '#000') + stroke('M380 276C420 170 470 130 500 122C530 130 580 170 620 276', '#000', 26),
        22,
        26,
        18,
        0.32,
      ) +
      stroke('M386 280C424 176 470 138 500 128C530 138 576 176 614 280', dark, 30) +
      stroke('M384 278C422 174 470 136 500 126', light, 22) +
      path(body, sheet.linear(SLANT, [light, dark])) +
      path(body, weave(sheet)) +
      path(
        body,
        sheet.linear(ACROSS, [
          [0, '#000000', 0.2],
          [0.2, '#ffffff', 0.08],
          [0.38, '#000000', 0.1],
          [0.55, '#ffffff', 0.1],
          [0.8, '#000000', 0.08],
          [1, '#000000', 0.24],
        ]),
      ) +
      times(4, index =>
        stroke(
          `M${330 + index * 110} ${560 + (index % 2) * 40}q${index * 8 - 12} 150 ${index * 16 - 26} 330`,
          '#000000',
          10,
          { opacity: 0.07, filter: sheet.blur(7) },
        ),
      ) +
      stroke('M380 284Q500 332 620 284', '#ffffff', 3, { opacity: 0.45, 'stroke-dasharray': '10 8' }) +
      path(pocket, sheet.linear(SLANT, [light, dark])) +
      path(pocket, weave(sheet)) +
      stroke('M368 634H632', '#000000', 3, { opacity: 0.3, 'stroke-dasharray': '10 8' }) +
      stroke('M500 640V758', '#000000', 3, { opacity: 0.3, 'stroke-dasharray': '10 8' }) +
      stroke(pocket, '#000000', 3, { opacity: 0.2 })
    )
  }
}

/** A pair of socks with a place of its own for the big toe, seen from the side. */
export function socks([light, dark]: readonly [string, string], wall: readonly [string, string]): Motif {
  return sheet => {
    const sock =
      'M-70-330H80Q92-120 96-20Q150 40 250 78Q306 100 300 150Q296 194 250 192Q216 190 212 150Q206 140 200 150Q196 192 160 190H-20Q-110 186-104 90Q-80-20-70-330z'
    const one = (x: number, y: number, turn: number) =>
      placed(
        [x, y, turn, 1.22],
        cast(sheet, path(sock, '#000'), 14, 20, 12, 0.36),
        path(sock, sheet.linear(SLANT, [light, dark])),
        group(
          { 'clip-path': sheet.clip(path(sock, '#000')) },
          times(22, index => stroke(`M${-72 + index * 7.4}-334V-246`, '#000000', 2.4, { opacity: 0.2 })),
          rect(-80, -246, 200, 12, '#f4ead6'),
          rect(-80, -226, 200, 6, '#f4ead6'),
          path('M-120 40Q-60 60-40 110T-60 200H-120z', '#f4ead6', { opacity: 0.9 }),
          path('M230 60Q214 110 226 196H320V60z', '#f4ead6', { opacity: 0.9 }),
          times(14, index =>
            stroke(`M-90 ${-200 + index * 27}q100 14 420 8`, '#ffffff', 1.6, { opacity: 0.16 }),
          ),
        ),
        stroke('M206 146Q206 116 226 96', '#000000', 5, { opacity: 0.3 }),
        path(
          sock,
          sheet.linear(ACROSS, [
            [0, '#000000', 0.2],
            [0.3, '#ffffff', 0.12],
            [1, '#000000', 0.16],
          ]),
        ),
      )
    return ground(sheet, wall[0], wall[1]) + one(290, 480, -9) + one(560, 620, 5)
  }
}

/** A canvas tote bag that stands by itself. */
export function tote(
  cloth: readonly [string, string],
  base: readonly [string, string],
  wall: readonly [string, string],
): Motif {
  return sheet => {
    const [light, dark] = cloth
    const body = 'M228 400Q500 424 772 400L806 800Q800 846 760 850H240Q200 846 194 800z'
    const bottom = 'M206 690Q500 716 794 690L806 800Q800 846 760 850H240Q200 846 194 800z'
    const strap = 'M368 470C364 180 420 110 500 110S636 180 632 470'
    return (
      room(sheet, wall, ['#d9c6aa', '#c6ae8c'], 700) +
      windowLight(sheet, 90, 60) +
      shadow(sheet, 510, 850, 300, 50, 1.2) +
      stroke('M392 400C392 210 436 150 500 150S608 210 608 400', base[1], 30) +
      path('M228 400Q500 360 772 400Q500 424 228 400z', dark) +
      path(body, sheet.linear(SLANT, [light, dark])) +
      path(body, weave(sheet, '#ffffff', 0.26, 8)) +
      path(bottom, sheet.linear(SLANT, base)) +
      path(bottom, weave(sheet, '#ffffff', 0.18, 8)) +
      path(
        body,
        sheet.linear(ACROSS, [
          [0, '#000000', 0.2],
          [0.16, '#ffffff', 0.1],
          [0.5, '#ffffff', 0.06],
          [0.86, '#000000', 0.06],
          [1, '#000000', 0.3],
        ]),
      ) +
      path('M716 404L772 400L806 800Q804 826 790 840z', '#000000', { opacity: 0.12 }) +
      stroke('M210 700Q500 726 790 700', '#ffffff', 3, { opacity: 0.5, 'stroke-dasharray': '12 8' }) +
      stroke(strap, base[0], 36, { 'stroke-linecap': 'butt' }) +
      stroke(strap, base[1], 36, { opacity: 0.25, 'stroke-linecap': 'butt' }) +
      times(
        2,
        side =>
          rect(side === 0 ? 347 : 613, 400, 42, 150, base[0], 4) +
          stroke(side === 0 ? 'M358 540h20v-50h-20z' : 'M624 540h20v-50h-20z', '#ffffff', 3, {
            opacity: 0.6,
            'stroke-dasharray': '8 6',
          }),
      ) +
      rect(420, 590, 160, 66, '#f6efe0', 6) +
      lighthouse(500, 650, 0.18) +
      stroke('M436 640h36M528 640h36', '#b3392f', 4)
    )
  }
}

/** Canvas sneakers with the red line of the lighthouse. On no ground when `bare`. */
export function sneakers(bare: boolean): Motif {
  return sheet => {
    const shoe = (x: number, y: number, scale: number, turn: number) => {
      const upper =
        'M-330 60C-350-40-330-130-296-170Q-250-190-200-160L-40-120C20-60 120-20 230-4Q320 10 330 80z'
      const sole = 'M-340 56H334Q352 90 336 128Q330 140 300 140H-310Q-336 140-342 120z'
      return placed(
        [x, y, turn, scale],
        shadow(sheet, 0, 140, 320, 34, bare ? 0.8 : 1.2),
        path(upper, sheet.linear([0.1, 0, 0.8, 1], ['#fbf5e6', '#eee4cc', '#cfc0a0'])),
        path(upper, weave(sheet, '#ffffff', 0.3, 8)),
        path('M-296-170Q-250-190-200-160Q-220-120-300-130Q-316-150-296-170z', '#8f8168'),
        path('M150-24Q320 0 330 80H160Q120 30 150-24z', sheet.linear(SLANT, ['#fbf5e6', '#e2d6ba'])),
        stroke('M156-20Q126 30 164 66', '#b9aa88', 4, { 'stroke-dasharray': '9 7' }),
        path('M-200-160L-40-120C-6-84 40-60 90-40L30 20Q-90-30-214-60z', '#f6eeda'),
        stroke('M-214-60Q-90-30 30 20L90-40', '#b9aa88', 4, { 'stroke-dasharray': '9 7' }),
        times(5, index => {
          const [ex, ey] = [-170 + index * 46, -74 + index * 20]
          return (
            stroke(`M${ex} ${ey}L${ex + 50} ${ey - 58 + index * 3}`, '#ffffff', 15) +
            stroke(`M${ex} ${ey + 4}L${ex + 50} ${ey - 54 + index * 3}`, '#d5c7a6', 3) +
            circle(ex, ey, 8, '#a99a78')
          )
        }),
        path('M-338 20Q-120 36 120 44L118 66Q-120 56-338 44z', '#c8402d'),
        path('M-330-60Q-306-70-290-64V46H-336Q-344 0-330-60z', '#c8402d', { opacity: 0.92 }),
        path(sole, sheet.linear(DOWN, ['#ffffff', '#f1ece0', '#c9bfa9'])),
        stroke('M-340 84Q0 92 340 84', '#c8402d', 9),
        stroke('M-336 122H334', '#b3a88f', 5),
        times(22, index => stroke(`M${-320 + index * 30} 128v10`, '#8f846c', 4)),
      )
    }
    return (
      (bare ? '' : ground(sheet, '#bfd2d9', '#93afba') + windowLight(sheet, 480, 20, 1.1)) +
      shoe(560, 360, 0.98, -3) +
      shoe(450, 690, 1.12, 2)
    )
  }
}
