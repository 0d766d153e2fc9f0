/** An OpenAPI document as answers are held against it; which document it is, `openapi.ts` and the fuzzer say. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { closeObjects } from './close-objects.ts'

/** The parts of an OpenAPI document that the suite reads. */
interface ResponseObject {
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

/** An operation of the document that a request was meant for. */
export interface MatchedOperation {
  key: string
  pointer: string
  operation: OperationObject
}

/** A document that answers can be held against. */
export interface ReadDocument {
  /** The documented operation for a method and a raw request target, or undefined. HEAD stands for its GET. */
  matchOperation(method: string, target: string): MatchedOperation | undefined
  /** Follows a response's own reference into the components. */
  resolveResponse(response: ResponseObject): { response: ResponseObject; pointer?: string }
  /** The validator of one documented body: every object in it closed against members that are not documented. */
  bodyValidator(matched: MatchedOperation, status: number, mediaType: string): ValidateFunction | undefined
}

const documentId = 'https://contract.test/openapi.json'
const addFormats = addFormatsModule as unknown as (target: Ajv2020) => void
const escapePointer = (part: string) => part.replace(/~/g, '~0').replace(/\//g, '~1')

/** Reads one. `formats` are those of its own beside the ones that JSON Schema knows. */
export function readDocument(
  openapi: OpenApiDocument,
  formats: Readonly<Record<string, (text: string) => boolean>> = {},
): ReadDocument {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats(ajv)
  for (const [name, isGood] of Object.entries(formats)) ajv.addFormat(name, isGood)
  ajv.addSchema({ $id: documentId, ...(closeObjects(openapi) as object) })
  const templates = Object.keys(openapi.paths).map(template => ({
    template,
    pattern: new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }))

  function matchOperation(method: string, target: string): MatchedOperation | undefined {
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

  function resolveResponse(response: ResponseObject): { response: ResponseObject; pointer?: string } {
    if (response.$ref === undefined) return { response }
    const name = response.$ref.split('/').at(-1) ?? ''
    const target = openapi.components?.responses?.[name]
    if (target === undefined) throw new Error(`the OpenAPI document refers to a missing ${response.$ref}`)
    return { response: target, pointer: `#/components/responses/${encodeURIComponent(name)}` }
  }

  const compiled = new Map<string, ValidateFunction>()

  function bodyValidator(
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

  return { matchOperation, resolveResponse, bodyValidator }
}
