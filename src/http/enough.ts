/**
 * Ends a validation that finds everything as soon as it has found as much as is told. A list of a thousand wrong entries
 * with five members each would else make an error of every one: 5 ms and 2 MB, of which a fifth is told.
 */
import { _, type CodeKeywordDefinition, Name } from '#ajv'
import { MAX_VIOLATIONS } from './problems.ts'

const KEYWORD = 'x-enough'

/** What the code that Ajv writes counts errors in, and keeps them. */
const errors = new Name('errors')
const vErrors = new Name('vErrors')

/** Stands in the schema of each entry of a list, and looks how much the entries before it broke. */
export const ENOUGH: CodeKeywordDefinition = {
  keyword: KEYWORD,
  schemaType: 'boolean',
  code: ({ gen, it }) => {
    // Within a condition errors are counted that may not stand.
    if (it.compositeRule === true) return
    gen.if(_`${errors} >= ${MAX_VIOLATIONS}`, () => {
      gen.assign(_`${it.validateName}.errors`, vErrors)
      gen.return(false)
    })
  },
}

interface NestedSchema {
  readonly type?: unknown
  readonly items?: NestedSchema
  readonly properties?: Readonly<Record<string, NestedSchema>>
  readonly oneOf?: readonly NestedSchema[]
}

/** The same schema, whose validator stops between the entries of any list. */
export function stopAtEnough<S extends NestedSchema>(schema: S): S {
  const { items, properties, oneOf } = schema
  return {
    ...schema,
    ...(items ? { items: { ...stopAtEnough(items), [KEYWORD]: true } } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, member]) => [name, stopAtEnough(member)]),
          ),
        }
      : {}),
    ...(oneOf ? { oneOf: oneOf.map(stopAtEnough) } : {}),
  }
}
