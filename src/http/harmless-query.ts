/** Which values in the query of an address a log may show: those that the operation declares and that say nothing of anybody. */
import type { TObject } from '#typebox'

/** Whether a parameter of this name may be shown with this value. */
export type IsHarmless = (name: string, value: string) => boolean

/** A number as ids, pages and limits are; telephone numbers begin with 0 or +. */
const NUMBER = /^(0|-?[1-9]\d{0,15})$/
const TIME = /^\d{4}-\d\d(-\d\d(T[\d:.]{1,20}(Z|[+-]\d\d:\d\d))?)?$/

interface Declared {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
}

/** Words from a list, numbers, times and yes or no are; free text is not, nor is whatever the operation does not know. */
export function harmlessIn(query: TObject | undefined): IsHarmless {
  const declared = new Map(Object.entries((query?.properties ?? {}) as Record<string, Declared>))
  return (name, value) => {
    const schema = declared.get(name)
    if (schema === undefined) return false
    if (schema.enum !== undefined) return schema.enum.includes(value)
    if (schema.type === 'integer' || schema.type === 'number') return NUMBER.test(value)
    if (schema.type === 'boolean') return value === 'true' || value === 'false'
    return (schema.format === 'date' || schema.format === 'date-time') && TIME.test(value)
  }
}
