/** What stands behind and around the goods: walls, tables, light, shadows, steam, and vessels turned on a wheel. */
import {
  ACROSS,
  createDice,
  type Direction,
  DOWN,
  ellipse,
  group,
  path,
  rect,
  type Sheet,
  SLANT,
  type Stops,
  stroke,
  times,
} from './sheet.ts'

/** Draws a picture. */
export type Motif = (sheet: Sheet) => string

/** A plain ground that light falls on from the upper left. */
export function ground(sheet: Sheet, light: string, dark: string): string {
  const glow = sheet.radial(0.3, 0.2, 0.9, [
    [0, '#ffffff', 0.4],
    [1, '#ffffff', 0],
  ])
  return rect(0, 0, 1000, 1000, sheet.linear(SLANT, [light, dark])) + rect(0, 0, 1000, 1000, glow)
}

/** A wall above a table top whose far edge is at `edge`. */
export function room(
  sheet: Sheet,
  wall: readonly [string, string],
  table: readonly [string, string],
  edge = 620,
): string {
  const dusk = sheet.linear(DOWN, [
    [0, '#000000', 0.1],
    [1, '#000000', 0],
  ])
  return (
    ground(sheet, wall[0], wall[1]) +
    rect(0, edge, 1000, 1000 - edge, sheet.linear(DOWN, [table[1], table[0]])) +
    rect(0, edge, 1000, 60, dusk)
  )
}

/** The light of a window with four panes, falling aslant. */
export function windowLight(sheet: Sheet, x: number, y: number, scale = 1, opacity = 0.28): string {
  const pane = (column: number, row: number) => {
    const left = x + column * 190 * scale + row * 60 * scale
    const top = y + row * 210 * scale + column * 14 * scale
    const [w, h] = [165 * scale, 185 * scale]
    return `M${left} ${top}l${w} ${12 * scale}l${h * 0.28} ${h}l${-w} ${-12 * scale}z`
  }
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('')
  return path(panes, '#fff8e6', { opacity, filter: sheet.blur(9) })
}

/** The shadow of what stands at a point: dark where it touches, and soft to the right. */
export function shadow(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, strength = 1): string {
  return (
    ellipse(cx + rx * 0.22, cy + ry * 0.3, rx * 1.15, ry, '#2a1d12', {
      opacity: 0.26 * strength,
      filter: sheet.blur(26),
    }) +
    ellipse(cx + rx * 0.04, cy, rx * 0.9, ry * 0.5, '#2a1d12', {
      opacity: 0.36 * strength,
      filter: sheet.blur(8),
    })
  )
}

/** The shadow of what lies flat or hangs before a wall: its own shape, moved and soft. */
export function cast(sheet: Sheet, shapes: string, dx = 16, dy = 22, soft = 14, strength = 0.3): string {
  return group({ transform: `translate(${dx} ${dy})`, filter: sheet.blur(soft), opacity: strength }, shapes)
}

/** Wisps of steam above a point. */
export function steam(sheet: Sheet, x: number, y: number, height = 220): string {
  const wisp = (dx: number, sway: number, tall: number) =>
    stroke(
      `M${x + dx} ${y}c${sway} ${-tall * 0.3} ${-sway} ${-tall * 0.6} ${sway * 0.6} ${-tall}`,
      '#ffffff',
      20,
      { opacity: 0.55 },
    )
  return group(
    { filter: sheet.blur(11) },
    wisp(-50, 44, height * 0.8),
    wisp(8, -50, height),
    wisp(60, 40, height * 0.7),
  )
}

/** The shape of a vessel: half its width at heights below the rim, from the rim (0) to the foot. */
export interface Vessel {
  readonly cx: number
  /** The middle of the rim. */
  readonly top: number
  readonly profile: readonly (readonly [down: number, half: number])[]
  /** Half the height of the rim's ellipse, as a part of half its width. */
  readonly tilt?: number
  readonly glaze: Stops
  readonly inside: Stops
  readonly rim?: string
  /** Colours of the body from the left to the right, laid over the glaze. */
  readonly from?: Direction
}

/** The outline of a vessel below its rim, smooth through the points of its profile. */
export function outline({ cx, top, profile, tilt = 0.24 }: Vessel): string {
  const right = profile.map(([down, half]): Point => [cx + half, top + down])
  const left = right.map(([x, y]): Point => [2 * cx - x, y])
  const [, foot = 0] = profile.at(-1) ?? []
  const [, rim = 0] = profile[0] ?? []
  const bottom = `A${foot} ${foot * tilt} 0 0 1 ${cx - foot} ${left.at(-1)?.[1]}`
  return `M${right[0]}${curve(right)}${bottom}${curve(left.toReversed())}A${rim} ${rim * tilt} 0 0 0 ${right[0]}Z`
}

type Point = readonly [x: number, y: number]

/** Cubic curves through points, on from the first. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  return times(points.length - 1, index => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${c1} ${c2} ${to}`
  })
}

/** A vessel; `decor` is drawn on its body, `content` lies in it. */
export function vessel(sheet: Sheet, shape: Vessel, { decor = '', content = '' } = {}): string {
  const { cx, top, profile, tilt = 0.24, glaze, inside, rim = '#ffffff', from = DOWN } = shape
  const [, half = 0] = profile[0] ?? []
  const body = outline(shape)
  const [mouth, lip] = [half * tilt, Math.max(4, half * 0.025)]
  const round = sheet.linear(ACROSS, [
    [0, '#000000', 0.16],
    [0.18, '#ffffff', 0.2],
    [0.42, '#ffffff', 0.04],
    [0.72, '#000000', 0.08],
    [1, '#000000', 0.34],
  ])
  const opening = ellipse(cx, top, half - lip, mouth - lip * 0.7, '#000')
  return (
    path(body, sheet.linear(from, glaze)) +
    group({ 'clip-path': sheet.clip(path(body, '#000')) }, decor) +
    path(body, round) +
    ellipse(cx, top, half, mouth, rim) +
    ellipse(cx, top, half - lip, mouth - lip * 0.7, sheet.linear(DOWN, inside)) +
    group({ 'clip-path': sheet.clip(opening) }, content)
  )
}

/** A soft upright gleam, as glaze and glass have it on the side of the light. */
export function gleam(sheet: Sheet, d: string, width: number, opacity = 0.55): string {
  return stroke(d, '#ffffff', width, { opacity, filter: sheet.blur(width / 3.5) })
}

/** Grain of wood along the x axis within a box; clip it to the board. */
export function grain(
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  seed: number,
  lines = 16,
): string {
  const dice = createDice(seed)
  return times(lines, index => {
    const start = y + ((index + dice(0.2, 0.8)) / lines) * height
    const [up, down] = [dice(-14, 14), dice(-14, 14)]
    const d = `M${x} ${start}c${width * 0.3} ${up} ${width * 0.6} ${down} ${width} ${dice(-8, 8)}`
    return stroke(d, colour, dice(1.5, 5), { opacity: dice(0.2, 0.5) })
  })
}

/** A board of wood with rounded corners, seen from above. */
export function board(
  sheet: Sheet,
  box: readonly [number, number, number, number],
  [light, dark, line]: readonly [string, string, string],
  { radius = 30, seed = 1, lines = 16 } = {},
): string {
  const [x, y, width, height] = box
  const shape = rect(x, y, width, height, '#000', radius)
  return (
    rect(x, y, width, height, sheet.linear(SLANT, [light, dark]), radius) +
    group({ 'clip-path': sheet.clip(shape) }, grain(box, line, seed, lines))
  )
}
