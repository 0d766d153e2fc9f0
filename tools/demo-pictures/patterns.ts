/** Patterns and small figures of the shop: waves, checks, plovers, the lighthouse, pines, leaves. */
import { circle, ellipse, group, path, placed, rect, type Sheet, stroke, times } from './sheet.ts'

/** Overlapping waves, as a fill. */
export function waves(sheet: Sheet, ink: string, paper: string, size = 80): string {
  const r = size / 2
  const scale = (x: number, y: number) =>
    [1, 0.72, 0.44]
      .map((part, index) =>
        circle(x, y, r * part - 2, index === 0 ? paper : 'none', { stroke: ink, 'stroke-width': size / 18 }),
      )
      .join('')
  const row = (y: number, shift: number) => times(3, index => scale(index * size + shift, y))
  return sheet.tile(
    size,
    size / 2,
    rect(0, 0, size, size, paper) +
      row(r * 0.5 - r * 0.5, -r * 0) +
      row(r * 0.5, -r) +
      row(r, 0) +
      row(r * 1.5, -r),
  )
}

/** Checks, as a fill. */
export function checks(sheet: Sheet, ink: string, paper: string, size = 100): string {
  const half = size / 2
  return sheet.tile(
    size,
    size,
    rect(0, 0, size, size, paper) + rect(0, 0, half, half, ink) + rect(half, half, half, half, ink),
  )
}

/** A plover about 60 wide, flying to the left. */
export function plover(x: number, y: number, scale: number, ink: string, belly = '#ffffff'): string {
  return placed(
    [x, y, 0, scale],
    path(
      'M-34 2c6-16 26-24 42-14c8-12 20-20 34-20c-4 14-10 24-18 30c2 14-10 24-26 24c-18 0-30-8-32-20z',
      ink,
    ),
    path('M-22 12c10 10 30 10 40-2c-2 12-12 18-22 18c-8 0-15-6-18-16z', belly),
    path('M-34 2l-12 4l12 4z', ink),
    circle(-22, -2, 3, belly),
  )
}

/** The lighthouse, 100 wide and 300 high, standing on the point given. */
export function lighthouse(
  x: number,
  y: number,
  scale: number,
  { wall = '#fbf7ee', band = '#c8452f', lamp = '#f6cf6b', roof = '#c8452f' } = {},
): string {
  return placed(
    [x, y, 0, scale],
    path('M-46 0L-32-206h64L46 0z', wall),
    path('M-39.900-90L-36-150h72l3.900 60z', band),
    path('M14-206h18L46 0H22z', '#000000', { opacity: 0.1 }),
    rect(-42, -220, 84, 16, roof, 4),
    rect(-26, -262, 52, 44, lamp),
    path('M-26-262h10v44h-10zM16-262h10v44H16z', roof),
    path('M-34-260C-28-286-14-296 0-300C14-296 28-286 34-260z', roof),
    rect(-9, -38, 18, 38, roof, 9),
    circle(0, -180, 9, roof),
  )
}

/** A pine in the manner of painted porcelain, about 120 wide. */
export function pine(x: number, y: number, scale: number, ink: string): string {
  const tuft = (dx: number, dy: number, r: number) =>
    path(`M${dx - r} ${dy}a${r} ${r * 0.8} 0 0 1 ${2 * r} 0z`, ink) +
    times(5, index =>
      stroke(`M${dx} ${dy}l${(index - 2) * r * 0.36} ${-r * 0.62}`, '#ffffff', 2, { opacity: 0.7 }),
    )
  return placed(
    [x, y, 0, scale],
    stroke('M4 62C-14 34 20 14 0-30', ink, 9),
    tuft(-34, 26, 34),
    tuft(34, 4, 32),
    tuft(-8, -26, 36),
  )
}

/** A leaf from the point given, `length` long, turned by degrees from pointing up. */
export function leaf(
  x: number,
  y: number,
  turn: number,
  length: number,
  fill: string,
  vein = '#ffffff',
): string {
  return placed(
    [x, y, turn, length / 100],
    path('M0 0C-34-30-26-74 0-100C26-74 34-30 0 0z', fill),
    stroke('M0-6V-86', vein, 2.5, { opacity: 0.45 }),
  )
}

/** A leaf of the ginkgo, about 120 wide, its stalk at the point given. */
export function ginkgo(
  x: number,
  y: number,
  turn: number,
  scale: number,
  light: string,
  dark: string,
): string {
  return placed(
    [x, y, turn, scale],
    stroke('M0 40C4 20 0 10 0-10', dark, 6),
    path('M0-4C-20-18-52-34-66-58C-50-86-22-92-6-88L0-64L8-90C34-92 56-82 68-56C50-34 20-18 0-4z', light),
    times(7, index =>
      stroke(`M0-8L${(index - 3) * 17} ${-78 + Math.abs(index - 3) * 6}`, dark, 2, { opacity: 0.4 }),
    ),
  )
}

/** A coffee bean, about 60 long. */
export function bean(
  x: number,
  y: number,
  turn: number,
  scale: number,
  [light, dark]: readonly [string, string],
): string {
  return placed(
    [x, y, turn, scale],
    ellipse(2, 5, 30, 21, '#20120a', { opacity: 0.25 }),
    ellipse(0, 0, 30, 21, dark),
    ellipse(-3, -4, 25, 15, light),
    stroke('M-27 2C-12-10 10 10 27-2', dark, 5),
  )
}

/** Woven cloth: threads both ways, very faint, as a fill to lay over a colour. */
export function weave(sheet: Sheet, thread = '#ffffff', opacity = 0.22, size = 9): string {
  return sheet.tile(
    size,
    size,
    group(
      { opacity },
      rect(0, 0, size, size * 0.36, thread),
      rect(0, 0, size * 0.3, size, '#000000', 0, { opacity: 0.35 }),
    ),
  )
}
