import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Shape {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
}

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
  readonly parameters?: readonly { readonly name: string; readonly schema: Shape }[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> }
}

/** The arrays of a schema, by their place in it. */
function arraysIn(shape: Shape, schemas: Document['components']['schemas'], path: string): [string, Shape][] {
  if (shape.$ref !== undefined) {
    const named = schemas[shape.$ref.split('/').at(-1) ?? '']
    if (named === undefined) throw new Error(`There is no ${shape.$ref}`)
    return arraysIn(named, schemas, path)
  }
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = shape
  const parts: [string, Shape][] = [
    ...Object.entries(properties).map(([name, part]): [string, Shape] => [`${path}/${name}`, part]),
    ...[...anyOf, ...oneOf, ...allOf].map((part): [string, Shape] => [path, part]),
  ]
  if (items !== undefined) parts.push([`${path}/*`, items])
  if (typeof additionalProperties === 'object') parts.push([`${path}/*`, additionalProperties])
  const own: [string, Shape][] = [shape.type].flat().includes('array') ? [[path, shape]] : []
  return [...own, ...parts.flatMap(([at, part]) => arraysIn(part, schemas, at))]
}

function arraysAsked({ paths, components }: Document): [string, Shape][] {
  return Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ operationId, requestBody, parameters = [] }) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        arraysIn(schema, components.schemas, operationId),
      ),
      ...parameters.flatMap(({ name, schema }) =>
        arraysIn(schema, components.schemas, `${operationId}?${name}`),
      ),
    ])
}

// R-LIMIT-3, R-LIMIT-7, R-LIMIT-8, R-LIMIT-11
describe.each([
  ['openapi/openapi.json', 'updateOrder/lines/*/options'],
  ['openapi/console.json', 'updateSettings/delivery_slots'],
])('%s', (file, known) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const arrays = arraysAsked(JSON.parse(text) as Document)

  test('has a bound of its own for every list that is sent', () => {
    expect(arrays.map(([path]) => path)).toContain(known)
    expect(arrays.filter(([, { maxItems }]) => maxItems === undefined).map(([path]) => path)).toEqual([])
  })
})
