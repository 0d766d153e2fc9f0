/** How a variable of the environment is read. */

/** Answers a variable's value, or the fallback when it is empty, and notes when it is not as wanted. */
export type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string) => T

/** Reads a whole number of this range. */
export function readWithin(read: Read, name: string, fallback: number, least: number, most: number): number {
  const parse = (text: string) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
  }
  return read(name, fallback, parse, `a whole number from ${least} to ${most}`)
}

/** `on` or `off`. */
export function parseSwitch(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined
}
