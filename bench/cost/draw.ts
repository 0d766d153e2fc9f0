/** Draws what a request costs against the size of a shop, both in powers of ten, as SVG. */
import { ASKED, type Asked } from './asked.ts'

/** A kind of request in a shop of a size: µs of processor time, and ms until half of them were answered. */
export interface Point {
  readonly name: string
  /** Items or orders. */
  readonly size: number
  readonly server: number
  readonly database: number
  readonly median: number
}

/** What was measured. */
export interface Curves {
  readonly commit: string
  readonly points: readonly Point[]
}

const WIDTH = 980
const HEIGHT = 520
const LEFT = 70
const RIGHT = 330
const TOP = 40
const BOTTOM = 50

/** They can be told apart by those who see no red or green, and on dark and light. */
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#cc79a7', '#56b4e9']

/** Two names at the right edge are so far apart at least. */
const LINE = 30

/** The curves of all kinds of requests about items, or about orders. */
export function drawCurves({ commit, points }: Curves, of: Asked['of']): string {
  const asked = ASKED.filter(one => one.of === of)
  const shown = points.filter(point => asked.some(({ name }) => name === point.name))
  const costs = shown.map(costOf)
  const [left, right] = [
    Math.min(...shown.map(({ size }) => size)),
    Math.max(...shown.map(({ size }) => size)),
  ]
  const [low, high] = [
    10 ** Math.floor(Math.log10(Math.min(...costs))),
    10 ** Math.ceil(Math.log10(Math.max(...costs))),
  ]
  const x = scale(left, right, LEFT, WIDTH - RIGHT)
  const y = scale(low, high, HEIGHT - BOTTOM, TOP)
  const lines = asked.map(({ name, title }, index) => {
    const own = shown.filter(point => point.name === name).toSorted((a, b) => a.size - b.size)
    return { title, colour: COLOURS[index % COLOURS.length] ?? 'black', own }
  })
  const drawn = lines.filter(({ own }) => own.length > 0)
  const places = apart(drawn.map(({ own }) => y(costOf(own.at(-1) as Point))))
  const heading = `Processor time of a request (server and database, µs) by the number of ${of}; commit ${commit}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>${heading}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
<text x="${LEFT}" y="20" font-size="14">${heading}</text>
${powers(left, right)
  .map(
    size =>
      `<path d="M${x(size)} ${TOP}V${HEIGHT - BOTTOM}" stroke="#ddd"/><text x="${x(size)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${size.toLocaleString('en-GB')}</text>`,
  )
  .join('\n')}
${powers(low, high)
  .map(
    cost =>
      `<path d="M${LEFT} ${y(cost)}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(cost) + 4}" text-anchor="end">${cost.toLocaleString('en-GB')}</text>`,
  )
  .join('\n')}
${drawn
  .map(({ title, colour, own }, index) => {
    const path = own
      .map((point, nth) => `${nth === 0 ? 'M' : 'L'}${x(point.size)} ${y(costOf(point))}`)
      .join('')
    const dots = own.map(
      point => `<circle cx="${x(point.size)}" cy="${y(costOf(point))}" r="3" fill="${colour}"/>`,
    )
    const last = costOf(own.at(-1) as Point)
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}
<text x="${WIDTH - RIGHT + 10}" y="${places[index]}" fill="${colour}">${title}<tspan x="${WIDTH - RIGHT + 10}" dy="14">${Math.round(last).toLocaleString('en-GB')} µs</tspan></text>`
  })
  .join('\n')}
</svg>
`
}

function costOf({ server, database }: Point): number {
  return Math.max(server + database, 1)
}

/** From a range of numbers, by their logarithm, to a range of places. */
function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  const width = Math.log10(high / low) || 1
  return value => Math.round((from + (Math.log10(value / low) / width) * (to - from)) * 10) / 10
}

function powers(low: number, high: number): number[] {
  const first = Math.ceil(Math.log10(low))
  return Array.from({ length: Math.floor(Math.log10(high)) - first + 1 }, (_, index) => 10 ** (first + index))
}

/** Places of names beside the ends of their lines, moved down where they would stand on each other. */
function apart(places: readonly number[]): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place)
  const moved = [...places]
  let free = TOP
  for (const { place, index } of order) {
    moved[index] = Math.max(place, free)
    free = (moved[index] ?? 0) + LINE
  }
  const over = Math.max(0, free - LINE - (HEIGHT - 20))
  return moved.map(place => place - over)
}
