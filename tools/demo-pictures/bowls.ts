/** Bowls of clay and of wood. */
import {
  gleam,
  grain,
  ground,
  type Motif,
  room,
  shadow,
  steam,
  type Vessel,
  vessel,
  windowLight,
} from './set.ts'
import { circle, createDice, DOWN, ellipse, group, path, placed, type Sheet, stroke, times } from './sheet.ts'

interface Glaze {
  readonly body: readonly string[]
  readonly inside: readonly string[]
  readonly rim: string
  readonly wave: string
}

/** The three glazes of the rice bowl. */
export const GLAZES = {
  white: {
    body: ['#fbf8f0', '#efe8da', '#cfc3ae'],
    inside: ['#e2dac9', '#fbf8f1'],
    rim: '#fffdf7',
    wave: '#7f9db4',
  },
  indigo: {
    body: ['#3f6288', '#2c4a70', '#1c3150'],
    inside: ['#1d3454', '#3d6086'],
    rim: '#7f9cb8',
    wave: '#c9d8e4',
  },
  iron: {
    body: ['#5b463b', '#3d2f29', '#241c1a'],
    inside: ['#251d1b', '#54433a'],
    rim: '#a8795a',
    wave: '#b98a63',
  },
} as const satisfies Record<string, Glaze>

function riceBowlShape(cx: number, top: number, size: number, glaze: Glaze): Vessel {
  const profile = [
    [0, 1],
    [0.32, 0.94],
    [0.66, 0.74],
    [0.92, 0.42],
    [0.97, 0.37],
    [1.12, 0.39],
  ] as const
  return {
    cx,
    top,
    profile: profile.map(([down, half]) => [down * size, half * size] as const),
    glaze: glaze.body,
    inside: glaze.inside,
    rim: glaze.rim,
  }
}

function riceBowl(sheet: Sheet, cx: number, top: number, size: number, glaze: Glaze, content = ''): string {
  const wave = (down: number, width: number) => {
    const y = top + down * size
    return stroke(
      `M${cx - size * 1.1} ${y}${times(6, () => `q${size * 0.1} ${-size * 0.16} ${size * 0.2} 0t${size * 0.2} 0`)}`,
      glaze.wave,
      width,
      { opacity: 0.85 },
    )
  }
  const bowl = riceBowlShape(cx, top, size, glaze)
  return (
    shadow(sheet, cx, top + size * 1.14, size * 0.72, size * 0.16) +
    vessel(sheet, bowl, {
      decor: wave(0.42, size * 0.035) + wave(0.54, size * 0.02) + wave(0.62, size * 0.012),
      content,
    }) +
    gleam(
      sheet,
      `M${cx - size * 0.78} ${top + size * 0.3}q${size * 0.06} ${size * 0.26} ${size * 0.2} ${size * 0.4}`,
      size * 0.05,
    )
  )
}

function riceHeap(sheet: Sheet, cx: number, cy: number, rx: number, ry: number): string {
  const dice = createDice(7)
  return (
    ellipse(cx, cy + ry * 0.4, rx, ry, sheet.radial(0.4, 0.2, 0.9, ['#ffffff', '#f3efe4', '#d9d2c0'])) +
    times(90, () => {
      const [angle, far] = [dice(0, Math.PI * 2), Math.sqrt(dice())]
      const [x, y] = [
        cx + Math.cos(angle) * far * rx * 0.94,
        cy + ry * 0.36 + Math.sin(angle) * far * ry * 0.9,
      ]
      return placed(
        [x, y, dice(0, 180)],
        ellipse(0, 0, 11, 5, '#ffffff'),
        ellipse(2, 3, 9, 3, '#cfc6b1', { opacity: 0.35 }),
      )
    })
  )
}

/** A rice bowl, filled. */
export function filledRiceBowl(glaze: Glaze, wall: readonly [string, string]): Motif {
  return sheet =>
    room(sheet, wall, ['#c79f72', '#b3895c']) +
    windowLight(sheet, 80, 60) +
    riceBowl(sheet, 500, 400, 300, glaze, riceHeap(sheet, 500, 392, 268, 58)) +
    group({}, riceHeap(sheet, 500, 352, 215, 70)) +
    steam(sheet, 500, 300, 200)
}

/** The three rice bowls together. */
export const riceBowls: Motif = sheet =>
  ground(sheet, '#f4ebdf', '#e3d3bf') +
  riceBowl(sheet, 290, 230, 205, GLAZES.iron) +
  riceBowl(sheet, 710, 260, 205, GLAZES.indigo) +
  riceBowl(sheet, 490, 560, 235, GLAZES.white)

/** A turned and lacquered soup bowl with miso soup. */
export const soupBowl: Motif = sheet => {
  const shape: Vessel = {
    cx: 500,
    top: 420,
    profile: [
      [0, 290],
      [90, 284],
      [200, 226],
      [268, 140],
      [280, 126],
      [318, 136],
    ],
    glaze: ['#a5562f', '#8a4425', '#5f2c18'],
    inside: ['#6d3219', '#a85a33'],
    rim: '#c77a4c',
  }
  const lines = grain([200, 420, 600, 330], '#4d2210', 5, 22)
  const soup =
    ellipse(500, 436, 268, 60, sheet.radial(0.4, 0.3, 0.8, ['#d9a35e', '#c58a45', '#a06a31'])) +
    ellipse(430, 430, 90, 22, '#e2b576', { opacity: 0.6, filter: sheet.blur(8) }) +
    tofu(sheet, 420, 418) +
    tofu(sheet, 560, 440) +
    tofu(sheet, 500, 402) +
    times(9, index =>
      circle(350 + index * 38, 436 + Math.sin(index * 2.3) * 26, 11, 'none', {
        stroke: '#7fa04e',
        'stroke-width': 6,
      }),
    ) +
    path('M600 408c20-8 50-4 62 10c-20 10-48 8-62-10z', '#3f5a3a')
  return (
    room(sheet, ['#dfe5dc', '#c3cdbf'], ['#6d4a35', '#57382a']) +
    windowLight(sheet, 560, 70, 0.9) +
    shadow(sheet, 500, 745, 220, 46, 1.3) +
    vessel(sheet, shape, { decor: lines, content: soup }) +
    gleam(sheet, 'M262 510q20 90 80 150', 20, 0.4) +
    steam(sheet, 500, 380, 250)
  )
}

function tofu(sheet: Sheet, x: number, y: number): string {
  return (
    path(`M${x - 34} ${y}l34-13l34 13l-34 14z`, '#fffaf0') +
    path(`M${x - 34} ${y}l34 14v13l-34-14z`, '#eadfca') +
    path(`M${x + 34} ${y}l-34 14v13l34-14z`, sheet.linear(DOWN, ['#dccdb2', '#cbb896']))
  )
}

/** A small bowl with a lip for pouring. */
export const lippedBowl: Motif = sheet => {
  const shape: Vessel = {
    cx: 480,
    top: 440,
    profile: [
      [0, 270],
      [110, 256],
      [210, 196],
      [270, 116],
      [300, 120],
    ],
    glaze: ['#c9d3b4', '#a9b891', '#6f7f5d'],
    inside: ['#8a9a74', '#cdd7b8'],
    rim: '#e4ead4',
  }
  const lip = 'M690 396C770 392 830 402 868 424C838 462 770 500 700 506z'
  const yolk =
    ellipse(440, 470, 96, 34, '#f5ecc4') +
    ellipse(430, 462, 62, 26, sheet.radial(0.35, 0.3, 0.8, ['#ffd769', '#f2a92d', '#db8419']))
  return (
    room(sheet, ['#efe3d2', '#dcc7ac'], ['#e9e4da', '#d5cdbf'], 640) +
    windowLight(sheet, 110, 80) +
    shadow(sheet, 490, 745, 200, 44) +
    path(lip, sheet.linear(DOWN, ['#dfe7cd', '#b5c39d', '#7f8f6b'])) +
    vessel(sheet, shape, {
      content: yolk,
      decor: stroke('M210 560q100 70 200 20t340 -10', '#e8efd9', 26, {
        opacity: 0.35,
        filter: sheet.blur(8),
      }),
    }) +
    path(
      'M700 412C770 402 826 406 866 424C824 440 770 462 704 470z',
      sheet.linear(DOWN, ['#93a37c', '#c4cfad']),
    ) +
    gleam(sheet, 'M270 540q20 80 76 130', 20)
  )
}

/** A great bowl in which ash glaze has gathered like water. */
export const ashBowl: Motif = sheet => {
  const shape: Vessel = {
    cx: 500,
    top: 430,
    tilt: 0.36,
    profile: [
      [0, 390],
      [80, 372],
      [180, 280],
      [240, 170],
      [270, 160],
    ],
    glaze: ['#a59a7c', '#857a5f', '#4f4736'],
    inside: ['#6f7d5e', '#b9c29c'],
    rim: '#cdbf98',
  }
  const dice = createDice(33)
  const pool =
    ellipse(500, 470, 230, 72, sheet.radial(0.42, 0.35, 0.75, ['#cfe9dc', '#7db8a6', '#3d7a6c'])) +
    ellipse(430, 450, 80, 18, '#ffffff', { opacity: 0.5, filter: sheet.blur(8) }) +
    times(24, () =>
      stroke(
        `M${dice(180, 820)} ${dice(320, 400)}q4 30 ${dice(-14, 14)} ${dice(30, 80)}`,
        '#dfe8c8',
        dice(3, 9),
        { opacity: 0.4 },
      ),
    )
  const runs = times(16, index =>
    stroke(`M${130 + index * 50} 400q6 70 ${dice(-20, 20)} ${dice(90, 200)}`, '#c8cfa8', dice(10, 26), {
      opacity: 0.35,
      filter: sheet.blur(5),
    }),
  )
  return (
    room(sheet, ['#4d5450', '#343b39'], ['#7a5a43', '#5d4230'], 600) +
    windowLight(sheet, 90, 40, 1.05, 0.16) +
    shadow(sheet, 500, 705, 300, 60, 1.5) +
    vessel(sheet, shape, { decor: runs, content: pool }) +
    gleam(sheet, 'M160 520q60 90 130 130', 22, 0.35)
  )
}
