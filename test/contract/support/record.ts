import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Call } from './call.ts'

/** A call of the suite and what came back, as a line of JSON. */
export interface Recorded {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Those that say what the body is. */
  readonly headers: Readonly<Record<string, string>>
  /** In Base64. */
  readonly body: string
}

/** Headers of the connection rather than of the answer. */
const PASSING = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

const folder = process.env.AKINAI_TEST_RECORD
const noted = new Set<string>()

/** Notes an answer in the folder of `AKINAI_TEST_RECORD`, if that is set: each once for a worker. */
export function recordAnswer({ method, path }: Call, { status, headers, bytes }: Answer): void {
  if (folder === undefined) return
  const kept = Object.entries(headers).filter(([name]) => !PASSING.includes(name))
  const recorded: Recorded = {
    ...{ method, path, status },
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: bytes.toString('base64'),
  }
  const same = `${method} ${path} ${status} ${recorded.body}`
  if (noted.has(same)) return
  noted.add(same)
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(recorded)}\n`)
}
