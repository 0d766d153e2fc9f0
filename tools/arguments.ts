/** The arguments of benchmarks and drives: `--name value`, each told apart by its default. What is not understood ends them before they begin. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** In the place of a default: a text that has none, and must be given. */
export const NEEDED: unique symbol = Symbol('needed')

/** A number from 0 on, numbers with commas between them, yes or no (`--no-name`), a text, or one that may (`null`) or must not be missing. */
type Default = number | readonly number[] | boolean | string | typeof NEEDED | null

/** What was given, or else the default. */
export type Arguments<Defaults extends Readonly<Record<string, Default>>> = {
  readonly [Name in keyof Defaults]: Defaults[Name] extends null ? string | undefined : Wide<Defaults[Name]>
}

type Wide<One> = One extends typeof NEEDED
  ? string
  : One extends number
    ? number
    : One extends boolean
      ? boolean
      : One extends string
        ? string
        : readonly number[]

/** Reads arguments. Throws with what is wrong, and with all that there are. */
export function parseArguments<const Defaults extends Readonly<Record<string, Default>>>(
  args: readonly string[],
  defaults: Defaults,
): Arguments<Defaults> {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(defaults).map(([name, one]) => [
      name,
      { type: typeof one === 'boolean' ? 'boolean' : 'string' },
    ]),
  )
  try {
    const { values } = parseArgs({ args: [...args], options, allowNegative: true })
    const read = Object.entries(defaults).map(([name, one]) => [name, readOne(name, values[name], one)])
    return Object.fromEntries(read) as Arguments<Defaults>
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage(defaults)}`)
  }
}

/** Reads the arguments of this process, which ends with code 2 when it does not understand them. */
export function readArguments<const Defaults extends Readonly<Record<string, Default>>>(
  defaults: Defaults,
): Arguments<Defaults> {
  return orEnd(() => parseArguments(process.argv.slice(2), defaults))
}

/** The names that are asked for. Throws when nothing has one of them: what names nothing would do nothing, and find nothing wrong. */
export function namesAmong(
  option: string,
  asked: readonly string[],
  known: readonly string[],
): readonly string[] {
  const unknown = asked.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`--${option}: ${unknown.join(', ')} is none of ${known.join(', ')}`)
  return asked
}

/** What the work answers; where it throws, the process ends with code 2 and tells why. */
export function orEnd<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(2)
  }
}

function readOne(name: string, given: string | boolean | undefined | (string | boolean)[], one: Default) {
  if (given === undefined && one === NEEDED) throw new Error(`--${name} is missing`)
  if (given === undefined) return one ?? undefined
  if (typeof given !== 'string' || typeof one === 'string' || one === NEEDED || one === null) return given
  const numbers = (
    typeof one === 'number' ? [given] : given.split(',').filter((_, nth) => nth > 0 || given !== '')
  ).map(text => numberOf(name, text))
  return typeof one === 'number' ? numbers[0] : numbers
}

function numberOf(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text))
    throw new Error(`--${name}: ${JSON.stringify(text)} is no number from 0 on`)
  return Number(text)
}

function usage(defaults: Readonly<Record<string, Default>>): string {
  const told = Object.entries(defaults).map(([name, one]) => {
    if (typeof one === 'boolean') return `[--${one ? 'no-' : ''}${name}]`
    if (one === NEEDED) return `--${name} ${name.toUpperCase()}`
    return `[--${name} ${one === null || one === '' ? name.toUpperCase() : String(one)}]`
  })
  return `There are ${told.join(' ')}`
}
