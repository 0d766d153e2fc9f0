/** Validates bodies so that every violation is told, and no more work is done than can be told of (R-BODY-10). */
import type { Ajv, ValidateFunction } from 'ajv'
import type { FastifySchemaValidationError } from 'fastify'
import { CutBody } from './body.ts'
import { stopAtEnough } from './enough.ts'
import { type BoundedSchema, makeExcessFinder, TOO_MUCH } from './entry-count.ts'
import { pointerOf } from './validation.ts'

/** A body's schema, which may choose one of several by the value of a member. */
export interface BodySchema extends BoundedSchema {
  readonly discriminator?: { readonly propertyName: string }
}

/** How Fastify is told what a value breaks. */
export function refusal(validation: readonly FastifySchemaValidationError[]): { error: Error } {
  return { error: Object.assign(new Error(), { validation }) }
}

/** The validator of bodies of this schema. */
export function makeBodyValidator(ajv: Ajv, schema: BodySchema): (body: unknown) => true | { error: Error } {
  const validate = ajv.compile(stopAtEnough(schema))
  const findExcess = makeExcessFinder(schema)
  const { discriminator, oneOf = [] } = schema
  // Compiled when first needed: a start need not wait for what only a wrong tag asks for.
  let branches: readonly ValidateFunction[] | undefined
  return body => {
    if (body instanceof CutBody) {
      const excess = findExcess(body.start)
      return refusal(excess.length > 0 ? excess : [TOO_MUCH])
    }
    const excess = findExcess(body)
    if (excess.length > 0) return refusal(excess)
    if (validate(body)) return true
    const errors: FastifySchemaValidationError[] = validate.errors ?? []
    const tag = errors.find(({ keyword }) => keyword === 'discriminator')
    if (tag === undefined || discriminator === undefined) return refusal(errors)
    branches ??= oneOf.map(branch => ajv.compile(branch))
    return refusal([...errors, ...wrongInAll(branches, body, pointerOf(tag))])
  }
}

/** What every branch refuses besides the tag is wrong whichever of them was meant. */
function wrongInAll(
  branches: readonly ValidateFunction[],
  body: unknown,
  tag: string,
): FastifySchemaValidationError[] {
  const byBranch = branches.map(validate => {
    validate(body)
    return Map.groupBy(validate.errors ?? [], pointerOf)
  })
  const shared = [...(byBranch[0]?.keys() ?? [])].filter(
    pointer => pointer !== tag && byBranch.every(branch => branch.has(pointer)),
  )
  return shared.flatMap(pointer => {
    const told = byBranch.map(branch => branch.get(pointer) ?? [])
    // Where a branch knows the member, its words say more.
    return (
      told.find(errors => errors.every(({ keyword }) => keyword !== 'additionalProperties')) ?? told[0] ?? []
    )
  })
}
