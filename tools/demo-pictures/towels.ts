/** Towels and kitchen cloths. */
import { checks, lighthouse, plover, waves } from './patterns.ts'
import { cast, ground, type Motif, windowLight } from './set.ts'
import {
  ACROSS,
  circle,
  DOWN,
  ellipse,
  group,
  path,
  placed,
  rect,
  type Sheet,
  SLANT,
  stroke,
  times,
} from './sheet.ts'

/** The patterns of the hand towel, as fills of a sheet. */
export const TOWELS = {
  waves: (sheet: Sheet) => waves(sheet, '#f4f1e6', '#33587f', 96),
  lighthouses: (sheet: Sheet) =>
    sheet.tile(
      130,
      150,
      rect(0, 0, 130, 150, '#cfe0e4') +
        lighthouse(34, 144, 0.44) +
        lighthouse(99, 69, 0.44) +
        lighthouse(99, 219, 0.44),
    ),
  plovers: (sheet: Sheet) =>
    sheet.tile(
      110,
      100,
      rect(0, 0, 110, 100, '#f2b544') +
        plover(34, 34, 0.62, '#fdf6e3', '#f2b544') +
        plover(88, 84, 0.62, '#fdf6e3', '#f2b544'),
    ),
  checks: (sheet: Sheet) => checks(sheet, '#5e7a5a', '#f1efe0', 88),
} as const

/** Four towels on a bamboo pole. */
export const towels: Motif = sheet => {
  const cloth = (x: number, fill: string, drop: number) => {
    const [w, bottom] = [186, 180 + drop]
    const d = `M${x} 190H${x + w}L${x + w - 3} ${bottom}q-46 14-92 2t-88 4z`
    const folds = sheet.linear(ACROSS, [
      [0, '#000000', 0.12],
      [0.15, '#ffffff', 0.14],
      [0.4, '#000000', 0.1],
      [0.6, '#ffffff', 0.1],
      [0.85, '#000000', 0.12],
      [1, '#ffffff', 0.06],
    ])
    return cast(sheet, path(d, '#000'), 18, 18, 14, 0.25) + path(d, fill) + path(d, folds)
  }
  const fills = Object.values(TOWELS).map(fill => fill(sheet))
  return (
    ground(sheet, '#dbe7e6', '#b5ccd0') +
    windowLight(sheet, 460, 60, 1.3, 0.3) +
    fills.map((fill, index) => cloth(92 + index * 212, fill, [650, 600, 660, 620][index] ?? 600)).join('') +
    rect(-20, 158, 1040, 44, sheet.linear(DOWN, ['#dcc680', '#bfa35a', '#86703a']), 20) +
    times(4, index => rect(130 + index * 250, 154, 9, 52, '#8b7439', 4)) +
    times(4, index => path(`M${92 + index * 212} 196h186v-12q-93-34-186 0z`, fills[index] ?? '', {}))
  )
}

/** Towels folded and held by a paper band. */
export function foldedTowel(fill: (sheet: Sheet) => string, wall: readonly [string, string]): Motif {
  return sheet => {
    const paint = fill(sheet)
    const top = 'M236 250L780 232L826 500L188 516z'
    const fold = (y: number) =>
      path(
        `M188 ${y - 66}L826 ${y - 80}Q846 ${y - 40} 826 ${y - 8}L190 ${y}Q172 ${y - 34} 188 ${y - 66}z`,
        paint,
      ) +
      path(
        `M188 ${y - 30}L830 ${y - 44}Q842 ${y - 24} 826 ${y - 8}L190 ${y}Q176 ${y - 14} 188 ${y - 30}z`,
        '#000',
        { opacity: 0.22 },
      )
    return (
      ground(sheet, wall[0], wall[1]) +
      windowLight(sheet, 560, 10, 0.9, 0.25) +
      placed(
        [-90, -10, 0, 1.17],
        cast(sheet, path('M190 516L826 500V640H190z', '#000'), 24, 40, 26, 0.42),
        times(3, index => fold(630 - index * 44)),
        path(top, paint),
        path(
          top,
          sheet.linear(SLANT, [
            [0, '#ffffff', 0.22],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.12],
          ]),
        ),
        path('M430 244L560 240L596 506L436 510z', '#fbf6ea', { opacity: 0.96 }),
        path('M436 510L596 506V610L440 616z', '#e6ddc9'),
        circle(508, 372, 46, 'none', { stroke: '#b3392f', 'stroke-width': 7 }),
        lighthouse(508, 402, 0.2, { wall: '#b3392f', band: '#fbf6ea', lamp: '#fbf6ea', roof: '#b3392f' }),
      )
    )
  }
}

/** The towel of the harbour feast: blue lanterns. */
export const lanternTowel: Motif = sheet => {
  const lantern = (x: number, y: number, scale: number, face = false) =>
    placed(
      [x, y, 0, scale],
      stroke('M0-92V-70', '#22384f', 5),
      rect(-26, -76, 52, 16, '#1d2f45', 4),
      ellipse(0, 0, 58, 66, sheet.radial(0.4, 0.35, 0.75, ['#9cc5e4', '#4d86b8', '#2a5a8e'])),
      times(5, index =>
        stroke(
          `M${-54 + Math.abs(index - 2) * 8} ${(index - 2) * 22}Q0 ${(index - 2) * 22 + 14} ${54 - Math.abs(index - 2) * 8} ${(index - 2) * 22}`,
          '#1f4a78',
          3,
          { opacity: 0.6 },
        ),
      ),
      face
        ? circle(-18, -8, 5, '#fdf6e3') +
            circle(18, -8, 5, '#fdf6e3') +
            stroke('M-18 14q18 18 36 0', '#fdf6e3', 6) +
            stroke('M-28-22l16-4M28-22l-16-4', '#fdf6e3', 5)
        : circle(0, 0, 22, '#fdf6e3', { opacity: 0.92 }) + stroke('M-10 2q10-14 20 0', '#2a5a8e', 6),
      rect(-26, 60, 52, 16, '#1d2f45', 4),
    )
  const cloth = 'M230 96H770L764 900q-130 22-264 2t-266 6z'
  const rows = times(
    3,
    row =>
      stroke(`M180 ${190 + row * 250}q320 66 640 0`, '#22384f', 5) +
      times(3, column =>
        lantern(
          330 + column * 170,
          312 + row * 250 + (column === 1 ? 14 : 0),
          0.94,
          row === 1 && column === 2,
        ),
      ),
  )
  return (
    ground(sheet, '#e7d8bd', '#cdb68f') +
    cast(sheet, path(cloth, '#000'), 20, 22, 18, 0.32) +
    path(cloth, '#f3efe2') +
    group(
      { 'clip-path': sheet.clip(path(cloth, '#000')) },
      rows,
      path('M200 850q75-34 150 0t150 0t150 0t150 0v90H200z', '#4d86b8'),
    ) +
    path(
      cloth,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.14],
        [0.2, '#ffffff', 0.1],
        [0.5, '#000000', 0.08],
        [0.72, '#ffffff', 0.1],
        [1, '#000000', 0.14],
      ]),
    ) +
    rect(150, 70, 700, 36, sheet.linear(DOWN, ['#8a6038', '#5f3f22']), 16)
  )
}

/** Three cloths of mosquito netting, folded and fanned out. */
export function kitchenCloths(
  hems: readonly string[],
  cloths: readonly (readonly [string, string])[],
  wall: readonly [string, string],
): Motif {
  return sheet => {
    const netting = sheet.tile(
      14,
      14,
      stroke('M0 3H14M3 0V14', '#ffffff', 3, { opacity: 0.36 }) +
        stroke('M0 5H14M5 0V14', '#000000', 1, { opacity: 0.1 }),
    )
    const cloth = (index: number) => {
      const [light, dark] = cloths[index] ?? ['#ffffff', '#e6e1d4']
      const hem = hems[index] ?? '#b3392f'
      const layer = (step: number) =>
        rect(-250 + step * 5, -250 + step * 9, 500, 500, sheet.linear(SLANT, [light, dark]), 26)
      return placed(
        [360 + index * 140, 430 + index * 70, -16 + index * 16],
        cast(sheet, rect(-244, -236, 500, 510, '#000', 26), 16, 24, 16, 0.36),
        times(
          3,
          step =>
            layer(3 - step) +
            rect(-250 + (3 - step) * 5, -250 + (3 - step) * 9, 500, 500, 'none', 26, {
              stroke: '#000000',
              'stroke-width': 2,
              opacity: 0.1,
            }),
        ),
        layer(0),
        rect(-250, -250, 500, 500, netting, 26),
        rect(-226, -226, 452, 452, 'none', 14, {
          stroke: hem,
          'stroke-width': 5,
          'stroke-dasharray': '18 12',
        }),
        placed([168, 196, 0, 0.3], lighthouse(0, 0, 1, { wall: hem, band: light, lamp: light, roof: hem })),
      )
    }
    return ground(sheet, wall[0], wall[1]) + windowLight(sheet, 40, 30, 1.1, 0.22) + times(3, cloth)
  }
}
