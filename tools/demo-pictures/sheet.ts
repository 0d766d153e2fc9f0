/** A sheet of 1000 × 1000 to draw on: SVG text, with the gradients, patterns and filters that its shapes refer to. */

/** SVG attributes of a shape. */
export type Attributes = Readonly<Record<string, string | number>>

/** Colours of a gradient, evenly spread, or each with its place from 0 to 1. */
export type Stops = readonly (string | readonly [place: number, colour: string, opacity?: number])[]

/** Four numbers from 0 to 1 across the shape: from where to where. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number]

export const DOWN: Direction = [0, 0, 0, 1]
export const ACROSS: Direction = [0, 0, 1, 0]
export const SLANT: Direction = [0, 0, 1, 1]

/** What shapes refer to by address; each call answers the `url(#…)` to use as a fill, a filter or a clip path. */
export interface Sheet {
  readonly linear: (direction: Direction, stops: Stops) => string
  readonly radial: (cx: number, cy: number, r: number, stops: Stops) => string
  readonly blur: (deviation: number) => string
  readonly clip: (shapes: string) => string
  /** A tile that repeats, `turn` degrees about the sheet's corner. */
  readonly tile: (width: number, height: number, shapes: string, turn?: number) => string
  /** The whole as an SVG document. */
  readonly write: (shapes: string) => string
}

/** An empty sheet. */
export function createSheet(): Sheet {
  const definitions: string[] = []
  const define = (text: (id: string) => string): string => {
    const id = `d${definitions.length}`
    definitions.push(text(id))
    return `url(#${id})`
  }
  return {
    linear: ([x1, y1, x2, y2], stops) =>
      define(id => element('linearGradient', { id, x1, y1, x2, y2 }, writeStops(stops))),
    radial: (cx, cy, r, stops) =>
      define(id => element('radialGradient', { id, cx, cy, r }, writeStops(stops))),
    blur: deviation =>
      define(id =>
        element(
          'filter',
          { id, x: -1, y: -1, width: 3, height: 3 },
          element('feGaussianBlur', { stdDeviation: deviation }),
        ),
      ),
    clip: shapes => define(id => element('clipPath', { id }, shapes)),
    tile: (width, height, shapes, turn = 0) =>
      define(id =>
        element(
          'pattern',
          { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
          shapes,
        ),
      ),
    write: shapes =>
      element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', width: 1000, height: 1000, viewBox: '0 0 1000 1000' },
        element('defs', {}, definitions.join('')),
        shapes,
      ),
  }
}

function writeStops(stops: Stops): string {
  const written = stops.map((stop, index) => {
    const [place, colour, opacity] =
      typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop
    return element('stop', { offset: place, 'stop-color': colour, 'stop-opacity': opacity ?? 1 })
  })
  return written.join('')
}

function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('')}>${children.join('')}</${name}>`
}

/** A path with a fill. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more })
}

/** A path with a line of this width, round at its ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...round, ...more })
}

/** An ellipse with a fill. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

/** A circle with a fill. */
export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return ellipse(cx, cy, r, r, fill, more)
}

/** A rectangle with a fill; `radius` rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, rx: radius, ...more })
}

/** Shapes with attributes of their own, such as a clip path. */
export function group(attributes: Attributes, ...shapes: readonly string[]): string {
  return element('g', attributes, ...shapes)
}

/** Where a group of shapes stands: its origin, a turn in degrees, and a scale. */
export type Place = readonly [x: number, y: number, turn?: number, scale?: number]

/** Shapes that are drawn about an origin of their own, put in their place. */
export function placed([x, y, turn = 0, scale = 1]: Place, ...shapes: readonly string[]): string {
  return group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, ...shapes)
}

/** Numbers from 0 to 1 that are the same at every run. */
export function createDice(seed: number): (low?: number, high?: number) => number {
  let state = seed
  return (low = 0, high = 1) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low)
  }
}

/** So many shapes, one for each number from 0. */
export function times(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(index)).join('')
}
