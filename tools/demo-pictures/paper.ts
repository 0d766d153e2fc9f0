/** Letter paper, drawings and patterns. */
import { lighthouse, waves } from './patterns.ts'
import { cast, grain, ground, type Motif } from './set.ts'
import {
  ACROSS,
  circle,
  createDice,
  DOWN,
  group,
  path,
  placed,
  rect,
  type Sheet,
  stroke,
  times,
} from './sheet.ts'

/** A pad of letter paper with a pen. */
export const letterPad: Motif = sheet => {
  const dice = createDice(31)
  const page = (x: number, y: number, turn: number, ink: boolean) =>
    placed(
      [x, y, turn],
      cast(sheet, rect(-135, -330, 270, 660, '#000'), 14, 20, 14, 0.3),
      path(
        `M-135-330${times(9, () => `l30 ${dice(-2, 2)}`)}L135 330${times(9, () => `l-30 ${dice(-2, 2)}`)}z`,
        '#fdf9ee',
      ),
      times(8, index => stroke(`M${-98 + index * 28}-270V250`, '#c98d7e', 1.8, { opacity: 0.7 })),
      rect(-135, -330, 270, 30, '#2f4a6b'),
      lighthouse(-86, 306, 0.13, { wall: '#2f4a6b', band: '#fdf9ee', lamp: '#fdf9ee', roof: '#2f4a6b' }),
      ink
        ? times(4, line =>
            times(7 + (line % 2) * 3, index => brushMark(dice, 84 - line * 28, -240 + index * 42)),
          )
        : '',
      times(3, index => brushMark(dice, -100, 150 + index * 38, '#2a2a2c')),
    )
  return (
    ground(sheet, '#7f4a3c', '#5d332a') +
    page(640, 520, 7, false) +
    page(390, 490, -6, true) +
    placed(
      [740, 480, 28],
      cast(sheet, rect(-17, -330, 34, 560, '#000', 17), 20, 28, 12, 0.45),
      rect(-18, -330, 36, 330, sheet.linear(ACROSS, ['#1d2c44', '#44608a', '#16233a']), 18),
      rect(-18, 0, 36, 190, sheet.linear(ACROSS, ['#22344f', '#4f6d99', '#1a2942']), 6),
      rect(-20, -12, 40, 16, '#d8b45a', 3),
      path('M-15 190L15 190L3 286Q0 292-3 286z', sheet.linear(ACROSS, ['#caa24a', '#f4dd97', '#9c7a2f'])),
      stroke('M0 226V284', '#5d4717', 2.5),
      rect(12, -300, 10, 150, '#d8b45a', 5),
    )
  )
}

/** A stroke or two as handwriting has them from afar; no letter. */
function brushMark(
  dice: (low?: number, high?: number) => number,
  x: number,
  y: number,
  ink = '#2f3b52',
): string {
  const jot = () => `M${x + dice(-9, 0)} ${y + dice(-12, 12)}l${dice(4, 16)} ${dice(-8, 8)}`
  return stroke(`${jot()}${jot()}${jot()}M${x} ${y - 12}q${dice(-8, 8)} 14 ${dice(-6, 6)} 24`, ink, 3.4)
}

/** A carpenter's drawing of a step stool, since there is none yet. */
export const stoolDrawing: Motif = sheet => {
  const squares = sheet.tile(40, 40, stroke('M40 0V40M0 40H40', '#9fb8c8', 1.4, { opacity: 0.7 }))
  const pencil = (d: string, width = 4) =>
    stroke(d, '#3c3a3a', width, { opacity: 0.85 }) +
    stroke(d, '#3c3a3a', 1.5, { opacity: 0.4, transform: 'translate(3 2)' })
  const stool =
    'M250 400L640 370L760 430L360 468zM250 400V432L360 502V468M360 502L760 462V430M292 460L262 720L306 746L340 490M396 498L384 766L430 770L440 494M700 468L724 726L764 714L738 464M330 640L388 664M432 672L718 628M432 704L720 656'
  return (
    ground(sheet, '#8a6a4a', '#6d5036') +
    grain([0, 0, 1000, 1000], '#4a3320', 6, 22) +
    placed(
      [500, 510, -4],
      cast(sheet, rect(-400, -420, 800, 840, '#000'), 18, 26, 16, 0.45),
      rect(-400, -420, 800, 840, '#f5f2e8'),
      rect(-400, -420, 800, 840, squares),
      path('M400 420L300 420L400 320z', '#d8d3c2'),
      placed(
        [-500, -510],
        pencil(stool),
        pencil('M820 430V726M806 430h28M806 726h28', 2.5),
        pencil('M300 800L740 776M296 786l6 28M736 762l6 28', 2.5),
        pencil('M470 240C520 210 590 220 610 262', 2.5),
        stroke('M604 250l8 16l12-12', '#3c3a3a', 2.5),
        circle(360, 250, 40, 'none', { stroke: '#c8452f', 'stroke-width': 4, opacity: 0.7 }),
        stroke('M340 254l14 16l28-38', '#c8452f', 5, { opacity: 0.8 }),
      ),
    ) +
    placed(
      [780, 850, -28],
      cast(sheet, rect(-190, -17, 360, 34, '#000'), 12, 16, 8, 0.45),
      rect(-150, -17, 300, 34, sheet.linear(DOWN, ['#f2c14e', '#d99b2b', '#b57a1c'])),
      path('M-150-17L-206 0L-150 17z', '#ecd3a6'),
      path('M-188-5L-206 0L-188 5z', '#33302e'),
      rect(150, -17, 30, 34, '#b9b9b9'),
      rect(180, -17, 34, 34, '#d9776a', 10),
    )
  )
}

function azumaBag(sheet: Sheet): string {
  const paint = waves(sheet, '#f4f1e6', '#33587f', 80)
  const bag = 'M-24-210Q-90-150-150-80Q-250 20-214 120Q-180 210 0 210T214 120Q250 20 150-80Q90-150 24-210z'
  const ears =
    'M-20-200C-110-330-190-320-180-270C-170-210-90-190-20-180zM20-200C90-320 170-330 176-280C170-210 90-190 20-180z'
  return placed(
    [650, 690, 6, 1.08],
    cast(sheet, path(bag + ears, '#000'), 16, 22, 14, 0.4),
    path(ears, paint),
    path(ears, '#16304d', { opacity: 0.18 }),
    path(bag, paint),
    path(
      bag,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.24],
        [0.3, '#ffffff', 0.16],
        [0.6, '#ffffff', 0],
        [1, '#000000', 0.32],
      ]),
    ),
    stroke('M-10-190Q-70-40-190 60M10-190Q20-60 150 10', '#16304d', 7, { opacity: 0.4 }),
    stroke('M-4-190Q-40-60-60 40M4-190Q60-100 90-80', '#16304d', 6, { opacity: 0.25 }),
    rect(-40, -224, 80, 58, '#23446a', 26),
    stroke('M-22-210Q0-190-16-176M16-214Q4-196 20-178', '#f4f1e6', 5, { opacity: 0.6 }),
  )
}

/** The azuma bag sewn from one towel, on the sheet that tells how. */
export const azumaPattern: Motif = sheet => {
  const step = (x: number, y: number, shape: string) =>
    placed([x, y], rect(-74, -60, 148, 120, '#f1ece0', 8), shape)
  const dashed = { 'stroke-dasharray': '8 7' }
  return (
    ground(sheet, '#e5c9b3', '#c9a487') +
    placed(
      [420, 470, -5],
      cast(sheet, rect(-300, -400, 600, 800, '#000'), 16, 24, 16, 0.35),
      rect(-300, -400, 600, 800, '#fdfbf4'),
      rect(-260, -360, 520, 8, '#33587f'),
      rect(-260, -340, 300, 16, '#33587f', 6, { opacity: 0.8 }),
      step(
        -172,
        -220,
        rect(-56, -20, 112, 40, '#8fabc4') + stroke('M-18-30V30M20-30V30', '#c8452f', 3, dashed),
      ),
      step(
        0,
        -220,
        path('M-56 20V-20H20L-18 20zM56-20V20H-18L20-20z', '#8fabc4') +
          stroke('M-18 20L20-20', '#c8452f', 3, dashed),
      ),
      step(
        172,
        -220,
        path('M-50 24L0-36L50 24z', '#8fabc4') + stroke('M-24 24L0-6L24 24', '#c8452f', 3, dashed),
      ),
      times(2, index => stroke(`M${-88 + index * 172}-220h14l-6-6m6 6l-6 6`, '#7d8794', 3)),
      times(7, index => rect(-260, -120 + index * 24, 520 - ((index * 67) % 180), 8, '#b9b3a4', 4)),
      rect(-260, 80, 240, 270, '#f1ece0', 6),
      path('M-230 320V120H-50z', 'none', { stroke: '#7d8794', 'stroke-width': 3, 'stroke-dasharray': '8 7' }),
    ) +
    azumaBag(sheet) +
    placed(
      [190, 850, 28],
      stroke('M-120 0H120', '#c9ced2', 7),
      circle(-128, 0, 9, 'none', { stroke: '#c9ced2', 'stroke-width': 5 }),
      stroke('M-132 0C-200-60-130-120-60-90S60-140 110-100', '#c8452f', 4),
    )
  )
}

function scissors(sheet: Sheet): string {
  return placed(
    [770, 720, -34],
    cast(sheet, path('M-10-190L8-190L14 20L-14 20z', '#000'), 14, 18, 10, 0.4),
    path('M-22-190L-4-200L22 20L-4 26z', sheet.linear(ACROSS, ['#f3f5f6', '#aab3b8'])),
    path('M22-190L4-200L-22 20L4 26z', sheet.linear(ACROSS, ['#dfe4e6', '#8f999f'])),
    circle(0, 4, 8, '#5a6369'),
    stroke('M8 22C40 60 70 90 60 130S-6 140-4 90S-4 50-4 26', '#2f4a6b', 15),
    stroke('M-8 22C-40 60-70 90-60 130S6 140 4 90S4 50 4 26', '#2f4a6b', 15),
  )
}

/** The sheets of the apron's pattern, with a tape measure. */
export const apronPattern: Motif = sheet => {
  const page = (x: number, y: number, turn: number, shapes: string) =>
    placed(
      [x, y, turn],
      cast(sheet, rect(-230, -310, 460, 620, '#000'), 12, 18, 14, 0.32),
      rect(-230, -310, 460, 620, '#fdfbf4'),
      rect(-206, -286, 412, 572, 'none', 0, {
        stroke: '#b9b3a4',
        'stroke-width': 2,
        'stroke-dasharray': '10 8',
      }),
      shapes,
    )
  const dashed = { 'stroke-dasharray': '14 8' }
  const front = 'M-90-250Q0-210 90-250L120-130Q160-90 176-50L190 270H-190L-176-50Q-160-90-120-130z'
  const cross = (x: number, y: number) => stroke(`M${x - 12} ${y}h24M${x} ${y - 12}v24`, '#c8452f', 3)
  const tape = 'M40 900C200 780 360 980 520 880S800 760 960 860'
  return (
    ground(sheet, '#8fa09a', '#6d807a') +
    page(
      650,
      400,
      9,
      path('M-150-230H150V-40Q150-10 120-10H-120Q-150-10-150-40z', '#f0e0c4') +
        stroke('M-150-230H150V-40Q150-10 120-10H-120Q-150-10-150-40z', '#3b4a57', 4) +
        stroke('M0-230V-10', '#3b4a57', 3, dashed) +
        path('M-60 60H-10V270H-60z', '#f0e0c4') +
        stroke('M-60 60H-10V270H-60zM40 60H90V270H40z', '#3b4a57', 4) +
        cross(-190, 20) +
        cross(190, 20),
    ) +
    page(
      370,
      460,
      -6,
      path(front, '#e3d6ba') +
        stroke(front, '#3b4a57', 4) +
        stroke(
          'M-76-226Q0-190 76-226L104-120Q144-84 158-44L170 250H-170L-158-44Q-144-84-104-120z',
          '#3b4a57',
          3,
          dashed,
        ) +
        stroke('M0-160V180M0-160l-10 18M0-160l10 18M0 180l-10-18M0 180l10-18', '#3b4a57', 3) +
        cross(-200, 0) +
        cross(200, 0) +
        circle(-180, -260, 22, '#c8452f') +
        stroke('M-188-254l8-14v26', '#ffffff', 5),
    ) +
    group(
      { filter: sheet.blur(8), opacity: 0.35, transform: 'translate(8 14)' },
      stroke(tape, '#000000', 46),
    ) +
    stroke(tape, '#f2c14e', 48, { 'stroke-linecap': 'butt' }) +
    stroke(tape, '#5d4717', 22, {
      'stroke-dasharray': '3 19',
      'stroke-linecap': 'butt',
      transform: 'translate(0 12)',
    }) +
    stroke(tape, '#f7d985', 6, { transform: 'translate(0 -18)' }) +
    scissors(sheet)
  )
}
