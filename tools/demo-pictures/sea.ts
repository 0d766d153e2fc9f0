/** A glass float, and a day at the lighthouse. */
import { lighthouse } from './patterns.ts'
import type { Motif } from './set.ts'
import { circle, createDice, DOWN, ellipse, group, path, rect, stroke, times } from './sheet.ts'

/** A blown glass float before a window over the sea. */
export const glassFloat: Motif = sheet => {
  const dice = createDice(61)
  const rope = (shape: (colour: string, width: number, more: Readonly<Record<string, string>>) => string) =>
    shape('#a9824f', 10, {}) + shape('#e6cf9f', 4, { 'stroke-dasharray': '9 9' })
  const meridian = (rx: number) =>
    rope((colour, width, more) =>
      ellipse(500, 540, rx, 266, 'none', { stroke: colour, 'stroke-width': width, ...more }),
    )
  const parallel = (y: number, half: number) =>
    rope((colour, width, more) =>
      stroke(`M${500 - half} ${y}Q500 ${y + 74} ${500 + half} ${y}`, colour, width, more),
    )
  const net = meridian(70) + meridian(190) + parallel(400, 230) + parallel(520, 266) + parallel(640, 246)
  return (
    rect(0, 0, 1000, 1000, sheet.linear(DOWN, ['#cfe6ee', '#e9f1ea', '#f7ead2'])) +
    rect(0, 560, 1000, 260, sheet.linear(DOWN, ['#8fbccb', '#6a9fb3'])) +
    times(14, index =>
      stroke(`M${dice(0, 900)} ${600 + index * 15}h${dice(40, 120)}`, '#ffffff', 4, { opacity: 0.35 }),
    ) +
    path('M0 560q140-70 300 0z', '#7f9a86') +
    lighthouse(150, 532, 0.5) +
    rect(0, 820, 1000, 180, sheet.linear(DOWN, ['#f3ead8', '#d6c6a6'])) +
    rect(0, 812, 1000, 16, '#fffaf0') +
    rect(482, 0, 30, 250, 'none') +
    stroke('M500-10V270', '#b08a58', 13) +
    stroke('M500-10V270', '#e6cf9f', 4, { 'stroke-dasharray': '10 9' }) +
    ellipse(560, 900, 250, 40, '#4f9a86', { opacity: 0.35, filter: sheet.blur(20) }) +
    ellipse(560, 900, 120, 16, '#d6fff0', { opacity: 0.6, filter: sheet.blur(12) }) +
    circle(
      500,
      540,
      266,
      sheet.radial(0.36, 0.3, 0.8, [
        [0, '#effff8', 0.75],
        [0.5, '#a9dcc9', 0.72],
        [0.85, '#5fa893', 0.82],
        [1, '#3c7f6d', 0.92],
      ]),
    ) +
    times(46, () => {
      const [angle, far] = [dice(0, 6.28), Math.sqrt(dice()) * 240]
      return circle(500 + Math.cos(angle) * far, 540 + Math.sin(angle) * far, dice(2, 9), '#ffffff', {
        opacity: dice(0.25, 0.6),
      })
    }) +
    group({ 'clip-path': sheet.clip(circle(500, 540, 268, '#000')) }, net) +
    circle(500, 540, 268, 'none', { stroke: '#2f6d5d', 'stroke-width': 4, opacity: 0.5 }) +
    path('M330 400Q390 320 480 316Q400 360 350 450z', '#ffffff', { opacity: 0.75, filter: sheet.blur(5) }) +
    stroke('M690 660Q640 740 550 770', '#ffffff', 14, { opacity: 0.4, filter: sheet.blur(6) }) +
    path('M452 286Q500 250 548 286Q540 306 500 306T452 286z', '#b08a58')
  )
}

/** A day at the lighthouse, as the cover of a recording: `hour` 0 is midnight, 0.5 noon. */
export function lighthouseDay(hour: number): Motif {
  return sheet => {
    const light = (1 - Math.cos(hour * Math.PI * 2)) / 2
    const dusk = Math.max(0, 1 - Math.abs(light - 0.42) * 3.2)
    const mix = (night: readonly number[], day: readonly number[], warm: readonly number[]) => {
      const parts = [0, 1, 2].map(index => {
        const base = (night[index] ?? 0) * (1 - light) + (day[index] ?? 0) * light
        return Math.round(base * (1 - dusk * 0.6) + (warm[index] ?? 0) * dusk * 0.6)
      })
      return `rgb(${parts.join(',')})`
    }
    const sky = sheet.linear(DOWN, [
      mix([14, 22, 48], [126, 186, 214], [120, 110, 150]),
      mix([34, 50, 92], [206, 230, 236], [248, 176, 128]),
    ])
    const sea = sheet.linear(DOWN, [
      mix([24, 42, 76], [112, 172, 192], [206, 140, 120]),
      mix([10, 20, 44], [52, 112, 142], [84, 84, 112]),
    ])
    const sun: readonly [number, number] = [
      500 - Math.sin(hour * Math.PI * 2) * 420,
      640 + Math.cos(hour * Math.PI * 2) * 460,
    ]
    const moon: readonly [number, number] = [
      500 + Math.sin(hour * Math.PI * 2) * 380,
      640 - Math.cos(hour * Math.PI * 2) * 460,
    ]
    const dice = createDice(88)
    const beam = hour * Math.PI * 6
    const beams = [beam, beam + Math.PI].map(angle => {
      const [dx, dy] = [Math.cos(angle) * 900, Math.sin(angle) * 130]
      return path(`M640 366L${640 + dx} ${366 + dy - 90}V${366 + dy + 90}z`, '#ffe9a3', {
        opacity: 0.5 * (1 - light) * Math.abs(Math.cos(angle)),
      })
    })
    return (
      rect(0, 0, 1000, 1000, sky) +
      times(50, () =>
        circle(dice(0, 1000), dice(0, 560), dice(1.5, 4), '#fff6d5', {
          opacity: dice(0.4, 1) * Math.max(0, 1 - light * 2.2),
        }),
      ) +
      circle(...sun, 84, mix([255, 240, 200], [255, 246, 214], [255, 214, 150])) +
      circle(...moon, 60, '#f3ecd2') +
      rect(0, 640, 1000, 360, sea) +
      times(12, index =>
        stroke(`M${dice(0, 860)} ${676 + index * 26}h${dice(60, 160)}`, '#ffffff', 4, {
          opacity: 0.12 + light * 0.2,
        }),
      ) +
      beams.join('') +
      path(
        'M330 1000Q440 800 560 740T800 720T1000 800V1000z',
        mix([16, 28, 36], [108, 142, 102], [96, 92, 84]),
      ) +
      path('M420 1000Q520 880 700 850T1000 880V1000z', mix([10, 20, 28], [84, 120, 84], [70, 72, 70])) +
      lighthouse(640, 752, 1.5, {
        wall: mix([120, 126, 150], [253, 249, 240], [240, 206, 180]),
        band: mix([92, 38, 44], [200, 69, 47], [190, 76, 58]),
        lamp: light > 0.7 ? '#e9eef0' : '#ffe08a',
        roof: mix([70, 30, 40], [184, 60, 44], [160, 62, 52]),
      })
    )
  }
}
