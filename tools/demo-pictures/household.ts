/** Brooms, brushes and baskets. */
import { cast, ground, type Motif, room, shadow, windowLight } from './set.ts'
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
  stroke,
  times,
} from './sheet.ts'

/** A long broom of palm fibre, hung on the wall. */
export const broom: Motif = sheet => {
  const dice = createDice(2)
  const head = 'M452 560Q500 540 548 560C590 640 640 760 668 868Q500 912 332 868C360 760 410 640 452 560z'
  const fibres = times(120, () => {
    const [a, b] = [dice(-1, 1), dice(-0.04, 0.04)]
    return stroke(
      `M${500 + a * 46} 560Q${500 + a * 90} 700 ${500 + (a + b) * 166} ${dice(850, 900)}`,
      dice() > 0.5 ? '#5b3418' : '#c08a55',
      dice(1.5, 4),
      { opacity: 0.5 },
    )
  })
  const binding = (y: number, half: number, colour: string) =>
    stroke(`M${500 - half} ${y}q${half} 22 ${half * 2} 0`, colour, 15)
  return (
    ground(sheet, '#eee5d6', '#d6c5aa') +
    windowLight(sheet, 540, 90, 1.15, 0.35) +
    rect(0, 930, 1000, 70, sheet.linear(DOWN, ['#9c754c', '#7c5a37'])) +
    rect(0, 916, 1000, 18, '#f6efe2') +
    cast(sheet, path(head, '#000') + rect(486, 90, 28, 480, '#000'), 34, 22, 18, 0.3) +
    circle(500, 62, 13, '#5a5048') +
    stroke('M500 62C470 90 480 120 498 130C520 116 526 90 500 62', '#b3392f', 7) +
    rect(486, 104, 28, 470, sheet.linear(ACROSS, ['#d9bd7d', '#f0dca8', '#a9873f']), 13) +
    times(4, index => rect(484, 190 + index * 100, 32, 7, '#8f7136', 3)) +
    path(head, sheet.linear(ACROSS, ['#6d4121', '#a56a38', '#8a552b', '#50300f'])) +
    group({ 'clip-path': sheet.clip(path(head, '#000')) }, fibres) +
    binding(580, 52, '#2f4a6b') +
    binding(604, 62, '#2f4a6b') +
    binding(650, 78, '#e7dcc4') +
    binding(672, 88, '#b3392f')
  )
}

function bristles(seed: number, count: number, reach: (angle: number) => readonly [number, number]): string {
  const dice = createDice(seed)
  return times(count, () => {
    const angle = dice(0, Math.PI * 2)
    const [x, y] = reach(angle)
    const inner = dice(0.2, 0.8)
    return stroke(
      `M${x * inner} ${y * inner}L${x * dice(0.96, 1.08)} ${y * dice(0.96, 1.08)}`,
      dice() > 0.55 ? '#c48a52' : '#5d3818',
      dice(1.6, 3.4),
      { opacity: 0.75 },
    )
  })
}

/** Two scrubbing brushes: a round one, and one on a stick. */
export const brushes: Motif = sheet => {
  const round = placed(
    [330, 500, -16],
    cast(sheet, ellipse(0, 0, 220, 150, '#000'), 22, 34, 18, 0.4),
    ellipse(0, 0, 214, 146, sheet.radial(0.4, 0.3, 0.8, ['#b57c47', '#85552b', '#4f3015'])),
    bristles(5, 620, angle => [Math.cos(angle) * 222, Math.sin(angle) * 154]),
    ellipse(0, 0, 96, 40, sheet.radial(0.4, 0.3, 0.8, ['#8f5f33', '#5d3818'])),
    stroke('M-92 0q92 32 184 0', '#d7d2c8', 8),
    stroke('M90 2q70-20 96-90', '#efe2c6', 11),
    stroke('M186-88q26-40-6-54t-48 22q-4 30 30 40', '#efe2c6', 11),
  )
  const long = placed(
    [690, 520, 24],
    cast(sheet, rect(-64, -330, 128, 640, '#000', 60), 22, 34, 18, 0.4),
    rect(-17, 40, 34, 330, sheet.linear(ACROSS, ['#e4c68c', '#f4e2b6', '#b58f4e']), 17),
    circle(0, 344, 7, '#6d4a22'),
    rect(-62, -330, 124, 390, sheet.linear(ACROSS, ['#8f5c30', '#b57c47', '#6d4320', '#4f3015']), 62),
    times(44, index =>
      stroke(
        `M${-74 + (index % 3) * 3} ${-310 + index * 8.2}q74 ${18 + (index % 4) * 3} 148 0`,
        index % 2 === 0 ? '#c48a52' : '#5d3818',
        3.2,
        { opacity: 0.7 },
      ),
    ),
    stroke('M-40 -300Q0 -270 40 -300M-50 40Q0 66 50 40', '#d7d2c8', 6),
  )
  return ground(sheet, '#c9d6cd', '#a3b7aa') + round + long
}

function leaves(): string {
  return times(5, index =>
    placed(
      [620 + index * 26, 396 - (index % 2) * 30, -24 + index * 14],
      path('M0 60C-60 0-40-110 0-170C40-110 60 0 0 60z', index % 2 === 0 ? '#7da25a' : '#93b76c'),
      stroke('M0 50V-140', '#d6e5b8', 4),
    ),
  )
}

function carrots(): string {
  return times(3, index =>
    placed(
      [330 + index * 66, 400, -16 + index * 10],
      path('M-30-50Q0-76 30-50L10 60H-10z', '#e2763a'),
      stroke('M0-60C-20-110-40-130-50-150M0-60C0-110 6-130 4-160M0-60C24-100 40-120 50-140', '#6f9a4e', 8),
    ),
  )
}

/** A shopping basket of woven bamboo. */
export const basket: Motif = sheet => {
  const body = 'M180 430H820L764 800Q756 836 716 836H284Q244 836 236 800z'
  const strip = sheet.tile(
    84,
    68,
    rect(0, 0, 84, 68, '#a97c3f') +
      rect(0, 2, 60, 30, '#dfb975', 4) +
      rect(66, 2, 18, 30, '#c99f5a', 3) +
      rect(0, 2, 60, 7, '#f3dba4', 4, { opacity: 0.8 }) +
      rect(0, 36, 18, 30, '#c99f5a', 3) +
      rect(24, 36, 60, 30, '#dfb975', 4) +
      rect(24, 36, 60, 7, '#f3dba4', 4, { opacity: 0.8 }),
  )
  const dice = createDice(17)
  return (
    room(sheet, ['#e4ded2', '#c8beac'], ['#98a88f', '#7d8f77'], 680) +
    windowLight(sheet, 80, 60) +
    shadow(sheet, 510, 836, 290, 48, 1.3) +
    stroke('M300 430C320 120 680 120 700 430', '#8a6130', 30) +
    ellipse(500, 432, 320, 60, '#7a5526') +
    leaves() +
    carrots() +
    path('M470 420C450 360 470 320 520 316S590 370 560 424z', '#f3ead8') +
    path(body, strip) +
    path(
      body,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.3],
        [0.2, '#ffffff', 0.12],
        [0.55, '#ffffff', 0],
        [1, '#000000', 0.38],
      ]),
    ) +
    stroke('M180 436Q500 500 820 436', '#c59a55', 36) +
    times(26, index =>
      stroke(
        `M${188 + index * 25} ${438 + 32 * Math.sin((index / 25) * Math.PI)}l${dice(10, 16)} -22`,
        '#7a5526',
        6,
      ),
    ) +
    stroke('M318 470C336 150 664 150 682 470', '#c59a55', 32) +
    times(22, index => {
      const angle = Math.PI - (index / 21) * Math.PI
      return stroke(`M${500 + Math.cos(angle) * 172} ${430 - Math.sin(angle) * 204}l16 10`, '#7a5526', 5, {
        opacity: 0.8,
      })
    })
  )
}
