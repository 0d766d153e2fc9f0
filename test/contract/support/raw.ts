import { connect } from 'node:net'
import { type Answer, baseUrl, type Call } from './call.ts'
import { checkAnswer } from './check-answer.ts'

/** What a connection said, and how it ended: by the server's end, an error such as ECONNRESET, or not in time. */
export interface Talk {
  said: Buffer
  ended: string
}

/** Writes bytes to the server and answers everything it says until it ends, or until `ms` have passed. */
export function talk(
  sent: string | Uint8Array,
  { ms = 2000, endAfter = false }: { ms?: number; endAfter?: boolean } = {},
): Promise<Talk> {
  return new Promise(resolve => {
    const socket = connect(Number(baseUrl.port || 80), baseUrl.hostname)
    const chunks: Buffer[] = []
    const finish = (ended: string) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ said: Buffer.concat(chunks), ended })
    }
    const timer = setTimeout(() => finish('timeout'), ms)
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('end', () => finish('end'))
    socket.on('error', (error: Error & { code?: string }) => finish(error.code ?? error.message))
    socket.write(sent)
    if (endAfter) socket.end()
  })
}

/** The head of a request, or a whole one without a body. */
export const lines = (...each: string[]) => `${each.join('\r\n')}\r\n\r\n`

/** The answers in what a server said; each has its length, or goes to the end. */
export function answersIn(said: Buffer): Answer[] {
  const answers: Answer[] = []
  let rest = said
  for (let end = rest.indexOf('\r\n\r\n'); end !== -1; end = rest.indexOf('\r\n\r\n')) {
    const [first = '', ...fields] = rest.toString('latin1', 0, end).split('\r\n')
    const headers = Object.fromEntries(
      fields.map(field => {
        const colon = field.indexOf(':')
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
      }),
    )
    const length = Number(headers['content-length'] ?? 0)
    const bytes = rest.subarray(end + 4, end + 4 + length)
    const text = bytes.toString('utf8')
    const body: unknown =
      /json/.test(headers['content-type'] ?? '') && text !== '' ? JSON.parse(text) : undefined
    answers.push({ status: Number(first.split(' ')[1]), headers, bytes, text, body })
    rest = rest.subarray(end + 4 + length)
  }
  return answers
}

/** Writes bytes that ask for `request` and holds the one answer against what holds for every answer. */
export async function ask(request: Call, sent: string | Uint8Array, ms = 5000): Promise<Answer> {
  const { said, ended } = await talk(sent, { ms })
  const [answer] = answersIn(said)
  if (answer === undefined) throw new Error(`${request.method} ${request.path}: no answer, but ${ended}`)
  checkAnswer(request, answer)
  return answer
}
