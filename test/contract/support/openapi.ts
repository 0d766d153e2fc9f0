import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type OpenApiDocument, readDocument } from './document.ts'

/** The document as the server gave it. */
export const openapi = JSON.parse(readFileSync(inject('openapiFile'), 'utf8')) as OpenApiDocument

export const readOpenapi = readDocument(openapi)
export const { resolveResponse } = readOpenapi
