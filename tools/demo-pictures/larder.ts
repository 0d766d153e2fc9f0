/** Stock, pickles and miso. */
import { leaf, lighthouse } from './patterns.ts'
import { cast, gleam, ground, type Motif, room, shadow, windowLight } from './set.ts'
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

/** Stock in small bags, with what is in them. */
export const stockBags: Motif = sheet => {
  const packet = (x: number, y: number, turn: number) =>
    placed(
      [x, y, turn],
      cast(sheet, rect(-80, -80, 160, 160, '#000', 10), 10, 16, 10, 0.35),
      rect(-80, -80, 160, 160, sheet.linear(SLANT, ['#fffaf0', '#e6d8bd']), 10),
      rect(-66, -60, 132, 126, sheet.radial(0.5, 0.6, 0.7, ['#b98a55', '#d3b184', '#eadbbd']), 14),
      times(12, index => stroke(`M${-74 + index * 13.4}-76v10M${-74 + index * 13.4} 66v10`, '#cbb890', 2.5)),
    )
  const pouch = 'M150 200H530L556 780Q552 800 530 800H150Q128 800 124 780z'
  return (
    ground(sheet, '#f0e4cf', '#d8c29c') +
    cast(sheet, path(pouch, '#000'), 24, 34, 20, 0.38) +
    path(pouch, sheet.linear([0.1, 0, 0.9, 1], ['#34506f', '#28405d', '#172a42'])) +
    rect(150, 200, 380, 46, '#1a2c44') +
    times(20, index => stroke(`M${158 + index * 19.4} 204v38`, '#ffffff', 2, { opacity: 0.16 })) +
    rect(200, 320, 280, 400, '#f8f1e0', 4) +
    path('M236 560c40-60 150-70 206 0c-40 54-150 60-206 0z', '#b9673f') +
    path('M436 556l34-34v76z', '#b9673f') +
    stroke('M270 540q70-30 140 4M262 566q80 30 150 0', '#f0cfa5', 5) +
    circle(270, 548, 6, '#f8f1e0') +
    path('M240 640q50-40 100 0t100 0v30q-50 40-100 0t-100 0z', '#4a6a4a') +
    circle(340, 410, 44, 'none', { stroke: '#b3392f', 'stroke-width': 7 }) +
    lighthouse(340, 440, 0.2, { wall: '#b3392f', band: '#f8f1e0', lamp: '#f8f1e0', roof: '#b3392f' }) +
    path(
      pouch,
      sheet.linear(ACROSS, [
        [0, '#ffffff', 0.14],
        [0.2, '#ffffff', 0],
        [0.8, '#000000', 0],
        [1, '#000000', 0.25],
      ]),
    ) +
    packet(700, 320, -12) +
    packet(840, 430, 16) +
    packet(730, 560, 6) +
    placed(
      [760, 800, -8],
      cast(sheet, rect(-150, -50, 300, 100, '#000', 20), 12, 16, 10, 0.35),
      path(
        'M-150-44q40 16 80 0t80 0t80 0t60 6v80q-60 14-120 0t-100 4t-80-4z',
        sheet.linear(SLANT, ['#5f7a55', '#3c5640', '#28402f']),
      ),
      stroke('M-130-10q60 20 120 0t120 4', '#c9d6b4', 4, { opacity: 0.5 }),
    ) +
    times(7, index =>
      placed(
        [560 + index * 26, 880 + (index % 3) * 22, index * 34],
        path('M-40 0q20-22 40-6t40-6q-10 26-40 22t-40-10z', index % 2 === 0 ? '#d9a07c' : '#c27f5c', {
          opacity: 0.9,
        }),
      ),
    )
  )
}

/** A jar's glass around what is in it: `fill` is drawn within the inside of the jar. */
function jar(
  sheet: Sheet,
  box: readonly [number, number, number, number],
  fill: string,
  lid: readonly [string, string],
): string {
  const [x, y, w, h] = box
  const inside = rect(x, y, w, h, '#000', 60)
  return (
    shadow(sheet, x + w / 2, y + h, w * 0.52, 40, 1.2) +
    rect(x, y, w, h, '#e8efe9', 60, { opacity: 0.75 }) +
    group({ 'clip-path': sheet.clip(inside) }, fill) +
    rect(
      x,
      y,
      w,
      h,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.24],
        [0.1, '#ffffff', 0.34],
        [0.3, '#ffffff', 0.02],
        [0.8, '#000000', 0.02],
        [0.92, '#ffffff', 0.2],
        [1, '#000000', 0.3],
      ]),
      60,
    ) +
    rect(x, y, w, h, 'none', 60, { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.5 }) +
    gleam(sheet, `M${x + 40} ${y + 80}v${h - 170}`, 16, 0.75) +
    rect(x + 20, y - 62, w - 40, 78, sheet.linear(ACROSS, [lid[1], lid[0], lid[0], lid[1]]), 12) +
    rect(x + 20, y - 62, w - 40, 16, '#ffffff', 12, { opacity: 0.3 })
  )
}

/** Pickled plums in a jar. */
export const plums: Motif = sheet => {
  const dice = createDice(26)
  const plum = (x: number, y: number, r: number) =>
    circle(x, y, r, sheet.radial(0.36, 0.3, 0.8, ['#ea8a72', '#cf4e42', '#8f2430'])) +
    stroke(
      `M${x - r * 0.5} ${y - r * 0.4}q${r * 0.5} ${r * 0.3} ${r * 0.3} ${r}M${x + r * 0.1} ${y - r * 0.7}q${r * 0.4} ${r * 0.4} ${r * 0.2} ${r}`,
      '#7d1d2a',
      3,
      { opacity: 0.4 },
    ) +
    ellipse(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.14, '#ffe9dc', { opacity: 0.7 })
  const inside =
    rect(250, 330, 460, 500, sheet.linear(DOWN, ['#e7a092', '#c25a52'])) +
    times(26, index =>
      plum(
        300 + (index % 5) * 88 + dice(-14, 14) + (Math.floor(index / 5) % 2) * 30,
        800 - Math.floor(index / 5) * 80 + dice(-10, 10),
        dice(44, 54),
      ),
    ) +
    times(4, index => leaf(330 + index * 100, 760 - index * 110, 60 + index * 50, 96, '#5d1f3a', '#b06a86'))
  return (
    room(sheet, ['#f3e6d8', '#dfc6ac'], ['#7c8d72', '#65775d'], 660) +
    windowLight(sheet, 90, 60) +
    jar(sheet, [270, 330, 420, 500], inside, ['#f1e7cf', '#c3ad80']) +
    rect(350, 520, 260, 170, '#fbf6ea', 6) +
    circle(480, 590, 44, '#c9473f') +
    stroke('M400 660h160', '#2f4a6b', 5) +
    shadow(sheet, 810, 866, 90, 20) +
    ellipse(810, 850, 128, 40, '#f7f2e7') +
    ellipse(810, 844, 104, 28, '#e4dbc9') +
    plum(782, 816, 46) +
    plum(850, 826, 42)
  )
}

/** Miso with yuzu in a small jar. */
export const yuzuMiso: Motif = sheet => {
  const yuzu = (x: number, y: number, r: number) =>
    shadow(sheet, x, y + r * 0.9, r * 0.8, r * 0.22) +
    circle(x, y, r, sheet.radial(0.36, 0.3, 0.8, ['#ffe680', '#f4c430', '#c98f16'])) +
    times(26, index =>
      circle(
        x + Math.cos(index * 2.4) * r * 0.2 * Math.sqrt(index * 0.8),
        y + Math.sin(index * 2.4) * r * 0.2 * Math.sqrt(index * 0.8),
        3,
        '#b97f12',
        { opacity: 0.35 },
      ),
    ) +
    circle(x + r * 0.1, y - r * 0.8, 8, '#6d7a35')
  const half = placed(
    [220, 810],
    shadow(sheet, 0, 40, 96, 22),
    circle(0, -40, 104, '#f4c430'),
    circle(0, -40, 94, '#fdf3cf'),
    times(9, index =>
      placed([0, -40, index * 40], path('M0-8Q-26-60-14-80Q0-90 14-80Q26-60 0-8z', '#f7d65c')),
    ),
    circle(0, -40, 12, '#fdf3cf'),
  )
  const inside =
    rect(340, 430, 340, 400, sheet.linear(DOWN, ['#d79a4a', '#b9742b', '#8a5119'])) +
    times(16, index =>
      stroke(
        `M${370 + ((index * 61) % 280)} ${480 + ((index * 97) % 320)}l${(index % 5) * 6 - 12} 12`,
        '#ffe680',
        7,
        { opacity: 0.8 },
      ),
    )
  return (
    room(sheet, ['#dbe4d6', '#b7c7b1'], ['#ecdcc0', '#d9c39d'], 650) +
    windowLight(sheet, 570, 50, 0.95) +
    yuzu(800, 740, 116) +
    jar(sheet, [350, 430, 320, 400], inside, ['#2f4a6b', '#1b2e47']) +
    path('M360 380Q510 330 660 380L690 470Q600 440 510 452Q420 440 330 470z', '#f5edda') +
    stroke('M352 408Q510 364 668 408', '#b3392f', 9) +
    rect(410, 570, 200, 150, '#fbf6ea', 6) +
    circle(510, 630, 40, '#f4c430') +
    leaf(548, 612, 60, 56, '#6d8c46') +
    stroke('M450 696h120', '#2f4a6b', 5) +
    half +
    leaf(880, 640, 40, 120, '#6d8c46')
  )
}
