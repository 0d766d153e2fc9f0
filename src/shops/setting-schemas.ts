/** What values of settings must be that have parts, with what a schema cannot say. */
import { type TSchema, Type } from '#typebox'
import { CLOCK_TIME, LINE, OPEN_LINE } from '../lib/text.ts'
import { MAX_FEE, MAX_LINE_LENGTH, MAX_OPENINGS, MAX_STEP_YEN } from './limits.ts'
import { WEEKDAYS } from './setting-values.ts'

/** A place within a value, and what is wrong there; told together with what breaks the schema. */
interface Fault {
  readonly pointer: string
  readonly detail: string
}

/** Adds to a schema what it cannot say. The check gets values that may break the schema. */
function checked(schema: TSchema, check: (value: unknown) => readonly Fault[]): TSchema {
  return { ...schema, 'x-check': check } as TSchema
}

/** An object without other members. */
function strict(members: Record<string, TSchema>): TSchema {
  return Type.Object(members, { additionalProperties: false })
}

/** Fees by what a total is below, ascending. */
export function FeeSteps(maxItems: number): TSchema {
  const step = strict({
    below: Type.Integer({ minimum: 1, maximum: MAX_STEP_YEN }),
    fee: Type.Integer({ minimum: 0, maximum: MAX_FEE }),
  })
  return checked(Type.Array(step, { maxItems }), value => notAscending(value, 'below'))
}

/** Faults of entries whose member is not above that of the entry before. */
export function notAscending(entries: unknown, member: string): Fault[] {
  if (!Array.isArray(entries)) return []
  const values = (entries as readonly unknown[]).map(entry => memberOf(entry, member))
  return values.flatMap((value, index) => {
    const before = values[index - 1]
    const falls = typeof value === 'number' && typeof before === 'number' && value <= before
    return falls
      ? [{ pointer: `/${index}/${member}`, detail: 'must be more than that of the entry before' }]
      : []
  })
}

/** Places with their hours: names are told apart, hours end after they begin and do not overlap on a day. */
export function Places(maxItems: number): TSchema {
  const time = Type.String({ pattern: CLOCK_TIME.pattern })
  const opening = strict({
    weekday: Type.Unsafe<string>({ type: 'string', enum: [...WEEKDAYS] }),
    opens: time,
    closes: time,
  })
  const place = strict({
    name: Type.String({ minLength: 1, maxLength: MAX_LINE_LENGTH, pattern: LINE.pattern }),
    address: Type.String({ maxLength: MAX_LINE_LENGTH, pattern: OPEN_LINE.pattern }),
    hours: checked(Type.Array(opening, { maxItems: MAX_OPENINGS }), wrongHours),
  })
  return Type.Array(place, { maxItems, 'x-unique-by': 'name' })
}

function wrongHours(value: unknown): Fault[] {
  if (!Array.isArray(value)) return []
  const hours = (value as readonly unknown[]).map(entry => ({
    weekday: memberOf(entry, 'weekday'),
    opens: String(memberOf(entry, 'opens')),
    closes: String(memberOf(entry, 'closes')),
  }))
  return hours.flatMap((one, index) => {
    if (!isTime(one.opens) || !isTime(one.closes)) return []
    if (one.closes <= one.opens) {
      return [{ pointer: `/${index}/closes`, detail: 'must be after the time of opening' }]
    }
    const overlaps = hours
      .slice(0, index)
      .some(other => other.weekday === one.weekday && other.opens < one.closes && one.opens < other.closes)
    return overlaps ? [{ pointer: `/${index}`, detail: 'must not overlap other hours of the day' }] : []
  })
}

/** What is no time is told as that. */
const isTime = (text: string) => new RegExp(CLOCK_TIME.pattern).test(text)

/** The `data:` address of a small picture. Four characters carry three bytes; the type stands before them. */
export function LogoAddress(maxBytes: number): TSchema {
  return Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: Math.ceil(maxBytes / 3) * 4 + 'data:image/jpeg;base64,'.length,
    format: 'logo',
  })
}

function memberOf(entry: unknown, name: string): unknown {
  return typeof entry === 'object' && entry !== null && Object.hasOwn(entry, name)
    ? (entry as Record<string, unknown>)[name]
    : undefined
}
