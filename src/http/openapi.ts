/** The OpenAPI document, made from the declared operations and served at /openapi.json. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { ProblemDocument } from './problem-schema.ts'
import { uploadProcedure } from './upload-procedure.ts'

const DESCRIPTION = `Items, categories, stock and the rest of a shop, over HTTP and JSON.

Every call carries a personal access token: \`Authorization: Bearer akn_…\`. A token sees its own shop only; what belongs
to another shop does not exist for it. Amounts are whole yen, prices include tax, date-times are UTC.

Whatever goes wrong is answered as \`application/problem+json\`. Branch on the status and \`type\`; \`errors\` names every
violation at once with a JSON Pointer, and \`instance\` is what an operator needs to find the call in the log.`

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
]

/** Collects the operations that are registered after it, and serves them open without a token. `components` are the schemas with an `$id` that they refer to. */
export async function collectOpenApi(
  app: FastifyInstance,
  baseUrl: string,
  components: readonly TSchema[],
): Promise<void> {
  for (const component of [ProblemDocument, ...components]) app.addSchema(component)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Akinai',
        description: DESCRIPTION,
        version: '2-beta',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'The operator of this server', url: `${baseUrl}/docs/` },
      },
      servers: [{ url: baseUrl, description: 'This server' }],
      tags: tags(baseUrl),
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A personal access token with the scopes that the operation names.',
          },
        },
      },
    },
    refResolver: { buildLocalReference: json => String(json.$id) },
  })
  app.get('/openapi.json', { config: { open: true }, schema: { hide: true } }, () => app.swagger())
}
