/** Cups, glasses and a vase. */
import { gleam, ground, type Motif, room, shadow, steam, type Vessel, vessel, windowLight } from './set.ts'
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
  SLANT,
  stroke,
  times,
} from './sheet.ts'

const CUP_GLAZES: readonly (readonly [body: readonly string[], drip: string])[] = [
  [['#7d97a8', '#4f6e85', '#2f4a61'], '#dbe6ea'],
  [['#c58a63', '#a2623f', '#6d3a24'], '#f0d6b4'],
  [['#e4ddcd', '#c8bda6', '#978a72'], '#7f98a0'],
  [['#93a284', '#6d7f60', '#45543e'], '#dfe6c8'],
  [['#5a4a52', '#41343d', '#271f26'], '#c08a9a'],
  [['#dba94f', '#bf8434', '#80541f'], '#fbe9b5'],
]

/** Six cups, no two alike. */
export const cups: Motif = sheet => {
  const cup = (index: number) => {
    const [cx, top] = [230 + (index % 3) * 270, index < 3 ? 230 : 600]
    const [body, drip] = CUP_GLAZES[index] ?? CUP_GLAZES[0] ?? [[], '']
    const shape: Vessel = {
      cx,
      top,
      profile: [
        [0, 100],
        [120, 88],
        [200, 74],
        [206, 70],
      ],
      glaze: body,
      inside: [body[2] ?? '', body[0] ?? ''],
      rim: drip,
      tilt: 0.26,
    }
    const dice = createDice(index * 13 + 4)
    const run = `M${cx - 120} ${top - 30}h240v${dice(50, 90)}q-20 ${dice(30, 70)} -40 0t-40 ${dice(-10, 20)}t-40 0t-40 ${dice(-10, 10)}t-80 0z`
    return (
      shadow(sheet, cx, top + 208, 84, 22) +
      vessel(sheet, shape, { decor: path(run, drip, { opacity: 0.75, filter: sheet.blur(5) }) }) +
      gleam(sheet, `M${cx - 68} ${top + 50}l8 110`, 12, 0.5)
    )
  }
  const shelf = (y: number) =>
    rect(0, y, 1000, 34, sheet.linear(DOWN, ['#c99d6c', '#9b6f43'])) +
    rect(0, y + 34, 1000, 46, '#000', 0, { opacity: 0.12, filter: sheet.blur(14) })
  return ground(sheet, '#f1e8da', '#dccbb2') + shelf(438) + shelf(808) + times(6, cup)
}

/** The tea cup that is a small lighthouse. */
export const lighthouseCup: Motif = sheet => {
  const shape: Vessel = {
    cx: 500,
    top: 330,
    profile: [
      [0, 185],
      [200, 183],
      [360, 176],
      [400, 160],
      [412, 150],
    ],
    glaze: ['#fffdf8', '#f6f1e7', '#ddd4c4'],
    inside: ['#d8cfbf', '#fbf8f1'],
    rim: '#fffdf9',
  }
  const band = path('M300 470q200 74 400 0v70q-200 74 -400 0z', '#c8402d')
  const tea = ellipse(500, 352, 166, 34, sheet.radial(0.4, 0.3, 0.8, ['#c7cf7b', '#a5b156', '#838f3d']))
  return (
    room(sheet, ['#bcd3de', '#93b4c6'], ['#efe3cf', '#dcc9ab']) +
    path('M0 600c160-30 300-26 460-8s380 10 540-12v40H0z', '#7da0b2', { opacity: 0.5 }) +
    windowLight(sheet, 600, 80, 0.8) +
    shadow(sheet, 505, 742, 190, 44) +
    vessel(sheet, shape, { decor: band, content: tea }) +
    gleam(sheet, 'M352 410q2 150 14 280', 20, 0.7) +
    steam(sheet, 500, 310, 240)
  )
}

/** A vase on which the path of the flame has stayed, from blue ash to scarlet. */
export const kilnVase: Motif = sheet => {
  const shape: Vessel = {
    cx: 500,
    top: 230,
    tilt: 0.22,
    profile: [
      [0, 92],
      [30, 74],
      [80, 70],
      [170, 150],
      [300, 212],
      [440, 190],
      [560, 120],
      [590, 116],
    ],
    glaze: ['#7f97a3', '#8b8f92', '#b5674a', '#c8452f', '#6d2a22'],
    inside: ['#2f2622', '#5d5148'],
    rim: '#b7c2c4',
    from: [0.1, 0, 0.9, 1],
  }
  const dice = createDice(40)
  const flame =
    path('M250 900C330 760 300 640 420 560S560 430 760 380V900z', '#d9542f', {
      opacity: 0.55,
      filter: sheet.blur(22),
    }) +
    path('M250 300C360 380 420 420 560 360S720 300 760 330V200H250z', '#9fb7bf', {
      opacity: 0.5,
      filter: sheet.blur(20),
    }) +
    times(60, () =>
      circle(dice(290, 700), dice(330, 800), dice(1.5, 4.5), dice() > 0.5 ? '#3a241f' : '#e8d8b8', {
        opacity: 0.45,
      }),
    )
  return (
    room(sheet, ['#e6e0d6', '#c9c0b2'], ['#3b332e', '#2a2420'], 740) +
    windowLight(sheet, 90, 90, 1) +
    shadow(sheet, 510, 828, 170, 34, 1.4) +
    vessel(sheet, shape, { decor: flame }) +
    gleam(sheet, 'M330 480q-6 120 50 220', 26, 0.4) +
    stroke('M505 236C520 150 470 110 500 40', '#6b5a3d', 7) +
    times(3, index => circle(478 + index * 22, 60 + index * 44, 13, '#f3e6da'))
  )
}

/** A cup of coffee on a saucer. */
export const hotCoffee: Motif = sheet => {
  const cup = 'M270 470H650Q650 640 590 720Q560 752 520 752H400Q360 752 330 720Q270 640 270 470z'
  const round = sheet.linear(ACROSS, [
    [0, '#000000', 0.2],
    [0.2, '#ffffff', 0.3],
    [0.45, '#ffffff', 0.02],
    [1, '#000000', 0.34],
  ])
  return (
    room(sheet, ['#e9d9c4', '#cfb493'], ['#7a5336', '#5f3f28'], 600) +
    windowLight(sheet, 520, 30, 1) +
    shadow(sheet, 480, 800, 330, 60, 1.2) +
    ellipse(470, 786, 330, 74, '#c9d3d6') +
    ellipse(470, 776, 330, 74, sheet.linear(SLANT, ['#ffffff', '#dfe4e4'])) +
    ellipse(470, 776, 200, 40, '#c3cccd', { opacity: 0.6 }) +
    stroke('M640 540C760 500 780 660 610 660', '#eef0ee', 40) +
    stroke('M640 530C744 498 760 640 616 646', '#ffffff', 10, { opacity: 0.8 }) +
    path(cup, '#f7f5ef') +
    group({ 'clip-path': sheet.clip(path(cup, '#000')) }, rect(250, 600, 420, 34, '#c8452f')) +
    path(cup, round) +
    ellipse(460, 470, 190, 50, '#ffffff') +
    ellipse(460, 474, 174, 42, sheet.radial(0.4, 0.4, 0.75, ['#7a4a28', '#54301a', '#341c0f'])) +
    ellipse(410, 466, 60, 10, '#c99a6a', { opacity: 0.5, filter: sheet.blur(5) }) +
    gleam(sheet, 'M304 540q8 100 44 160', 18, 0.7) +
    placed(
      [850, 850],
      shadow(sheet, 0, 26, 100, 20),
      rect(-90, -30, 180, 52, '#e9c88f', 8),
      stroke('M-80-16h160M-80 6h160', '#c79f5c', 4),
    ) +
    steam(sheet, 460, 440, 300)
  )
}

/** Coffee with ice. */
export const icedCoffee: Motif = sheet => {
  const glass = 'M310 230H690L650 800Q646 830 610 830H390Q354 830 350 800z'
  const drink = 'M318 340H682L650 796Q648 818 610 818H390Q352 818 350 796z'
  const ice = (x: number, y: number, turn: number) =>
    placed(
      [x, y, turn],
      rect(-58, -58, 116, 116, '#e9f3f5', 18, { opacity: 0.5 }),
      rect(-46, -46, 60, 40, '#ffffff', 12, { opacity: 0.55 }),
      rect(-58, -58, 116, 116, 'none', 18, { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.6 }),
    )
  const dice = createDice(52)
  return (
    room(sheet, ['#c5dfe4', '#93bcc7'], ['#f0e6d2', '#dccdaf'], 640) +
    windowLight(sheet, 90, 40, 1) +
    shadow(sheet, 515, 828, 180, 40, 1.2) +
    path(glass, '#ffffff', { opacity: 0.35 }) +
    path(drink, sheet.linear(DOWN, ['#a87245', '#6d3f20', '#3a1f10'])) +
    group(
      { 'clip-path': sheet.clip(path(drink, '#000')) },
      ice(430, 390, 14),
      ice(570, 400, -20),
      ice(500, 500, 32),
      path('M300 340q80 90 140 60t120 70t150 10V320H300z', '#fff6e6', {
        opacity: 0.45,
        filter: sheet.blur(16),
      }),
    ) +
    path(
      glass,
      sheet.linear(ACROSS, [
        [0, '#ffffff', 0.5],
        [0.08, '#ffffff', 0.1],
        [0.2, '#ffffff', 0.28],
        [0.34, '#ffffff', 0],
        [0.86, '#ffffff', 0.06],
        [0.94, '#ffffff', 0.4],
        [1, '#000000', 0.14],
      ]),
    ) +
    ellipse(500, 230, 190, 40, '#ffffff', { opacity: 0.5 }) +
    ellipse(500, 232, 180, 34, '#dfeef0', { opacity: 0.7 }) +
    times(30, () => circle(dice(330, 670), dice(420, 800), dice(2, 6), '#ffffff', { opacity: 0.55 })) +
    stroke('M560 420L640 90', '#b3392f', 22) +
    stroke('M556 420L636 90', '#e58a78', 5) +
    stroke('M566 254L606 230', '#ffffff', 10, { opacity: 0.7 }) +
    ellipse(500, 866, 150, 20, '#000000', { opacity: 0.06 }) +
    gleam(sheet, 'M372 330L396 760', 18, 0.6)
  )
}
