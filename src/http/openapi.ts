/** OpenAPI documents, made from the declared operations: that of the API is served at /openapi.json. */

import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { swagger } from '#fastify'
import type { TSchema } from '#typebox'
import { lazy } from '../lib/lazy.ts'
import { PAGE_LANGUAGES } from '../lib/page-language.ts'
import { VERSION } from '../lib/version.ts'
import type { Access } from './access.ts'
import { unboundedLists } from './body-bounds.ts'
import { KEY_PARAMETER } from './idempotency/declared.ts'
import { translateDocument } from './japanese/translate-document.ts'
import { keepBytes, sendKept } from './kept-bytes.ts'
import { IF_MATCH, IF_NONE_MATCH } from './precondition.ts'
import { ProblemDocument } from './problem-schema.ts'
import { DOCUMENT_PATHS } from './reference-html.ts'
import { uploadProcedure } from './upload-procedure.ts'

const DESCRIPTION = `Items, categories, stock and the rest of a shop, over HTTP and JSON.

Every call of a shop's program carries a personal access token: \`Authorization: Bearer akn_…\`. A token sees its own shop only;
what belongs to another shop does not exist for it. What buyers ask of a shop, below \`/shops/{shop_id}/api\`, needs none. Amounts are whole yen, prices include tax, date-times are UTC.

Whatever goes wrong is answered as \`application/problem+json\`. Branch on the status and \`type\`; \`errors\` names every
violation at once with a JSON Pointer, and \`instance\` is what an operator needs to find the call in the log.

An answer can be lost on its way. Send each POST and PUT with an \`Idempotency-Key\` of its own, and when no answer came send it
again with the same key: it is carried out once, and answered as it was, for 24 hours.

Others may change what you have read. Send the \`ETag\` of what you read as \`If-Match\` with a change of it: where it is another by
now, nothing is changed, and the answer is 412 with the present tag.`

/** The tags, in the order of the reference page. */
const tags = (baseUrl: string) => [
  { name: 'items', description: 'What the shop sells: prices, stock, visibility and the order of the list.' },
  {
    name: 'variations',
    description: 'Sizes, colours and other variations of an item, each with a stock of its own.',
  },
  {
    name: 'images',
    description: uploadProcedure(baseUrl),
  },
  {
    name: 'files',
    description:
      'Where a picture is sent before it is added to an item. [The whole procedure](#tag/images), in three lines to copy, is with the images.',
  },
  {
    name: 'item_categories',
    description: 'A tree of up to three levels, and which items stand where in it.',
  },
  {
    name: 'orders',
    description: 'What was bought: found, shown, changed, dispatched and cancelled.',
  },
  { name: 'delivery_companies', description: 'The carriers that a dispatch can name.' },
  { name: 'user', description: 'The shop that a token belongs to.' },
  {
    name: 'storefront',
    description: 'What buyers see of a shop, their carts and orders. No token is needed, and no account.',
  },
]

/** One of the documents. */
export interface DocumentParts {
  /** The method of the application that answers it. */
  readonly decorator: 'swagger' | 'consoleDocument'
  /** The access of the operations that it is about. */
  readonly accesses: readonly Access[]
  /** The schemas with an `$id` that they refer to, besides the problem document. */
  readonly components: readonly TSchema[]
  readonly info: { readonly title: string; readonly description: string; readonly version: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
}

type SecurityScheme = { readonly description: string } & (
  | { readonly type: 'http'; readonly scheme: 'bearer' }
  | { readonly type: 'apiKey'; readonly in: 'cookie' | 'header'; readonly name: string }
)

/** Collects the operations that are registered after it into a document. */
export async function collectDocument(
  app: FastifyInstance,
  baseUrl: string,
  parts: DocumentParts,
): Promise<void> {
  const { decorator, accesses, info, tags, securitySchemes } = parts
  const components = [ProblemDocument, ...parts.components].map(schema => ({
    name: (schema as unknown as { $id: string }).$id,
    schema,
  }))
  for (const { name, schema } of components) if (app.getSchema(name) === undefined) app.addSchema(schema)
  const open = components.flatMap(({ name, schema }) => unboundedLists(schema, name))
  if (open.length > 0) throw new Error(`Lists without maxItems: ${open.join(', ')}`)
  const own = new Set(components.map(({ name }) => name))
  await app.register(swagger, {
    decorator,
    openapi: {
      openapi: '3.1.0',
      info: {
        ...info,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'The operator of this server', url: `${baseUrl}/docs/` },
      },
      servers: [{ url: baseUrl, description: 'This server' }],
      tags: [...tags],
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access
      const hide = schema?.hide || !access || !accesses.includes(access)
      const headers = headersOf(route.config)
      return { schema: { ...schema, ...headers, hide }, url }
    },
    // The application's schemas are those of all documents.
    transformObject: described => {
      if (!('openapiObject' in described)) throw new Error('The document is none of OpenAPI 3')
      const { schemas = {} } = described.openapiObject.components ?? {}
      for (const name of Object.keys(schemas)) if (!own.has(name)) delete schemas[name]
      return described.openapiObject
    },
    refResolver: { buildLocalReference: json => String(json.$id) },
  })
}

/** The headers that an operation reads, as the document tells them. */
function headersOf({ keys, tags }: FastifyContextConfig = {}): object {
  const properties = {
    ...(keys === 'kept' || keys === 'required' ? KEY_PARAMETER : {}),
    ...(tags === 'If-Match' ? IF_MATCH : {}),
    ...(tags === 'If-None-Match' ? IF_NONE_MATCH : {}),
  }
  if (Object.keys(properties).length === 0) return {}
  const required = keys === 'required' ? { required: Object.keys(KEY_PARAMETER) } : {}
  return { headers: { properties, ...required } }
}

/** Collects the API's operations, and serves their document to everybody. `components` are the schemas with an `$id` that they refer to. */
export async function collectOpenApi(
  app: FastifyInstance,
  baseUrl: string,
  components: readonly TSchema[],
): Promise<void> {
  await collectDocument(app, baseUrl, {
    decorator: 'swagger',
    accesses: ['token', 'open'],
    components,
    info: { title: 'Akinai', description: DESCRIPTION, version: VERSION },
    tags: tags(baseUrl),
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'A personal access token with the scopes that the operation names.',
      },
    },
  })
  serveDocument(app)
}

/**
 * Serves the document, and the same in Japanese. Each is made when it is first asked for: to write half a megabyte of JSON takes
 * 2.5 ms, to translate it 6.
 */
function serveDocument(app: FastifyInstance): void {
  const options = { config: { access: 'open' as const }, schema: { hide: true } }
  const made = {
    en: lazy(async () => keepBytes(Buffer.from(JSON.stringify(app.swagger())))),
    ja: lazy(async () => keepBytes(Buffer.from(JSON.stringify(translateDocument(app.swagger()))))),
  }
  for (const language of PAGE_LANGUAGES) {
    app.get(DOCUMENT_PATHS[language], options, async (request, reply) => {
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
      return sendKept(request, reply, await made[language]())
    })
  }
}
