/** Calls that answer a file. */
import { ProblemError, readProblem, unreachable } from './request.ts'

/** A file of the server's. */
export interface AnsweredFile {
  readonly blob: Blob
  readonly name: string
  readonly headers: Headers
}

/** Posts a body and answers the file that comes back. Throws `ProblemError`. */
export async function requestFile(path: string, body: unknown): Promise<AnsweredFile> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'x-akinai-console': '1', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (error) {
    throw unreachable(error)
  }
  if (!answer.ok) throw new ProblemError(readProblem(await answer.text(), answer.status))
  const { headers } = answer
  return { blob: await answer.blob(), name: nameOf(headers), headers }
}

function nameOf(headers: Headers): string {
  const [, name = 'file'] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}
