/** Colours as `#rrggbb`, and how well one is read on another (WCAG 2.2, 1.4.3). Pure. */

type Channels = readonly [number, number, number]

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Steps from a colour to black or white in which one is looked for that can be read. */
const STEPS = 40

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** So much of `other`, from 0 to 1, in `one`. */
export function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other)
  return hexOf(channelsOf(one).map((channel, at) => channel + ((to[at] ?? 0) - channel) * share))
}

/** Whether text on it is to be light. */
export function isDark(colour: string): boolean {
  return contrastOf(colour, WHITE) > contrastOf(colour, BLACK)
}

/** Black or white, whichever is read better on it: 4.5 at least. */
export function inkOn(background: string): string {
  return isDark(background) ? WHITE : BLACK
}

/**
 * The colour itself where it has this contrast on all of the backgrounds, else the nearest on its way to black or white that
 * has. Backgrounds that differ little have one up to 4.5 whatever they are.
 */
export function readable(colour: string, backgrounds: readonly [string, ...string[]], least: number): string {
  const ink = inkOn(backgrounds[0])
  for (let step = 0; step < STEPS; step++) {
    const tried = mix(colour, ink, step / STEPS)
    if (backgrounds.every(background => contrastOf(tried, background) >= least)) return tried
  }
  return ink
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
