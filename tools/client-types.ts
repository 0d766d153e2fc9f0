/** Makes types from OpenAPI documents: client/schema.d.ts for the API's client, console/src/api/schema.d.ts for the page. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/** The types of the API, from its document. */
export function clientTypes(document: string): Promise<string> {
  return typesOf(document, 'The types of the API. Made from openapi/openapi.json')
}

/** The types of the console's own routes, from theirs. */
export function consoleTypes(document: string): Promise<string> {
  return typesOf(document, "The types of the console's own routes. Made from openapi/console.json")
}

async function typesOf(document: string, what: string): Promise<string> {
  const types = await openapiTS(JSON.parse(document) as OpenAPI3, { alphabetize: true })
  return `/** ${what} by \`npm run generate\`; do not edit. */\n${astToString(types)}`
}
