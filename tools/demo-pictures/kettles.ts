/** Kettles and earthen pots. */
import {
  cast,
  gleam,
  ground,
  type Motif,
  room,
  shadow,
  steam,
  type Vessel,
  vessel,
  windowLight,
} from './set.ts'
import {
  ACROSS,
  circle,
  createDice,
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

type Three = readonly [light: string, middle: string, dark: string]

/** The enamel colours of the kettle. */
export const ENAMELS = {
  white: ['#fffdf8', '#f0ebe0', '#bdb5a6'],
  navy: ['#4a6690', '#2b436a', '#15233d'],
  red: ['#e0664a', '#c4432e', '#7d2318'],
} as const satisfies Record<string, Three>

/** An enamel kettle. */
export function kettle(
  [light, middle, dark]: Three,
  wall: readonly [string, string],
  table: readonly [string, string],
): Motif {
  return sheet => {
    const body =
      'M260 560C262 450 350 400 500 400S738 450 740 560C744 650 730 720 706 752Q700 766 680 766H320Q300 766 294 752C270 720 256 650 260 560z'
    const spout =
      'M300 640C240 630 226 560 206 500Q196 470 172 456L232 430Q262 456 276 500C288 536 300 552 330 566z'
    const shine = sheet.linear(ACROSS, [
      [0, '#000000', 0.24],
      [0.2, '#ffffff', 0.32],
      [0.42, '#ffffff', 0.02],
      [0.74, '#000000', 0.06],
      [1, '#000000', 0.4],
    ])
    const enamel = sheet.linear([0.2, 0, 0.6, 1], [light, middle, dark])
    return (
      room(sheet, wall, table) +
      windowLight(sheet, 90, 60) +
      shadow(sheet, 510, 766, 250, 46, 1.1) +
      stroke('M312 430C330 210 670 210 688 430', '#2a2624', 30) +
      stroke('M330 400C352 244 646 244 668 396', '#5a534d', 7, { opacity: 0.7 }) +
      path(spout, sheet.linear(ACROSS, [light, middle, dark])) +
      ellipse(202, 443, 33, 12, '#2a2624', { transform: 'rotate(-23 202 443)' }) +
      path(body, enamel) +
      path(body, shine) +
      path('M294 752q206 26 412 0q-6 14-26 14H320q-20 0-26-14z', '#000000', { opacity: 0.25 }) +
      ellipse(500, 412, 152, 34, dark) +
      path('M350 408C356 366 430 348 500 348S644 366 650 408C610 436 390 436 350 408z', enamel) +
      path('M350 408C356 366 430 348 500 348S644 366 650 408C610 436 390 436 350 408z', shine) +
      rect(486, 326, 28, 30, '#2a2624', 6) +
      ellipse(500, 316, 42, 24, '#2a2624') +
      ellipse(490, 308, 20, 8, '#8b8078', { opacity: 0.7 }) +
      circle(306, 436, 18, '#3a3532') +
      circle(694, 436, 18, '#3a3532') +
      gleam(sheet, 'M316 540q-12 90 14 170', 24, 0.6) +
      gleam(sheet, 'M392 386q40 -18 80 -22', 12, 0.7)
    )
  }
}

const POT: Pick<Vessel, 'cx' | 'top' | 'profile' | 'glaze' | 'inside' | 'rim'> = {
  cx: 500,
  top: 540,
  profile: [
    [0, 330],
    [20, 334],
    [90, 318],
    [170, 250],
    [214, 180],
    [226, 170],
  ],
  glaze: ['#8a6a4f', '#6d5040', '#3f2d25'],
  inside: ['#5d4638', '#a98a6c'],
  rim: '#b08d69',
}

function potHandles(sheet: Sheet): string {
  const ear = (side: 1 | -1) =>
    path(
      `M${500 + side * 316} 566q${side * 76}-14 ${side * 88} 26q${side * -6} 44 ${side * -100} 40z`,
      sheet.linear(DOWN, ['#8a6a4f', '#4d382d']),
    )
  return ear(1) + ear(-1)
}

/** An earthen pot with its lid on, over a small flame. */
export const potClosed: Motif = sheet => {
  const lid = 'M176 536C180 430 330 372 500 372S820 430 824 536C760 600 240 600 176 536z'
  const dice = createDice(9)
  const glaze = group(
    { 'clip-path': sheet.clip(path(lid, '#000')) },
    path('M160 470q90 50 180 14t170 20t170-16t180 24V330H160z', '#d9c8a4', { opacity: 0.85 }),
    times(50, () => circle(dice(200, 800), dice(390, 570), dice(1.5, 4), '#3d2a20', { opacity: 0.4 })),
    stroke('M190 520q310 96 620 0', '#4a362a', 7, { opacity: 0.5 }),
  )
  return (
    room(sheet, ['#d3dad7', '#b1bdba'], ['#8c6849', '#6d4d35'], 640) +
    windowLight(sheet, 570, 50, 0.9) +
    shadow(sheet, 510, 770, 270, 50, 1.4) +
    potHandles(sheet) +
    vessel(sheet, POT) +
    path(lid, sheet.linear([0.2, 0, 0.7, 1], ['#a58263', '#7a5b46', '#4a362b'])) +
    glaze +
    path(
      'M440 376q-8-44 20-56q40-14 80 0q28 12 20 56q-60 22-120 0z',
      sheet.linear(DOWN, ['#d9c8a4', '#6d5040']),
    ) +
    ellipse(500, 322, 62, 18, '#e6d8b8') +
    circle(690, 446, 11, '#2c1f18') +
    gleam(sheet, 'M260 470q70 -56 150 -70', 20, 0.45) +
    gleam(sheet, 'M220 600q20 60 80 110', 18, 0.3) +
    steam(sheet, 690, 420, 220)
  )
}

/** The pot open, seen from above, with a stew. */
export const potOpen: Motif = sheet => {
  const dice = createDice(14)
  const at = (angle: number, far: number): [number, number] => [
    500 + Math.cos(angle) * far,
    500 + Math.sin(angle) * far,
  ]
  const cabbage = times(7, index => {
    const [x, y] = at(2.3 + index * 0.25, 175 + (index % 2) * 30)
    return placed(
      [x, y, index * 24 + 60],
      path('M-70 0Q-60-60 0-64T70-6Q60 50 0 56T-70 0z', '#dfe9b8'),
      path('M-52 6Q-30-30 0-26T54 0Q20 30 0 26T-52 6z', '#f7f6dc'),
      stroke('M-50 4Q0-14 54 0', '#a9c274', 4),
    )
  })
  const mushrooms = times(4, index => {
    const [x, y] = at(-0.3 + index * 0.42, 180 - (index % 2) * 34)
    return (
      circle(x, y, 50, sheet.radial(0.4, 0.35, 0.7, ['#a5714a', '#7a4d2f', '#55331f'])) +
      placed([x, y, index * 30], stroke('M-22 0h44M0-22v44', '#f1e0c4', 9))
    )
  })
  const carrots = times(5, index => {
    const [x, y] = at(-1.9 + index * 0.36, 150 + (index % 2) * 54)
    return (
      times(5, petal => placed([x, y, petal * 72], ellipse(0, -19, 15, 21, '#e2763a'))) +
      circle(x, y, 11, '#f0a163')
    )
  })
  const cubes = times(5, index => {
    const [x, y] = at(1.3 + index * 0.36, 110 + (index % 2) * 80)
    return placed(
      [x, y, index * 18],
      rect(-38, -30, 76, 60, '#d8c9ab', 8),
      rect(-38, -34, 76, 56, '#fffaf0', 8),
    )
  })
  return (
    ground(sheet, '#3f4a52', '#2b343b') +
    cast(sheet, circle(500, 500, 396, '#000'), 26, 34, 26, 0.5) +
    times(2, index => rect(index === 0 ? 52 : 862, 420, 86, 160, '#5b4335', 36)) +
    circle(500, 500, 396, sheet.linear(SLANT, ['#a98a6c', '#6d5040', '#3f2d25'])) +
    circle(500, 500, 356, '#4a362b') +
    circle(500, 506, 344, sheet.radial(0.45, 0.4, 0.7, ['#e3bb78', '#cf9b55', '#9c6b35'])) +
    group(
      { 'clip-path': sheet.clip(circle(500, 506, 344, '#000')), filter: sheet.blur(6), opacity: 0.4 },
      ellipse(500, 530, 270, 250, '#5b3a1c'),
    ) +
    cabbage +
    cubes +
    mushrooms +
    carrots +
    times(8, index =>
      placed(
        [470 + dice(-40, 60), 500 + dice(-60, 60), index * 41],
        rect(-52, -8, 104, 16, '#5f8a4a', 8),
        rect(20, -8, 32, 16, '#eef2da', 8),
      ),
    ) +
    times(14, () => circle(dice(250, 750), dice(260, 740), dice(4, 9), '#fff3d2', { opacity: 0.6 }))
  )
}
