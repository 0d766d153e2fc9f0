/** Lunch boxes and rice balls. */
import { cast, grain, ground, type Motif, room, shadow, windowLight } from './set.ts'
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

function riceGround(seed: number, [x, y, w, h]: readonly [number, number, number, number]): string {
  const dice = createDice(seed)
  return (
    rect(x, y, w, h, '#fbf8ee') +
    times(Math.round((w * h) / 420), () =>
      placed(
        [dice(x, x + w), dice(y, y + h), dice(0, 180)],
        ellipse(2, 2, 9, 4, '#d8d0ba', { opacity: 0.6 }),
        ellipse(0, 0, 9, 4, '#ffffff'),
      ),
    )
  )
}

function egg(sheet: Sheet, x: number, y: number, turn: number): string {
  return placed(
    [x, y, turn],
    rect(-62, -38, 124, 80, '#b9822f', 26, { opacity: 0.4 }),
    rect(-62, -44, 124, 80, sheet.linear(DOWN, ['#ffe08a', '#f4bf4b']), 26),
    stroke('M-30-8a24 20 0 1 1 24 22a14 12 0 1 1-6-22', '#d99b2b', 5),
  )
}

function salmon(sheet: Sheet): string {
  return placed(
    [690, 330, 10],
    path(
      'M-130-70Q0-110 130-60Q150 20 110 80Q0 50-110 76Q-150 0-130-70z',
      sheet.linear(SLANT, ['#f5a878', '#e8804f', '#c9602f']),
    ),
    times(5, index =>
      stroke(`M${-100 + index * 46}-74q16 70 ${index * 2} 140`, '#fbd0b0', 6, { opacity: 0.8 }),
    ),
    stroke('M-130-70Q0-110 130-60', '#6b5a4c', 10),
  )
}

function greens(): string {
  return times(9, index =>
    placed(
      [560 + (index % 3) * 34, 560 + Math.floor(index / 3) * 34, index * 33],
      circle(0, 0, 24, '#5f8f4a'),
      circle(-6, -6, 14, '#86b368'),
    ),
  )
}

function beans(): string {
  return times(12, index =>
    placed(
      [748 + (index % 4) * 26, 560 + Math.floor(index / 4) * 30, index * 40],
      ellipse(0, 0, 17, 12, '#4a2a22'),
      ellipse(-4, -4, 8, 4, '#a97a66'),
    ),
  )
}

function roots(): string {
  return times(16, index =>
    stroke(
      `M${560 + ((index * 37) % 120)} ${700 + ((index * 23) % 66)}l${30 - (index % 5) * 14} ${16 - (index % 3) * 14}`,
      index % 3 === 0 ? '#e07a33' : '#9c6f47',
      11,
    ),
  )
}

/** Today's lunch box. */
export const dailyLunch: Motif = sheet => {
  const box = rect(120, 190, 760, 640, '#000', 60)
  return (
    ground(sheet, '#cdb18a', '#ae8d62') +
    grain([0, 0, 1000, 1000], '#8a6840', 15, 20) +
    cast(sheet, box, 22, 34, 22, 0.45) +
    rect(120, 190, 760, 640, sheet.linear(SLANT, ['#e6c99a', '#cba872', '#a07c46']), 60) +
    rect(150, 220, 700, 580, '#8a6438', 44) +
    group(
      { 'clip-path': sheet.clip(rect(156, 230, 688, 564, '#000', 40)) },
      rect(150, 220, 700, 580, sheet.linear(SLANT, ['#b88d55', '#d4b07a'])),
      riceGround(3, [150, 220, 360, 590]),
      times(40, index =>
        circle(180 + ((index * 83) % 300), 300 + ((index * 131) % 440), 3, '#2b2a2c', { opacity: 0.7 }),
      ),
      circle(330, 500, 46, sheet.radial(0.36, 0.3, 0.8, ['#ea8a72', '#c9473f', '#8f2430'])),
      rect(500, 220, 18, 590, '#c79f67'),
      rect(510, 470, 350, 16, '#c79f67'),
      path('M520 420q60-90 160-60t160-20v140H520z', '#8fb26a'),
      salmon(sheet),
      egg(sheet, 590, 420, -16),
      egg(sheet, 690, 446, -8),
      path('M530 500h176q10 80 0 136h-176q-10-60 0-136z', '#e9e2d0'),
      greens(),
      path('M722 500h120v150h-120q-12-70 0-150z', '#d9e3c8'),
      beans(),
      roots(),
      circle(780, 720, 62, '#fdf8ec'),
      circle(780, 720, 52, '#f7d6d9'),
      circle(780, 720, 40, '#fdf8ec'),
      stroke('M760 720a20 20 0 1 1 20 20', '#e69aa6', 8),
    ) +
    placed(
      [500, 902, -2],
      cast(sheet, rect(-330, -12, 660, 24, '#000'), 10, 16, 8, 0.4),
      rect(-330, -18, 660, 13, sheet.linear(DOWN, ['#7d4a33', '#532d1e']), 6),
      rect(-330, 6, 660, 13, sheet.linear(DOWN, ['#7d4a33', '#532d1e']), 6),
      rect(110, -24, 70, 50, '#fbf6ea', 3),
      stroke('M118-14h54M118 14h54', '#b3392f', 4),
    )
  )
}

function cutlet(sheet: Sheet): string {
  const dice = createDice(78)
  return placed(
    [380, 360, -10],
    cast(
      sheet,
      path('M-170-70Q-20-120 150-80Q190 0 150 70Q0 110-150 80Q-200 0-170-70z', '#000'),
      8,
      12,
      8,
      0.45,
    ),
    path(
      'M-170-70Q-20-120 150-80Q190 0 150 70Q0 110-150 80Q-200 0-170-70z',
      sheet.linear(SLANT, ['#e8b25e', '#c98a36', '#96601f']),
    ),
    times(110, () =>
      circle(dice(-150, 150), dice(-76, 76), dice(3, 8), dice() > 0.5 ? '#f4cf8a' : '#a86f28', {
        opacity: 0.7,
      }),
    ),
  )
}

/** The lunch box with seaweed. */
export const seaweedLunch: Motif = sheet => {
  const dice = createDice(77)
  const box = rect(150, 170, 700, 660, '#000', 50)
  const roll = (x: number, y: number, turn: number) =>
    placed(
      [x, y, turn],
      cast(sheet, rect(-120, -36, 240, 72, '#000', 34), 6, 10, 6, 0.4),
      rect(-120, -36, 240, 72, sheet.linear(DOWN, ['#e6c07a', '#c1943f']), 34),
      times(40, () => circle(dice(-100, 100), dice(-28, 28), dice(2, 5), '#4f6b3a', { opacity: 0.8 })),
      ellipse(112, 0, 20, 32, '#f6ecd6'),
      ellipse(112, 0, 9, 16, '#b98a4a'),
    )
  return (
    ground(sheet, '#37424a', '#232b31') +
    cast(sheet, box, 22, 34, 22, 0.55) +
    rect(150, 170, 700, 660, sheet.linear(SLANT, ['#4a3a34', '#2c211d']), 50) +
    rect(176, 196, 648, 608, '#8f2f25', 34) +
    group(
      { 'clip-path': sheet.clip(rect(182, 202, 636, 596, '#000', 32)) },
      riceGround(9, [182, 202, 640, 600]),
      path(
        `M206 226${times(12, () => `l49 ${dice(-8, 8)}`)}L800 776${times(12, () => `l-49 ${dice(-8, 8)}`)}z`,
        sheet.linear(SLANT, ['#2c3a30', '#18211c']),
      ),
      times(60, () => circle(dice(210, 790), dice(230, 770), dice(1.5, 4), '#5f7a62', { opacity: 0.5 })),
      stroke('M206 500H800M500 226V776', '#0f1613', 3, { opacity: 0.7 }),
    ) +
    cutlet(sheet) +
    roll(650, 330, 56) +
    roll(690, 500, -12) +
    times(24, index =>
      stroke(
        `M${270 + ((index * 31) % 170)} ${620 + ((index * 47) % 110)}l${34 - (index % 5) * 15} ${20 - (index % 4) * 13}`,
        index % 4 === 0 ? '#e07a33' : '#8f6238',
        12,
      ),
    ) +
    times(4, index =>
      placed(
        [580 + index * 56, 690 + (index % 2) * 14, -8],
        cast(sheet, circle(0, 0, 46, '#000'), 5, 8, 5, 0.4),
        circle(0, 0, 46, '#f7d44f'),
        circle(-4, -5, 37, '#fbe27f'),
      ),
    ) +
    path('M540 240q40-40 84 0q-4 40-42 44q-40-4-42-44z', '#fbfaf2') +
    path('M760 650l40 90l-80 10z', '#f6f3ea')
  )
}

function riceBall(sheet: Sheet, x: number, y: number, scale: number, seaweed: boolean): string {
  const shape = 'M-150 120Q-190 100-166 50L-46-140Q0-190 46-140L166 50Q190 100 150 120Q0 150-150 120z'
  const dice = createDice(Math.round(x))
  return placed(
    [x, y, 0, scale],
    shadow(sheet, 0, 126, 150, 26, 1.1),
    path(shape, sheet.linear(SLANT, ['#ffffff', '#f6f2e6', '#d9d1bd'])),
    group(
      { 'clip-path': sheet.clip(path(shape, '#000')) },
      times(150, () =>
        placed(
          [dice(-170, 170), dice(-170, 130), dice(0, 180)],
          ellipse(2, 2, 10, 4.5, '#cfc6b0', { opacity: 0.5 }),
          ellipse(0, 0, 10, 4.5, '#ffffff'),
        ),
      ),
      path(
        shape,
        sheet.linear(ACROSS, [
          [0, '#ffffff', 0],
          [0.6, '#000000', 0.02],
          [1, '#000000', 0.2],
        ]),
      ),
    ),
    seaweed
      ? path('M-66-20H66L76 134Q0 146-76 134z', sheet.linear(SLANT, ['#33443a', '#18211c'])) +
          stroke('M-40 20h70M-46 70h60', '#5f7a62', 3, { opacity: 0.6 })
      : circle(0, -44, 24, sheet.radial(0.36, 0.3, 0.8, ['#ea8a72', '#c9473f', '#8f2430'])),
  )
}

/** Two rice balls with pickled radish on a bamboo leaf. */
export const riceBalls: Motif = sheet =>
  room(sheet, ['#d9e4e6', '#b3c8cd'], ['#c39a68', '#a77d4d'], 520) +
  windowLight(sheet, 90, 20, 0.9) +
  ellipse(500, 760, 420, 130, '#000000', { opacity: 0.25, filter: sheet.blur(20) }) +
  path(
    'M70 740Q300 600 540 650T940 700Q760 860 480 860T70 740z',
    sheet.linear(SLANT, ['#8fb26a', '#5f8a4a', '#3f6636']),
  ) +
  times(9, index =>
    stroke(
      `M100 ${742 + (index - 4) * 3}Q420 ${640 + index * 24} 916 ${702 + (index - 4) * 3}`,
      '#d6e8b8',
      2,
      { opacity: 0.5 },
    ),
  ) +
  riceBall(sheet, 360, 590, 1.2, true) +
  riceBall(sheet, 640, 640, 1.16, false) +
  times(3, index =>
    placed(
      [800 + index * 34, 770 - index * 12, 12],
      cast(sheet, ellipse(0, 0, 50, 34, '#000'), 4, 8, 5, 0.4),
      ellipse(0, 8, 50, 34, '#d9a92b'),
      ellipse(0, 0, 50, 34, '#f7d44f'),
      ellipse(-4, -3, 38, 24, '#fbe691'),
    ),
  )
