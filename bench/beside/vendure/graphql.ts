/** Vendure's two APIs. */
import { httpRequest } from '../../support/load.ts'

/** One query or mutation. */
export interface Question {
  readonly api: 'shop-api' | 'admin-api'
  readonly query: string
  readonly variables: object
  /** Of the session, where there is one. */
  readonly token?: string | undefined
}

/** The bytes of a request that asks it. */
export function requestOf({ api, query, variables, token }: Question): Buffer {
  return httpRequest('POST', `/${api}`, headersOf(token), { query, variables })
}

function headersOf(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** What was answered, without errors, and the session's token where it is new. */
export interface Answer<Data> {
  readonly data: Data
  readonly token: string | undefined
}

/** Asks once. Throws when the answer has errors, which GraphQL sends with the status 200. */
export async function ask<Data>(
  port: number,
  { api, query, variables, token }: Question,
): Promise<Answer<Data>> {
  const answer = await fetch(`http://127.0.0.1:${port}/${api}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(token) },
    body: JSON.stringify({ query, variables }),
  })
  const text = await answer.text()
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown }
  if (answer.status !== 200 || errors !== undefined || data === undefined || data === null) {
    throw new Error(`${query} answered ${answer.status}: ${text}`)
  }
  return { data, token: answer.headers.get('vendure-auth-token') ?? undefined }
}
