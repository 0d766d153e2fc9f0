/**
 * Operations as an OpenAPI document describes them, with the places in a call where an id can stand. Takes any document, so
 * that an operation which is new to it takes part in the tests of access without being listed anywhere.
 */
import { type Kind, kindOfMember, kindOfPart } from './kinds.ts'

/** A schema, as far as it is looked into. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly minLength?: number
  readonly minItems?: number
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/** A place for an id of something that belongs to a shop. */
export interface IdPlace {
  readonly where: 'path' | 'query' | 'body'
  /** The parameter's name, or the members that lead to it in the body, `*` for any entry of a list. */
  readonly at: readonly string[]
  readonly kind: Kind
}

/** An operation of a document. */
export interface Documented {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for parameters. */
  readonly path: string
  /** Method and path. */
  readonly name: string
  readonly operationId: string
  /** What has to be brought, such as `token`, or `session` and `page`; empty where anybody may call. */
  readonly asks: readonly string[]
  /** The scopes that a token needs. */
  readonly scopes: readonly string[]
  /** What a role needs of the console (`x-needs`); empty where any does. */
  readonly needs: readonly string[]
  /** The types of its problems, as the descriptions of its answers name them, without the `/errors/` before them. */
  readonly refusals: readonly string[]
  /** The schema and the example of a JSON body; undefined where none is read. */
  readonly body: { readonly schema: Schema; readonly example: unknown } | undefined
  /** Query parameters that have to be there, with their schemas. */
  readonly requiredQuery: readonly { readonly name: string; readonly schema: Schema }[]
  /** Every place for an id of a shop's thing. */
  readonly ids: readonly IdPlace[]
}

interface DocumentedParameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema: Schema
}

interface OperationObject {
  readonly operationId?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly unknown[]
  readonly requestBody?: unknown
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>
  readonly 'x-scopes'?: readonly string[]
  readonly 'x-needs'?: string | readonly string[]
}

/** What is read of an OpenAPI document. */
export interface AnyDocument {
  readonly paths?: unknown
  readonly components?: unknown
}

/** All operations of a document. Throws when an id stands in it of which nobody said what it is of. */
export function documentedOperations(document: AnyDocument): Documented[] {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Readonly<Record<string, Schema>> }
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const paths = document.paths as Record<string, Record<string, OperationObject>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(path, method, operation, resolve)),
  )
}

function describe(
  path: string,
  method: string,
  operation: OperationObject,
  resolve: (schema: Schema) => Schema,
): Documented {
  const parameters = (operation.parameters ?? []) as readonly DocumentedParameter[]
  const query = parameters.filter(parameter => parameter.in === 'query')
  const content = (operation.requestBody as { content?: Record<string, Media> } | undefined)?.content ?? {}
  const json = content['application/json']
  const name = `${method.toUpperCase()} ${path}`
  return {
    method: method.toUpperCase() as Documented['method'],
    path,
    name,
    operationId: operation.operationId ?? name,
    asks: (operation.security ?? []).flatMap(Object.keys),
    scopes: operation['x-scopes'] ?? [],
    needs: [operation['x-needs'] ?? []].flat(),
    body: json && { schema: inlined(json.schema, resolve), example: json.example },
    refusals: Object.values(operation.responses ?? {}).flatMap(({ description = '' }) =>
      [...description.matchAll(/\/errors\/([a-z_/-]+)/g)].flatMap(([, type]) => type ?? []),
    ),
    requiredQuery: query.filter(({ required }) => required === true),
    ids: [
      ...idsOfPath(name, path),
      ...query.flatMap(parameter => idOfQuery(name, parameter)),
      ...(json === undefined ? [] : idsOfBody(name, inlined(json.schema, resolve), [])),
    ],
  }
}

interface Media {
  readonly schema: Schema
  readonly example?: unknown
}

/** The schema with what it refers to in its place; no schema of a request holds itself. */
function inlined(schema: Schema, resolve: (schema: Schema) => Schema): Schema {
  const found = resolve(schema)
  const each = (schemas: readonly Schema[]) => schemas.map(one => inlined(one, resolve))
  return {
    ...found,
    ...(found.properties && {
      properties: Object.fromEntries(
        Object.entries(found.properties).map(([name, one]) => [name, inlined(one, resolve)]),
      ),
    }),
    ...(found.items && { items: inlined(found.items, resolve) }),
    ...(found.oneOf && { oneOf: each(found.oneOf) }),
    ...(found.anyOf && { anyOf: each(found.anyOf) }),
    ...(found.allOf && { allOf: each(found.allOf) }),
  }
}

/** The part of the path before a parameter says what its id is of. */
function idsOfPath(operation: string, path: string): IdPlace[] {
  const parts = path.split('/')
  return parts.flatMap((part, at) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1]
    if (parameter === undefined) return []
    const kind = kindOfPart(operation, parts[at - 1] ?? '')
    return kind === null ? [] : [{ where: 'path', at: [parameter], kind } as const]
  })
}

function idOfQuery(operation: string, { name, schema }: DocumentedParameter): IdPlace[] {
  if (schema.enum !== undefined) return []
  const kind = kindOfMember(operation, [name])
  return kind === null ? [] : [{ where: 'query', at: [name], kind }]
}

function idsOfBody(operation: string, schema: Schema, at: readonly string[]): IdPlace[] {
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  const found = [
    ...branches.flatMap(branch => idsOfBody(operation, branch, at)),
    ...(schema.items ? idsOfBody(operation, schema.items, [...at, '*']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
      const place = [...at, name]
      const kind = kindOfMember(operation, place)
      const list = member.items !== undefined
      const own = kind === null ? [] : [{ where: 'body', at: list ? [...place, '*'] : place, kind } as const]
      return [...own, ...idsOfBody(operation, member, place)]
    }),
  ]
  return [...new Map(found.map(place => [place.at.join('/'), place])).values()]
}
