/** Values that are given to a command as `name=value`. */
import type { TSchema } from '#typebox'
import { toViolations } from '../src/http/validation.ts'
import { makeAjv } from '../src/http/validator.ts'
import { UsageError } from './output.ts'

/** How a text is read. */
export interface Form {
  /** What it must be, in words. */
  readonly says: string
  /** Undefined when the text is not of the form. */
  readonly read: (text: string) => unknown
}

/** The forms by name. */
export type Forms = Readonly<Record<string, Form>>

export const TEXT_FORM: Form = { says: 'a text', read: text => text }
export const SWITCH_FORM: Form = {
  says: 'on or off',
  read: text => (text === 'on' || text === 'off' ? text === 'on' : undefined),
}
export const NUMBER_FORM: Form = {
  says: 'a whole number',
  read: text => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
}

/** The same, or nothing for null. */
export function orNone({ says, read }: Form): Form {
  return { says: `${says}; empty for none`, read: text => (text === '' ? null : read(text)) }
}

/** JSON, nothing for an empty list. */
export function jsonForm(example: string): Form {
  return {
    says: `JSON such as ${example}`,
    read: text => {
      try {
        return JSON.parse(text === '' ? '[]' : text) as unknown
      } catch {
        return undefined
      }
    },
  }
}

/** Pairs such as `沖縄県:1800,北海道:1500`, as objects with these members, the second of them a number. */
export function pairsForm(first: string, second: string, example: string, fallback?: number): Form {
  return {
    says: `pairs split by commas, such as ${example}; empty for none`,
    read: text => {
      if (text === '') return []
      const pairs = text.split(',').map(part => /^([^:]+)(?::(\d{1,15}))?$/.exec(part.trim()))
      const read = pairs.map(pair => ({
        [first]: first.endsWith('_id') ? Number(pair?.[1]) : pair?.[1],
        [second]: pair?.[2] === undefined ? fallback : Number(pair[2]),
      }))
      return pairs.includes(null) || read.some(one => one[second] === undefined) ? undefined : read
    },
  }
}

/** Reads `name=value` texts. Throws a `UsageError` that says what would be right. */
export function readAssignments(texts: readonly string[], forms: Forms): Record<string, unknown> {
  return Object.fromEntries(
    texts.map(text => {
      const at = text.indexOf('=')
      const name = text.slice(0, Math.max(at, 0))
      const form = Object.hasOwn(forms, name) ? forms[name] : undefined
      if (form === undefined) {
        throw new UsageError(
          `${JSON.stringify(text)} is not name=value with one of ${Object.keys(forms).join(', ')}.`,
        )
      }
      const value = form.read(text.slice(at + 1))
      if (value === undefined) throw new UsageError(`${name} must be ${form.says}.`)
      return [name, value]
    }),
  )
}

/** Throws a `UsageError` with the first thing that a value breaks of a schema. */
export function requireValid(value: unknown, schema: TSchema): void {
  const validate = makeAjv().compile(schema)
  if (validate(value)) return
  const [first = { pointer: '', detail: 'is not valid' }] = toViolations(validate.errors ?? [])
  throw new UsageError(`${first.pointer.slice(1)} ${first.detail}.`)
}

/** The names with what is to be written for each, for the help. */
export function describeForms(forms: Forms): string {
  return Object.entries(forms)
    .map(([name, { says }]) => `${name}: ${says}`)
    .join('\n')
}
