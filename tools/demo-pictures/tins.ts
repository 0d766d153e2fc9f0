/** Tea and biscuits in tins. */
import { leaf, lighthouse, waves } from './patterns.ts'
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

/** Roasted tea in a tin covered with paper. */
export const tea: Motif = sheet => {
  const paper = waves(sheet, '#efe6cf', '#7f9a6d', 76)
  const tin = 'M300 330V770Q300 830 470 830T640 770V330z'
  const round = sheet.linear(ACROSS, [
    [0, '#000000', 0.3],
    [0.2, '#ffffff', 0.22],
    [0.45, '#ffffff', 0],
    [1, '#000000', 0.36],
  ])
  const dice = createDice(12)
  return (
    room(sheet, ['#efe6d4', '#dacaab'], ['#5f4a3a', '#4a382b'], 650) +
    windowLight(sheet, 560, 50, 0.95) +
    shadow(sheet, 475, 812, 175, 46, 1.4) +
    path(tin, paper) +
    path(tin, round) +
    path('M292 240V360Q292 414 470 414T648 360V240z', '#5f7a52') +
    path('M292 240V360Q292 414 470 414T648 360V240z', round) +
    ellipse(470, 240, 178, 54, sheet.linear(SLANT, ['#8aa57a', '#5f7a52'])) +
    ellipse(470, 238, 150, 42, 'none', { stroke: '#efe6cf', 'stroke-width': 3, opacity: 0.6 }) +
    rect(392, 480, 156, 240, '#fbf6ea', 4) +
    leaf(452, 640, -24, 110, '#6d8c46') +
    leaf(488, 640, 26, 120, '#88a85c') +
    stroke('M420 676h100', '#b3392f', 6) +
    shadow(sheet, 810, 848, 110, 26, 1.2) +
    ellipse(810, 832, 140, 44, '#e9e1d0') +
    ellipse(810, 826, 112, 30, '#cfc5ae') +
    times(46, () =>
      placed(
        [810 + dice(-92, 92), 820 + dice(-18, 14), dice(0, 180)],
        path('M-18 0Q0-9 18 0Q0 7-18 0z', dice() > 0.5 ? '#55663a' : '#74863f'),
      ),
    )
  )
}

/** A biscuit in the shape of the lighthouse. */
function biscuit(sheet: Sheet, x: number, y: number, turn: number, scale = 1): string {
  const shape = 'M-50 96L-36-40H-46V-60H-32V-96Q0-132 32-96V-60H46V-40H36L50 96z'
  return placed(
    [x, y, turn, scale],
    cast(sheet, path(shape, '#000'), 7, 11, 7, 0.4),
    path(shape, sheet.linear(SLANT, ['#f3cf8e', '#dda85c', '#b97c35']), {
      stroke: '#b3782f',
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    stroke('M-38-10H38M-42 34H42', '#a86c28', 6),
    times(3, index => circle(0, -70 + index * 58, 6, '#9c6223')),
  )
}

/** The biscuit tin, open, with what is in it. On no ground when `bare`. */
export function biscuitTin(bare: boolean): Motif {
  return sheet => {
    const side = 'M150 470V700Q150 800 460 800T770 700V470z'
    const round = sheet.linear(ACROSS, [
      [0, '#000000', 0.3],
      [0.16, '#ffffff', 0.3],
      [0.4, '#ffffff', 0.02],
      [0.8, '#000000', 0],
      [1, '#000000', 0.34],
    ])
    const inside = ellipse(460, 470, 296, 92, '#000')
    return (
      (bare
        ? ''
        : room(sheet, ['#cfe1e6', '#a5c5cf'], ['#efe2c9', '#dcc8a3'], 600) +
          windowLight(sheet, 90, 30, 0.9)) +
      shadow(sheet, 466, 776, 320, 60, bare ? 0.9 : 1.1) +
      placed(
        [780, 560],
        shadow(sheet, 0, 220, 110, 30),
        ellipse(0, 20, 130, 226, '#b7aa93', { transform: 'rotate(14)' }),
        ellipse(-14, 14, 130, 226, sheet.linear(SLANT, ['#fbf6ea', '#e6dac2']), { transform: 'rotate(14)' }),
        ellipse(-14, 14, 112, 204, 'none', {
          transform: 'rotate(14)',
          stroke: '#c8452f',
          'stroke-width': 10,
        }),
        placed([-24, 110, 14], lighthouse(0, 0, 0.66)),
      ) +
      path(side, '#f7f1e4') +
      group(
        { 'clip-path': sheet.clip(path(side, '#000')) },
        path('M150 560Q150 660 460 660T770 560V690Q770 790 460 790T150 690z', '#c8452f'),
        path('M150 574Q150 674 460 674T770 574', 'none', { stroke: '#f7f1e4', 'stroke-width': 4 }),
        lighthouse(460, 770, 0.3, { wall: '#f7f1e4', band: '#e9b8a2', lamp: '#f6cf6b', roof: '#f7f1e4' }),
      ) +
      path(side, round) +
      ellipse(460, 470, 310, 104, '#e2d6bf') +
      ellipse(460, 470, 296, 92, sheet.linear(DOWN, ['#8f836c', '#cfc3aa'])) +
      group(
        { 'clip-path': sheet.clip(inside + rect(150, 200, 620, 270, '#000')) },
        path('M170 470q60-70 140-40t160-20t150 20t140 40q-40 110-300 110T170 470z', '#fdf8ec'),
        times(6, index => biscuit(sheet, 250 + index * 86, 450 + (index % 2) * 26, -28 + index * 11, 0.92)),
      ) +
      biscuit(sheet, 250, 890, -64, 0.9) +
      biscuit(sheet, 420, 910, 80, 0.9)
    )
  }
}
