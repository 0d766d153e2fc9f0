import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { inject } from 'vitest'
import { closeObjects } from './close-objects.ts'

/** The parts of an OpenAPI document that the suite reads. */
export interface ResponseObject {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: unknown }>
}
interface OperationObject {
  operationId?: string
  security?: Record<string, string[]>[]
  parameters?: unknown[]
  requestBody?: unknown
  responses: Record<string, ResponseObject>
}
export interface OpenApiDocument {
  openapi: string
  paths: Record<string, Record<string, OperationObject>>
  components?: { responses?: Record<string, ResponseObject> }
}

/** The document as the server gave it. */
export const openapi = JSON.parse(readFileSync(inject('openapiFile'), 'utf8')) as OpenApiDocument

const documentId = 'https://contract.test/openapi.json'
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
const addFormats = addFormatsModule as unknown as (target: Ajv2020) => void
addFormats(ajv)
ajv.addSchema({ $id: documentId, ...(closeObjects(openapi) as object) })

/** An operation of the document that a request was meant for. */
export interface MatchedOperation {
  key: string
  pointer: string
  operation: OperationObject
}

const templates = Object.keys(openapi.paths).map(template => ({
  template,
  pattern: new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

const escapePointer = (part: string) => part.replace(/~/g, '~0').replace(/\//g, '~1')

/** The documented operation for a method and a raw request target, or undefined. HEAD stands for its GET. */
export function matchOperation(method: string, target: string): MatchedOperation | undefined {
  const path = target.split('?')[0] ?? ''
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const found = templates.filter(({ pattern }) => pattern.test(path))
  // A path without parameters is the more exact one.
  found.sort((one, other) => one.template.split('{').length - other.template.split('{').length)
  const template = found[0]?.template
  const operation = template === undefined ? undefined : openapi.paths[template]?.[verb]
  if (template === undefined || operation?.responses === undefined) return undefined
  return {
    key: `${verb.toUpperCase()} ${template}`,
    pointer: `#/paths/${encodeURIComponent(escapePointer(template))}/${verb}`,
    operation,
  }
}

/** Follows a response's own reference into the components. */
export function resolveResponse(response: ResponseObject): { response: ResponseObject; pointer?: string } {
  if (response.$ref === undefined) return { response }
  const name = response.$ref.split('/').at(-1) ?? ''
  const target = openapi.components?.responses?.[name]
  if (target === undefined) throw new Error(`the OpenAPI document refers to a missing ${response.$ref}`)
  return { response: target, pointer: `#/components/responses/${encodeURIComponent(name)}` }
}

const compiled = new Map<string, ValidateFunction>()

/** The validator of one documented body: every object in it closed against members that are not documented. */
export function bodyValidator(
  matched: MatchedOperation,
  status: number,
  mediaType: string,
): ValidateFunction | undefined {
  const documented = matched.operation.responses[String(status)]
  if (documented === undefined) return undefined
  const { response, pointer } = resolveResponse(documented)
  const names = Object.keys(response.content ?? {})
  const name = names.find(each => each.split(';')[0] === mediaType.split(';')[0])
  if (name === undefined || response.content?.[name]?.schema === undefined) return undefined
  const base = pointer ?? `${matched.pointer}/responses/${status}`
  const ref = `${documentId}${base}/content/${encodeURIComponent(escapePointer(name))}/schema`
  let validate = compiled.get(ref)
  if (validate === undefined) {
    validate = ajv.compile({ $ref: ref })
    compiled.set(ref, validate)
  }
  return validate
}
