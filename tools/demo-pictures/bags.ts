/** Rice and coffee in bags, and the boxes in which they come by post. */
import { bean, lighthouse } from './patterns.ts'
import { cast, type Motif, room, shadow, windowLight } from './set.ts'
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

/** A paper bag of rice tied with a cord, 600 high, standing on the point given. */
export function riceBag(sheet: Sheet, x: number, y: number, scale: number): string {
  const bag =
    'M-214-40C-236-160-226-330-190-440Q-120-470-60-474L-84-560Q0-590 84-560L60-474Q120-470 190-440C226-330 236-160 214-40Q206 0 160 0H-160Q-206 0-214-40z'
  const dice = createDice(8)
  return placed(
    [x, y, 0, scale],
    shadow(sheet, 0, 0, 220, 44, 1.2),
    path(bag, sheet.linear([0.2, 0, 0.8, 1], ['#dcb987', '#c99f69', '#a57b49'])),
    group(
      { 'clip-path': sheet.clip(path(bag, '#000')) },
      times(9, () =>
        stroke(
          `M${dice(-200, 200)} ${dice(-440, -60)}l${dice(-70, 70)} ${dice(40, 140)}`,
          '#ffffff',
          dice(8, 20),
          { opacity: 0.12, filter: sheet.blur(7) },
        ),
      ),
      times(7, index =>
        stroke(`M${-50 + index * 17}-474q${(index - 3) * 12} 60 ${(index - 3) * 30} 120`, '#6d4a24', 5, {
          opacity: 0.28,
        }),
      ),
      rect(-250, -280, 500, 206, '#fbf6ea'),
      path('M-250-110q60-70 130-40t120-20t110-10t140-30v150h-500z', '#8fa873'),
      path('M-250-96q70-30 140-10t140-8t120 0t110-20v70h-510z', '#6d8c58'),
      lighthouse(120, -130, 0.42),
      circle(-130, -206, 34, '#e2763a'),
    ),
    path(
      bag,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.22],
        [0.25, '#ffffff', 0.14],
        [0.6, '#ffffff', 0],
        [1, '#000000', 0.3],
      ]),
    ),
    stroke('M-66-478Q0-462 66-478', '#f3ead2', 17),
    stroke('M-66-478Q0-462 66-478', '#b3392f', 5),
    stroke('M30-470C80-440 70-400 96-380M30-470C40-430 20-410 34-370', '#f3ead2', 10),
  )
}

function grains(seed: number, cx: number, cy: number, rx: number, ry: number, count: number): string {
  const dice = createDice(seed)
  return times(count, () => {
    const [angle, far] = [dice(0, Math.PI * 2), Math.sqrt(dice())]
    return placed(
      [cx + Math.cos(angle) * far * rx, cy + Math.sin(angle) * far * ry, dice(0, 180)],
      ellipse(2, 3, 10, 5, '#7a6038', { opacity: 0.35 }),
      ellipse(0, 0, 10, 5, '#fffdf5'),
    )
  })
}

/** Five kilograms of rice and a wooden measure. */
export const rice: Motif = sheet =>
  room(sheet, ['#d6e0cf', '#b3c4a9'], ['#b98e5d', '#9d7447'], 640) +
  windowLight(sheet, 560, 50, 0.95) +
  riceBag(sheet, 420, 850, 1.16) +
  shadow(sheet, 778, 858, 120, 30, 1.2) +
  path('M650 690L906 690L888 858H668z', sheet.linear(ACROSS, ['#e9c78d', '#f5dcae', '#b88c50'])) +
  path('M650 690Q778 600 906 690z', '#fffdf5') +
  grains(3, 778, 676, 104, 30, 70) +
  stroke('M650 690H906', '#a97b3f', 9) +
  grains(11, 640, 900, 130, 26, 34)

/** A stand-up bag, 460 wide and 640 high, standing on the point given; `label` is drawn on it. */
export function coffeeBag(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  [light, dark]: readonly [string, string],
  label: string,
): string {
  const bag = 'M-190-610H190L212-560L230-60Q230 0 180 0H-180Q-230 0-230-60L-212-560z'
  return placed(
    [x, y, 0, scale],
    shadow(sheet, 0, 0, 220, 42, 1.2),
    path(bag, sheet.linear([0.2, 0, 0.8, 1], [light, dark])),
    group({ 'clip-path': sheet.clip(path(bag, '#000')) }, label),
    path('M-190-610H190L212-560H-212z', '#000000', { opacity: 0.2 }),
    stroke('M-200-584H200', '#ffffff', 3, { opacity: 0.35 }),
    path('M-230-60Q0 0 230-60Q230 0 180 0H-180Q-230 0-230-60z', '#000000', { opacity: 0.16 }),
    path(
      bag,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.25],
        [0.14, '#ffffff', 0.2],
        [0.3, '#ffffff', 0.02],
        [0.8, '#000000', 0],
        [1, '#000000', 0.34],
      ]),
    ),
    circle(0, -500, 12, '#000000', { opacity: 0.35 }),
    circle(0, -502, 9, '#ffffff', { opacity: 0.4 }),
  )
}

/** The label of the dark roast: the lighthouse at night. */
export function nightLabel(sheet: Sheet): string {
  const dice = createDice(4)
  return (
    rect(-170, -450, 340, 380, sheet.linear(DOWN, ['#101b33', '#22365c', '#41588a']), 8) +
    times(30, () =>
      circle(dice(-160, 160), dice(-440, -220), dice(1, 3), '#fff6d5', { opacity: dice(0.5, 1) }),
    ) +
    path('M0-284L-170-380V-300zM0-284L170-350V-260z', '#ffe9a3', { opacity: 0.5 }) +
    path('M-170-110q60-30 110-6t120-4t110-4v54h-340z', '#0b1426') +
    lighthouse(0, -104, 0.68, { wall: '#e9e4d6', band: '#c8452f', lamp: '#ffe9a3', roof: '#c8452f' })
  )
}

/** The label of the light roast: a calm sea in the morning. */
export function morningLabel(sheet: Sheet): string {
  return (
    rect(-170, -450, 340, 380, sheet.linear(DOWN, ['#fbd9b3', '#f7b98f', '#f2d7b8']), 8) +
    circle(40, -270, 66, '#fff3d0') +
    rect(-170, -250, 340, 180, sheet.linear(DOWN, ['#8fb9c6', '#5d94a8'])) +
    times(7, index =>
      stroke(`M${-20 - index * 6} ${-236 + index * 22}h${120 + index * 10}`, '#fff3d0', 6, {
        opacity: 0.75 - index * 0.08,
      }),
    ) +
    path('M-170-254q70-40 130 0z', '#6d8c86') +
    lighthouse(-104, -258, 0.28) +
    rect(-170, -74, 340, 6, '#ffffff', 0, { opacity: 0.5 })
  )
}

/** A bag of coffee and some of its beans. */
export function coffee(
  paper: readonly [string, string],
  label: (sheet: Sheet) => string,
  beans: readonly [string, string],
  wall: readonly [string, string],
  table: readonly [string, string],
): Motif {
  return sheet => {
    const dice = createDice(19)
    return (
      room(sheet, wall, table, 660) +
      windowLight(sheet, 90, 50, 0.95, 0.24) +
      coffeeBag(sheet, 500, 850, 1.1, paper, label(sheet)) +
      times(26, () => bean(dice(90, 910), dice(872, 950), dice(0, 180), dice(0.7, 0.95), beans))
    )
  }
}

/** An open box with its back above and its front below what stands in it. */
function box(sheet: Sheet, content: string): string {
  return (
    shadow(sheet, 500, 880, 360, 60, 1.2) +
    path('M190 540H810V640H190z', '#8f6c44') +
    path('M190 540L120 450L420 440L470 540z', sheet.linear(DOWN, ['#d9b27c', '#b88d56'])) +
    path('M810 540L880 450L580 440L530 540z', sheet.linear(DOWN, ['#cfa670', '#a97e49'])) +
    content +
    path(
      'M190 600H810V870Q810 890 790 890H210Q190 890 190 870z',
      sheet.linear(SLANT, ['#dcb683', '#c69a63', '#a97e49']),
    ) +
    path('M190 600L90 650L110 700L190 640zM810 600L910 650L890 700L810 640z', '#c69a63') +
    rect(190, 600, 620, 14, '#ffffff', 0, { opacity: 0.25 }) +
    rect(440, 600, 120, 290, '#ecd9b2', 0, { opacity: 0.8 }) +
    circle(500, 750, 84, '#fbf6ea') +
    circle(500, 750, 74, 'none', { stroke: '#b3392f', 'stroke-width': 6 }) +
    lighthouse(500, 800, 0.34, { wall: '#b3392f', band: '#fbf6ea', lamp: '#fbf6ea', roof: '#b3392f' })
  )
}

/** Two bags of coffee and a letter in a box, once a month. */
export const coffeeByPost: Motif = sheet =>
  room(sheet, ['#e8ddd0', '#cbb79f'], ['#93a7a3', '#788f8b'], 700) +
  windowLight(sheet, 90, 40) +
  box(
    sheet,
    placed(
      [680, 500, 12],
      rect(-110, -300, 220, 420, '#fffaf0', 4),
      times(8, index =>
        stroke(`M${80 - index * 22}-260V${40 - (index % 3) * 50}`, '#7d8794', 3, {
          opacity: 0.6,
          'stroke-dasharray': '16 7',
        }),
      ),
    ) +
      group(
        { transform: 'rotate(-4 370 700)' },
        coffeeBag(sheet, 375, 780, 0.74, ['#2a3956', '#141f36'], nightLabel(sheet)),
      ) +
      group(
        { transform: 'rotate(5 590 700)' },
        coffeeBag(sheet, 575, 800, 0.74, ['#f7efdf', '#dccdb0'], morningLabel(sheet)),
      ),
  )

/** A bag of rice in a box, and the six months that it comes. */
export const riceByPost: Motif = sheet =>
  room(sheet, ['#dfe6d6', '#b9c7ab'], ['#b98e5d', '#9d7447'], 700) +
  placed(
    [800, 240, 3],
    cast(sheet, rect(-130, -150, 260, 300, '#000'), 14, 18, 12, 0.3),
    rect(-130, -150, 260, 300, '#fdf9ee'),
    rect(-130, -150, 260, 56, '#b3392f'),
    times(6, index =>
      index < 2
        ? circle(-80 + (index % 3) * 80, -30 + Math.floor(index / 3) * 104, 28, '#7d9c5f')
        : circle(-80 + (index % 3) * 80, -30 + Math.floor(index / 3) * 104, 26, 'none', {
            stroke: '#b8ad97',
            'stroke-width': 6,
          }),
    ),
    stroke('M-94-30l10 12l20-24M-14-30l10 12l20-24', '#ffffff', 7),
  ) +
  windowLight(sheet, 80, 40) +
  box(sheet, riceBag(sheet, 480, 800, 1.02))
