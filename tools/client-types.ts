/** Makes client/schema.d.ts, the types of the API's client, from the OpenAPI document. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const HEAD =
  '/** The types of the API. Made from openapi/openapi.json by `npm run generate`; do not edit. */\n'

/** The types of a document. */
export async function clientTypes(document: string): Promise<string> {
  return HEAD + astToString(await openapiTS(JSON.parse(document) as OpenAPI3, { alphabetize: true }))
}
