/** Holds what the console's operations answer against their document. */
import { buffer } from 'node:stream/consumers'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInvoiceNumber } from '../../../../src/lib/invoice-number.ts'
import { isLargeAnswer } from '../../../../src/lib/large-answer.ts'
import { readLogo } from '../../../../src/lib/logo.ts'
import { closeObjects } from '../../../contract/support/close-objects.ts'

/** An operation as the console's document describes it. */
interface DescribedOperation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly requestBody?: object
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Record<string, { schema?: unknown }> }>
  >
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
}

/** An operation with where it stands in the document. */
export interface PlacedOperation extends DescribedOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

/** All operations of the document. */
export function consoleOperations(app: FastifyInstance): PlacedOperation[] {
  const { paths } = app.consoleDocument() as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as PlacedOperation['method'],
      path,
    })),
  )
}

/** What was answered so far. */
export interface AnswerChecks {
  /** Such as `getSession 200`. */
  readonly met: ReadonlySet<string>
  /** What was answered otherwise than documented. */
  readonly faults: readonly string[]
}

/** Checks whatever the console's operations answer from now on. */
export function checkAnswers(app: FastifyInstance): AnswerChecks {
  const met = new Set<string>()
  const faults: string[] = []
  let faultsOf: ReturnType<typeof makeJudge> | undefined
  app.addHook('onSend', async (request, reply, sent) => {
    const payload = isLargeAnswer(sent) ? await buffer(sent) : sent
    const { access, operation } = request.routeOptions.config
    if (operation !== undefined && (access === 'session' || access === 'page')) {
      faultsOf ??= makeJudge(app)
      met.add(`${operation.operationId} ${reply.statusCode}`)
      if (request.method !== 'HEAD') faults.push(...faultsOf(operation.operationId, request, reply, payload))
    }
    return payload
  })
  return { met, faults }
}

const ID = 'https://console.test/document.json'

/** What compiles the answers of a document, and what it has compiled. */
interface Compiler {
  readonly ajv: Ajv2020
  readonly compiled: Map<string, ValidateFunction>
}

/** By the document, which all applications of a process share: one takes 0.3 s to compile. */
const compilers = new Map<string, Compiler>()

function compilerFor(document: object): Compiler {
  const text = JSON.stringify(document)
  const known = compilers.get(text)
  if (known !== undefined) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const addFormats = addFormatsModule as unknown as (target: Ajv2020) => void
  addFormats(ajv)
  ajv.addFormat('invoice number', isInvoiceNumber)
  ajv.addFormat('logo', text => readLogo(text) !== undefined)
  ajv.addSchema({ $id: ID, ...(closeObjects(document) as object) })
  const made = { ajv, compiled: new Map() }
  compilers.set(text, made)
  return made
}

function makeJudge(app: FastifyInstance) {
  const { ajv, compiled } = compilerFor(app.consoleDocument())
  const operations = new Map(consoleOperations(app).map(operation => [operation.operationId, operation]))
  const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

  function validatorOf({ path, method }: PlacedOperation, status: number, type: string): ValidateFunction {
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ]
    const $ref = `${ID}#/${place.map(escaped).join('/')}`
    const validate = compiled.get($ref) ?? ajv.compile({ $ref })
    compiled.set($ref, validate)
    return validate
  }

  return (operationId: string, request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] => {
    const what = `${operationId} ${reply.statusCode} (${request.method} ${request.url.slice(0, 200)})`
    const operation = operations.get(operationId)
    const documented = operation?.responses[String(reply.statusCode)]
    if (operation === undefined || documented === undefined) return [`${what}: not documented`]
    const body = Buffer.isBuffer(payload) ? payload.toString() : payload
    if (documented.content === undefined) return body ? [`${what}: a body, where none is documented`] : []
    const type = String(reply.getHeader('content-type')).split(';', 1)[0] ?? ''
    if (documented.content[type] === undefined) return [`${what}: "${type}" is not documented`]
    // A file is held against what makes such files, by the tests of its operation.
    if (!type.endsWith('json')) return []
    const validate = validatorOf(operation, reply.statusCode, type)
    if (validate(JSON.parse(String(body)))) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${what}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}
