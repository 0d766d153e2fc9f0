/** Holds a value against Stripe's document: what is JSON, or the members of a form, where everything is text. */
import type { Published, Shape } from './published.ts'

/** What does not hold, and where. */
export interface Fault {
  readonly at: string
  readonly says: string
}

/** How it is judged. */
export interface Bench {
  readonly published: Published
  /** Numbers and yes or no are texts in a form, and lists are members by their numbers. */
  readonly form: boolean
  /** Whether a member that the document lacks is known to be newer than it; it notes that it was asked. */
  readonly isNewer: (name: string, member: string) => boolean
}

/** What does not hold of a value; `name` is that of the nearest shape that has one. */
export function judge(bench: Bench, shape: Shape, value: unknown, at: string, name = ''): Fault[] {
  switch (shape.is) {
    case 'named':
      return judge(bench, bench.published.shapeOf(shape.name), value, at, shape.name)
    case 'choice':
      return judgeChoice(bench, shape.of, value, at, name)
    case 'list': {
      const items = itemsOf(bench, value)
      if (items === undefined) return [wrong(shape, value, at)]
      return items.flatMap((item, index) => judge(bench, shape.of, item, `${at}[${index}]`, name))
    }
    case 'map':
      if (!isObject(value)) return [wrong(shape, value, at)]
      return Object.entries(value).flatMap(([member, one]) =>
        judge(bench, shape.of, one, `${at}.${member}`, name),
      )
    case 'object':
      return isObject(value) ? judgeMembers(bench, shape, value, at, name) : [wrong(shape, value, at)]
    default:
      return isPlain(bench, shape, value) ? [] : [wrong(shape, value, at)]
  }
}

function judgeMembers(
  bench: Bench,
  { members }: Shape & { readonly is: 'object' },
  value: object,
  at: string,
  name: string,
): Fault[] {
  const has = new Map(Object.entries(value))
  const lacking = [...members]
    .filter(([member, { isNeeded }]) => isNeeded && !has.has(member))
    .map(([member]) => ({ at: `${at}.${member}`, says: `is missing, which ${name} must have` }))
  const others = [...has].flatMap(([member, one]) => {
    const known = members.get(member)
    if (known !== undefined) return judge(bench, known.shape, one, `${at}.${member}`, name)
    return bench.isNewer(name, member) ? [] : [{ at: `${at}.${member}`, says: `is nothing that ${name} has` }]
  })
  return [...lacking, ...others]
}

/** Of several, that which comes nearest tells what is wrong: one that is of the value's kind, with the fewest faults. */
function judgeChoice(
  bench: Bench,
  shapes: readonly Shape[],
  value: unknown,
  at: string,
  name: string,
): Fault[] {
  const tried = shapes.map(shape => judge(bench, shape, value, at, name))
  if (tried.some(faults => faults.length === 0)) return []
  const [nearest] = tried
    .filter(faults => faults.every(fault => fault.at !== at))
    .toSorted((a, b) => a.length - b.length)
  return nearest ?? [wrong({ is: 'choice', of: shapes }, value, at)]
}

function isPlain({ form }: Bench, shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case 'anything':
      return true
    case 'text':
      return typeof value === 'string'
    case 'number':
      return form ? typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) : typeof value === 'number'
    case 'truth':
      return form ? value === 'true' || value === 'false' : typeof value === 'boolean'
    case 'word':
      return value === (form ? String(shape.word) : shape.word)
    default:
      return !form && value === null
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Undefined where it is no list. */
function itemsOf({ form }: Bench, value: unknown): readonly unknown[] | undefined {
  if (!form) return Array.isArray(value) ? value : undefined
  if (!isObject(value)) return undefined
  return Object.keys(value).every((key, index) => key === String(index)) ? Object.values(value) : undefined
}

const MAX_SAID = 80

function wrong(shape: Shape, value: unknown, at: string): Fault {
  const [is, must] = [JSON.stringify(value) ?? 'undefined', sayShape(shape)].map(text =>
    text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text,
  )
  return { at, says: `is ${is} where ${must} must be` }
}

function sayShape(shape: Shape): string {
  switch (shape.is) {
    case 'named':
      return shape.name
    case 'word':
      return JSON.stringify(shape.word)
    case 'choice':
      return shape.of.map(sayShape).join(' or ')
    case 'list':
      return 'a list'
    case 'object':
    case 'map':
      return 'an object'
    default:
      return shape.is
  }
}
