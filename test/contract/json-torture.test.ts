import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { bodyOperations, type Operation } from './support/operations.ts'
import type { Problem } from './support/problem.ts'
import { aim, newSubject, type Subject, validBody } from './support/subject.ts'

const folder = resolve(import.meta.dirname, '../../../shared/data/json-torture')
const present = existsSync(folder)
if (!present) console.warn(`contract: ${folder} is absent: the JSON torture files are skipped`)

const files = !present
  ? []
  : ['test_parsing', 'test_transform'].flatMap(part =>
      readdirSync(join(folder, part)).map(name => join(part, name)),
    )

/** Whether a strict decoder and JSON.parse, which R-BODY-3 rests on, take the bytes. */
function readable(bytes: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return true
  } catch {
    return false
  }
}

const subjects = new Map<Operation, Subject>()

describe.skipIf(!present)('JSON torture files (skipped where the data folder is absent)', () => {
  beforeAll(async () => {
    for (const operation of bodyOperations) subjects.set(operation, await newSubject())
  })

  const target = (operation: Operation) => {
    const subject = subjects.get(operation)
    if (subject === undefined) throw new Error('no subject')
    return { ...aim(operation, subject), subject }
  }

  /** So many of some operations, other ones for the next file: bodies are read in one way for all. */
  const someOf = (list: readonly Operation[], count: number, at: number) =>
    Array.from({ length: count }, (_, each) => list[(at * count + each) % list.length] as Operation)

  // R-BODY-3
  test.for(files.map((file, at) => ({ file, at })))('$file', async ({ file, at }) => {
    const bytes = readFileSync(join(folder, file))
    const type = readable(bytes) ? 'invalid-body' : 'malformed-body'
    if (/\/n_/.test(file)) expect(type).toBe('malformed-body')
    if (/\/y_/.test(file)) expect(type).toBe('invalid-body')
    // `{}` and white space around it are a legal edit that changes nothing.
    const empty = type === 'invalid-body' && /^\s*\{\s*\}\s*$/.test(new TextDecoder().decode(bytes))
    for (const operation of someOf(bodyOperations, 4, at)) {
      const { method, path } = target(operation)
      const answer = await call({ method, path, raw: bytes })
      // A second cancellation of the same order is refused for what it is.
      if (empty && (answer.status < 300 || path.endsWith('/cancel'))) continue
      expect([method, path, answer.status]).toEqual([method, path, 400])
      expect((answer.body as Problem).type).toMatch(new RegExp(`/${type}$`))
    }
  })

  test.for(files.map((file, at) => ({ file, at })))(
    '$file as the value of a member',
    async ({ file, at }) => {
      const bytes = readFileSync(join(folder, file))
      for (const operation of someOf(bodyOperations.slice(0, 4), 1, at)) {
        const { method, path, subject } = target(operation)
        const rest = JSON.stringify(validBody(operation, subject)).slice(1)
        const raw = Buffer.concat([Buffer.from('{"unknown":'), bytes, Buffer.from(`,${rest}`)])
        const answer = await call({ method, path, raw })
        expect(answer.status).toBe(400)
        if (readable(raw))
          expect((answer.body as Problem).errors?.map(each => each.pointer)).toContain('/unknown')
        else expect(answer.body).toMatchObject({ type: '/errors/request/malformed-body' })
      }
    },
  )
})
