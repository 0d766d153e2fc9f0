/**
 * `node bench/images/memory.ts`: how much memory the server and its process for images take together, on a first start
 * with the demo shop: each of the largest pictures by itself, and eight of each at once. Linux only.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tailOf } from '../support/processes.ts'
import { startAkinai } from '../support/server.ts'
import { PICTURES } from './pictures.ts'

const AT_ONCE = 8
const LOOK_EVERY_MS = 15

const folder = mkdtempSync(join(tmpdir(), 'akinai-memory-'))
const akinai = await startAkinai(folder, { AKINAI_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' })
const base = `http://127.0.0.1:${akinai.port}`
const token = await findToken()
const peaks = { server: 0, both: 0, unshared: 0 }
const looking = setInterval(look, LOOK_EVERY_MS)

try {
  await delay(1000)
  report('at rest')
  for (const [name, type, make] of PICTURES) {
    const file = await make()
    const item = await call('items', { type: 'normal', name, price: 100, item_tax_type: 'standard' })
    await showSizes(await addPicture(item.item_id, file, type))
    report(name)
    const many = Array.from({ length: AT_ONCE }, () => addPicture(item.item_id, file, type))
    for (const picture of await Promise.all(many)) await showSizes(picture)
    report(`  ${AT_ONCE} at once`)
  }
} finally {
  clearInterval(looking)
  await akinai[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
}

/** The start prints it. */
async function findToken(): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = /Bearer (akn_\w+)/.exec(tailOf(join(folder, `akinai-${akinai.port}.log`)))?.[1]
    if (found !== undefined) return found
    await delay(50)
  }
  throw new Error('The start printed no token')
}

async function call(path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

/** Answers the image, or the problem when it was refused or too many were waiting. */
async function addPicture(item: unknown, file: Buffer, type: string): Promise<Record<string, unknown>> {
  const { file_id, upload_url, upload_fields } = await call('files', {
    purpose: 'item_image',
    content_type: type,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(upload_fields as Record<string, string>))
    form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)], { type }))
  await fetch(String(upload_url), { method: 'POST', body: form })
  return call(`items/${item}/images`, { file_id })
}

async function showSizes({ url }: Record<string, unknown>): Promise<void> {
  if (typeof url !== 'string') return
  const sizes = ['w/640', 'w/1000', 'w/2048', 'sq/300']
  await Promise.all(
    sizes.map(async size => {
      const address = url.replace('/images/', `/images/${size}/`)
      await (await fetch(address, { headers: { accept: 'image/webp,*/*' } })).arrayBuffer()
    }),
  )
}

function look(): void {
  const worker = imageProcess()
  const ids = worker === undefined ? [akinai.pid] : [akinai.pid, worker]
  const sum = (file: string, line: RegExp) =>
    ids.reduce((total, id) => total + megabytes(`/proc/${id}/${file}`, line), 0)
  peaks.server = Math.max(peaks.server, megabytes(`/proc/${akinai.pid}/status`, /VmRSS:\s+(\d+)/))
  peaks.both = Math.max(peaks.both, sum('status', /VmRSS:\s+(\d+)/))
  peaks.unshared = Math.max(peaks.unshared, sum('smaps_rollup', /Pss:\s+(\d+)/))
}

function imageProcess(): number | undefined {
  const children = readFileSync(`/proc/${akinai.pid}/task/${akinai.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
  return children.map(Number).find(id => read(`/proc/${id}/cmdline`).includes('images/worker/main'))
}

function megabytes(file: string, line: RegExp): number {
  return (Number(line.exec(read(file))?.[1] ?? 0) * 1024) / 1e6
}

/** Of a process that has just ended there is nothing to read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function report(what: string): void {
  const { server, both, unshared } = peaks
  const figures = `server ${server.toFixed()} MB, with the process ${both.toFixed()} MB (shared pages counted once: ${unshared.toFixed()})`
  process.stdout.write(`${what.padEnd(36)} ${figures}\n`)
  Object.assign(peaks, { server: 0, both: 0, unshared: 0 })
}
