/** What root starts, as the system sees it: who runs what, and what becomes of it when it is killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, utimesSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ensureUsers } from '../../../bin/users.js'
import { startAkinai } from '../../support/command-line.ts'
import { Folders, isRoot, processesOf, until } from '../../support/embedded/processes.ts'
import { isQuiet } from '../../support/free-port.ts'
import { signal } from '../../support/signal.ts'
import { uploadForm } from '../../support/upload-form.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

// Servers are started for real, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
const folders = new Folders()
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await folders.clear()
})
if (!isRoot) console.info('Skipped: what root starts, since these tests do not run as root.')

/** A process as the system knows it. */
interface Seen {
  readonly pid: number
  readonly parent: number
  /** Real, effective, saved and file system user. */
  readonly users: readonly number[]
  readonly groups: readonly number[]
  readonly capabilities: string
  readonly takesNoRights: boolean
  readonly words: readonly string[]
}

function see(pid: number): Seen | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1] ?? ''
    const numbers = (name: string) => line(name).split(/\s+/).filter(Boolean).map(Number)
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const [takesNoRights, capabilities] = [line('NoNewPrivs') === '1', line('CapPrm') + line('CapEff')]
    const [parent = 0] = numbers('PPid')
    return {
      pid,
      parent,
      users: numbers('Uid'),
      groups: numbers('Groups'),
      capabilities,
      takesNoRights,
      words,
    }
  } catch {
    return undefined
  }
}

/** The processes of a server: itself, its children and theirs, and whatever has its data folder among its arguments. */
function family(child: ChildProcess, dataDir: string): Seen[] {
  const all = readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .flatMap(pid => see(pid) ?? [])
  const ids = new Set([child.pid ?? 0, ...processesOf(dataDir)])
  for (let size = 0; size < ids.size; ) {
    size = ids.size
    for (const { pid, parent } of all) if (ids.has(parent)) ids.add(pid)
  }
  return all.filter(({ pid, words }) => ids.has(pid) && words[0] !== '')
}

interface Server {
  readonly child: ChildProcess
  readonly url: string
  output(): string
}

async function serve(dataDir: string, port: number): Promise<Server> {
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: {
      PATH: process.env.PATH,
      HOME: '/root',
      PORT: `${port}`,
      AKINAI_DATA_DIR: dataDir,
      AKINAI_DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  await expect
    .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: 60_000 })
    .toMatch(/Akinai listens on|^ended/)
  expect(output).toContain('Akinai listens on')
  return { child, url: `http://127.0.0.1:${port}`, output: () => output }
}

/** A free port that root alone may take. */
async function lowPort(): Promise<number> {
  for (let port = 1023; port > 600; port--) {
    if (await isQuiet(port)) return port
  }
  throw new Error('no port below 1024 is free')
}

/** What the calls below answer, together. */
interface Answers {
  readonly item_id: number
  readonly file_id: string
  readonly upload_url: string
  readonly upload_fields: Readonly<Record<string, string>>
  readonly scaled_url: string
}

/** Puts a picture to a new item and answers its small size, so that it has been decoded and made smaller. */
async function sendPicture(url: string, token: string): Promise<Response> {
  const call = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.ok, path).toBe(true)
    return (await answer.json()) as Answers
  }
  const { item_id } = await call('/api/items', {
    type: 'normal',
    name: '茶碗',
    price: 900,
    item_tax_type: 'standard',
  })
  const upload = await call('/api/files', { purpose: 'item_image', content_type: 'image/png' })
  const pixels = { width: 80, height: 60, channels: 3, background: '#c33' } as const
  const form = uploadForm(upload.upload_fields, await sharp({ create: pixels }).png().toBuffer())
  expect((await fetch(upload.upload_url, { method: 'POST', body: form })).ok).toBe(true)
  const image = await call(`/api/items/${item_id}/images`, { file_id: upload.file_id })
  return fetch(image.scaled_url.replace('/w/640/', '/w/32/'), { headers: { accept: 'image/webp' } })
}

/** The processes that decode pictures, without the shells that start them. */
const decoders = (all: readonly Seen[]) =>
  all.filter(({ words }) => words[0] !== '/bin/sh' && /worker\/main\.[jt]s$/.test(words.at(-3) ?? ''))

describe.runIf(isRoot)('started by root', () => {
  // R-PROCESS-1 R-PROCESS-2 R-PROCESS-3 R-PROCESS-5
  test('no process stays root; pictures, commands, kill -9 and another start work', async () => {
    const { server, images, database } = ensureUsers()
    const dataDir = folders.makeData()
    const port = await lowPort()
    const first = await serve(dataDir, port)
    const env = { PATH: process.env.PATH, AKINAI_DATA_DIR: dataDir }
    const shop = ['--shop-id', 'tea', '--name', 'お茶', '--mail', 'owner@tea.example']
    expect(await startAkinai(['shop', 'create', ...shop], env)).toMatchObject({ code: 0 })
    const made = await startAkinai(
      ['token', 'create', '--shop', 'tea', '--name', 'test', '--scopes', 'all', '--json'],
      env,
    )
    const { token } = JSON.parse(made.stdout) as { token: string }
    const size = await sendPicture(first.url, token)
    expect([size.status, size.headers.get('content-type')]).toEqual([200, 'image/webp'])

    const all = family(first.child, dataDir)
    for (const seen of all) {
      expect(seen.users, seen.words.join(' ')).not.toContain(0)
      expect(seen.groups, seen.words.join(' ')).toEqual([])
      expect(seen.capabilities, seen.words.join(' ')).toMatch(/^0+$/)
      expect(seen.takesNoRights, seen.words.join(' ')).toBe(true)
    }
    const count = ({ uid }: { uid: number }) =>
      all.filter(({ users }) => users.every(user => user === uid)).length
    // The keeper, its guard and PostgreSQL with its own; the shell and the process for pictures.
    expect([count(server), count(database) > 3, count(images)]).toEqual([1, true, 3])
    expect(decoders(all)).toHaveLength(1)
    const decoder = decoders(all)[0]?.pid
    const environment = readFileSync(`/proc/${decoder}/environ`, 'utf8').split('\0').filter(Boolean)
    expect(environment.map(line => line.split('=')[0]).sort()).toEqual(
      expect.not.arrayContaining(['HOME', 'AKINAI_DATA_DIR', 'PORT', 'DATABASE_URL']),
    )
    const limits = readFileSync(`/proc/${decoder}/limits`, 'utf8')
    expect(limits).toMatch(/^Max core file size +0 /m)
    expect(limits).toMatch(/^Max open files +128 /m)
    expect(limits).toMatch(/^Max processes +512 /m)
    const network = (pid: number | string | undefined) => readlinkSync(`/proc/${pid}/ns/net`)
    expect(network(decoder)).not.toBe(network('self'))

    // R-PROCESS-4: nothing in the data folder is root's, commands of root's have made nothing there either.
    const owners = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map(
      entry => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.uid,
    )
    expect(owners).not.toContain(0)
    expect(statSync(dataDir).mode & 0o007).toBe(0)

    first.child.kill('SIGKILL')
    await until(() => all.every(({ pid, words }) => see(pid)?.words[0] !== words[0]), 'all have ended')
    // The folder through which pictures came is left, and found by the next start once it is nobody's for sure.
    const [left, anHourAgo] = [
      dirname(decoders(all)[0]?.words.findLast(Boolean) ?? ''),
      Date.now() / 1000 - 3600,
    ]
    expect(left).toMatch(/^\/tmp\/akinai-images-\w+$/)
    utimesSync(left, anHourAgo, anHourAgo)
    const second = await serve(dataDir, port)
    expect(existsSync(left)).toBe(false)
    expect((await sendPicture(second.url, token)).status).toBe(200)
    // A decoder that ends takes nothing with it.
    const [victim] = decoders(family(second.child, dataDir))
    signal(victim?.pid, 'SIGKILL')
    await until(() => see(victim?.pid ?? 0)?.words[0] !== victim?.words[0], 'the decoder has ended')
    expect((await sendPicture(second.url, token)).status).toBe(200)
    const ended = new Promise(resolve => second.child.once('exit', resolve))
    const leaving = family(second.child, dataDir)
    second.child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await until(() => leaving.every(({ pid, words }) => see(pid)?.words[0] !== words[0]), 'all have ended')

    // R-PROCESS-3: nobody can start the process for pictures again, so that the server asks to be started anew; and R-FAULT-7:
    // soon, though somebody is still sending a body, for which a server that is told to stop waits up to 30 s.
    const third = await serve(dataDir, port)
    const slow = connect(port, '127.0.0.1').on('error', () => {})
    slow.write(
      `POST /api/items HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    )
    const killedAt = performance.now()
    const stopped = new Promise(resolve => third.child.once('exit', resolve))
    const attendant = family(third.child, dataDir).find(
      ({ users, words }) =>
        users.every(user => user === images.uid) && words.join(' ').includes('while read'),
    )
    signal(attendant?.pid, 'SIGKILL')
    expect(await stopped).toBe(1)
    expect(performance.now() - killedAt).toBeLessThan(15_000)
  })

  // R-PROCESS-6
  test('data of a version that did all as superuser are taken over, and a copy that is root’s', async () => {
    const dataDir = join(folders.make(), 'data')
    mkdirSync(dataDir)
    const { makeOldData } = await import('./support/old-data.ts')
    const old = await makeOldData(dataDir)
    const env = { PATH: process.env.PATH, AKINAI_DATA_DIR: dataDir }
    const listed = await startAkinai(['token', 'list', '--shop', 'tea'], env)
    expect(listed).toMatchObject({ code: 0, stdout: 'No tokens yet.\n' })
    expect(await old.ownersAfter()).toEqual(['akinai_server'])
  })
})
