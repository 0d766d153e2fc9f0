/** Plates, large and small, from above. */
import { lighthouse, pine, plover } from './patterns.ts'
import { cast, ground, type Motif } from './set.ts'
import { circle, createDice, DOWN, group, path, placed, type Sheet, stroke, times } from './sheet.ts'

/** A white slip plate from above, with a grilled fish. */
export const slipPlate: Motif = sheet => {
  const dice = createDice(21)
  const crackle = times(26, () => {
    const [x, y] = [dice(200, 800), dice(200, 800)]
    return stroke(
      `M${x} ${y}l${dice(-50, 50)} ${dice(-50, 50)}l${dice(-40, 40)} ${dice(-40, 40)}`,
      '#b9a98d',
      1.6,
      { opacity: 0.4 },
    )
  })
  const plate = circle(500, 510, 340, '#000')
  return (
    ground(sheet, '#7f8f86', '#5f7169') +
    linen(sheet, '#dfe0d2') +
    cast(sheet, plate, 22, 30, 24, 0.4) +
    circle(500, 510, 340, sheet.linear([0.1, 0, 0.9, 1], ['#fffdf6', '#efe7d6', '#d8ccb4'])) +
    circle(500, 510, 300, sheet.radial(0.62, 0.66, 0.7, ['#fbf6ea', '#f1e9d8', '#ddd1ba'])) +
    circle(500, 510, 338, 'none', { stroke: '#a98e6a', 'stroke-width': 5, opacity: 0.6 }) +
    group({ 'clip-path': sheet.clip(circle(500, 510, 330, '#000')) }, crackle) +
    fish(sheet)
  )
}

function linen(sheet: Sheet, colour: string): string {
  const cloth = 'M90 330L760 120L930 700L250 910z'
  return (
    cast(sheet, path(cloth, '#000'), 14, 18, 16, 0.3) +
    path(cloth, colour) +
    stroke('M120 400L785 190M275 860L905 655', '#8aa0a0', 8, { opacity: 0.6 }) +
    stroke('M128 424L792 214M268 836L898 631', '#8aa0a0', 3, { opacity: 0.6 })
  )
}

function fish(sheet: Sheet): string {
  const body =
    'M235 520C300 440 470 410 610 470C650 486 680 500 702 506L780 440C786 480 786 540 776 590L700 540C640 580 540 610 440 600C340 592 270 566 235 520z'
  const marks = times(5, index =>
    stroke(`M${360 + index * 62} ${455 + Math.abs(index - 2) * 6}q18 60 -4 120`, '#6d3d1c', 13, {
      opacity: 0.55,
    }),
  )
  return (
    cast(sheet, path(body, '#000'), 8, 14, 10, 0.35) +
    path(body, sheet.linear(DOWN, ['#8f6234', '#c99655', '#ecd9ae', '#c79d62'])) +
    group(
      { 'clip-path': sheet.clip(path(body, '#000')) },
      marks,
      stroke('M300 470q30 46 -2 96', '#7a4a22', 6),
    ) +
    circle(278, 502, 11, '#fff6e0') +
    circle(278, 502, 6, '#2b1d12') +
    path('M390 650q20-60 80-50q40 6 36 50z', '#f4efe3') +
    path('M560 660c30-30 74-20 84 10c-20 16-66 14-84-10z', '#e7b93c') +
    stroke('M574 656c20-14 42-12 58 6', '#fff2bd', 5)
  )
}

/** Five small plates, each painted by hand. */
export const fivePlates: Motif = sheet => {
  const ink = '#2f5586'
  const plate = (x: number, y: number, figure: string) =>
    placed(
      [x, y],
      cast(sheet, circle(0, 0, 150, '#000'), 12, 18, 14, 0.36),
      circle(0, 0, 150, sheet.linear([0.1, 0, 0.9, 1], ['#ffffff', '#f2f1ec', '#d5d5d2'])),
      circle(0, 0, 141, 'none', { stroke: ink, 'stroke-width': 4 }),
      circle(0, 0, 118, sheet.radial(0.6, 0.65, 0.7, ['#ffffff', '#f5f5f1', '#dddeda'])),
      figure,
    )
  const sea = group(
    { 'clip-path': sheet.clip(circle(0, 0, 112, '#000')) },
    times(4, index =>
      stroke(`M-130 ${-20 + index * 38}${times(4, () => 'q18 -34 36 0t36 0')}`, ink, 9 - index),
    ),
  )
  const moon =
    circle(0, 0, 64, ink, { opacity: 0.9 }) +
    circle(28, -18, 56, '#f7f7f3') +
    stroke('M-70 82q70 -22 140 0', ink, 7)
  return (
    ground(sheet, '#e9d9c1', '#d6bf9d') +
    plate(260, 300, sea) +
    plate(740, 280, plover(-20, 8, 1.25, ink) + plover(40, -50, 0.6, ink)) +
    plate(500, 520, moon) +
    plate(250, 740, pine(0, 0, 1.1, ink)) +
    plate(
      750,
      740,
      lighthouse(0, 88, 0.6, { wall: '#dfe8f0', band: ink, lamp: '#f7f7f3', roof: ink }) +
        stroke('M-70 92h140', ink, 7),
    )
  )
}
