/** Programs, buyers and a person of a shop who write for as long as they are told to, each in a way of its own. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { uploadForm } from '../../support/upload-form.ts'
import { buy, cancel, dispatch, lower, memo, type OwnOrder } from './buying.ts'
import { type Chance, makeChance } from './chance.ts'
import type { Answer, Call, Client } from './client.ts'
import { GONE, type Ledger } from './ledger.ts'
import type { Shop } from './shop.ts'

/** What a writer has. What it works on it takes out of these, so that two of its own works never meet. */
export interface Writer {
  readonly name: string
  readonly chance: Chance
  readonly shop: Shop
  readonly ledger: Ledger<Call>
  readonly items: OwnItem[]
  readonly categories: number[]
  readonly orders: OwnOrder[]
  /** Sends a call with a key of its own until it is answered; anything but this status is a fault, and undefined. */
  must(expected: number | readonly number[], call: Call): Promise<Answer | undefined>
  fault(words: string): void
}

interface OwnItem {
  readonly id: number
  /** Subjects of its pictures. */
  readonly pictures: string[]
}

/** How writers are set going. */
interface Writing {
  readonly writers: number
  readonly seed: number
  /** Calls a second of each, at most. */
  readonly pace: number
}

const PLAIN = { type: 'normal', price: 1200, item_tax_type: 'standard' } as const
const MAX_OWN = 40
const MAX_PICTURES = 15
/** Works that wait for a payment or a dead server while a writer goes on with others. */
const MAX_WAITING = 6
const PATIENCE_MS = 3_000
/** Answers that are kept to be asked for again. */
const MAX_KEPT = 2_000

const SIGN_IN = '/console/api/session'
/** Headers that the console's page sends. */
const OUR_PAGE = { 'x-akinai-console': '1', 'sec-fetch-site': 'same-origin' }

/** The works, and how often each is chosen. */
const WORKS: readonly [share: number, work: (writer: Writer) => Promise<void>][] = [
  [3, createItem],
  [5, setStock],
  [3, rename],
  [2, addPicture],
  [1, addCategory],
  [1, dropCategory],
  [4, buy],
  [2, memo],
  [2, lower],
  [2, dispatch],
  [2, cancel],
]
const ALL_WORKS = WORKS.flatMap(([share, work]) => Array.from({ length: share }, () => work))

/** Writes until told to stop; answers when all that was begun has ended. */
export async function write(
  { writers, seed, pace }: Writing,
  shop: Shop,
  client: Client,
  ledger: Ledger<Call>,
  stop: AbortSignal,
): Promise<void> {
  const all = Array.from({ length: writers }, (_, at) => {
    const writer = makeWriter(`w${at}`, makeChance(seed * 1000 + at), shop, client, ledger)
    return goOn(writer, at === 0 ? [signIn(writer)] : [], pace, stop)
  })
  await Promise.all(all)
}

async function goOn(
  writer: Writer,
  works: readonly Promise<(() => Promise<void>) | undefined>[],
  pace: number,
  stop: AbortSignal,
): Promise<void> {
  const own = (await Promise.all(works)).filter(work => work !== undefined)
  const waiting = new Set<Promise<void>>()
  while (!stop.aborted) {
    const due = performance.now() + 1000 / pace
    const chosen =
      own.length > 0 && writer.chance.whole(0, 8) === 0
        ? writer.chance.pick(own)()
        : writer.chance.pick(ALL_WORKS)(writer)
    const work = chosen
      .catch((error: unknown) => writer.fault(error instanceof Error ? (error.stack ?? '') : String(error)))
      .finally(() => waiting.delete(work))
    waiting.add(work)
    await Promise.race([work, delay(PATIENCE_MS)])
    while (waiting.size >= MAX_WAITING) await Promise.race(waiting)
    await delay(Math.max(0, due - performance.now()))
  }
  await Promise.all(waiting)
}

function makeWriter(name: string, chance: Chance, shop: Shop, client: Client, ledger: Ledger<Call>): Writer {
  const fault = (words: string) => void client.tally.faults.push(`${name}: ${words}`)
  return {
    ...{ name, chance, shop, ledger, fault, items: [], categories: [], orders: [] },
    must: async (expected, asked) => {
      const { authorization = `Bearer ${shop.token}`, ...more } = asked.headers ?? {}
      const headers = { ...more, ...(authorization === '' ? {} : { authorization }) }
      const isKeyed = asked.form === undefined && (asked.method === 'POST' || asked.method === 'PUT')
      const call = { ...asked, headers, ...(isKeyed ? { key: randomUUID() } : {}) }
      const answer = await client.answered(call)
      if (answer === undefined) return undefined
      if (![expected].flat().includes(answer.status)) {
        fault(`${call.method} ${call.path} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
        return undefined
      }
      // Signing in knows no keys (R-KEY-9).
      if (isKeyed && answer.status < 300 && call.path !== SIGN_IN) {
        ledger.kept.push({ call, status: answer.status, text: answer.text, answered: Date.now() })
        if (ledger.kept.length > MAX_KEPT) ledger.kept.shift()
      }
      return answer
    },
  }
}

/** Notes that something is asked for, asks for it, and notes the answer. */
export async function change(
  writer: Writer,
  facts: Readonly<Record<string, string>>,
  call: Call,
  expected: number | readonly number[],
): Promise<Answer | undefined> {
  const entries = Object.entries(facts).map(([subject, value]) => writer.ledger.intend(subject, value))
  const answer = await writer.must(expected, call)
  const now = Date.now()
  if (answer !== undefined) for (const entry of entries) entry.answered = now
  return answer
}

/** Takes one out, has it worked on, and puts it back unless the work says that it is gone. */
export async function withOne<T>(
  { chance }: Writer,
  from: T[],
  work: (one: T) => Promise<'gone' | undefined>,
): Promise<void> {
  if (from.length === 0) return
  const [one] = from.splice(chance.whole(0, from.length), 1)
  if (one !== undefined && (await work(one)) !== 'gone') from.push(one)
}

async function createItem(writer: Writer): Promise<void> {
  if (writer.items.length >= MAX_OWN) {
    await withOne(writer, writer.items, async ({ id, pictures }) => {
      const subjects = [`item ${id} name`, `item ${id} stock`, ...pictures]
      const facts = Object.fromEntries(subjects.map(subject => [subject, GONE]))
      // The call that was cut off may have done it.
      await change(writer, facts, { method: 'DELETE', path: `/api/items/${id}` }, [204, 404])
      return 'gone'
    })
    return
  }
  const name = `made ${randomUUID()}`
  const answer = await writer.must(200, { method: 'POST', path: '/api/items', body: { ...PLAIN, name } })
  if (answer === undefined) return
  const { item_id } = JSON.parse(answer.text) as { item_id: number }
  writer.ledger.state(`item ${item_id} name`, name)
  writer.items.push({ id: item_id, pictures: [] })
}

async function setStock(writer: Writer): Promise<void> {
  await withOne(writer, writer.items, async ({ id }) => {
    const stock = writer.chance.whole(0, 1_000_000)
    const call = { method: 'PUT', path: `/api/items/${id}/stock`, body: { stock } } as const
    await change(writer, { [`item ${id} stock`]: String(stock) }, call, 204)
    return undefined
  })
}

async function rename(writer: Writer): Promise<void> {
  await withOne(writer, writer.items, async ({ id }) => {
    const name = `renamed ${randomUUID()}`
    const call = { method: 'POST', path: `/api/items/${id}`, body: { name } } as const
    await change(writer, { [`item ${id} name`]: name }, call, 200)
    return undefined
  })
}

async function addCategory(writer: Writer): Promise<void> {
  if (writer.categories.length >= MAX_OWN) return
  // A name has up to 30 characters.
  const name = `c ${randomUUID().slice(0, 23)}`
  const answer = await writer.must(200, { method: 'POST', path: '/api/item_categories', body: { name } })
  if (answer === undefined) return
  const { id } = JSON.parse(answer.text) as { id: number }
  writer.ledger.state(`category ${id}`, name)
  writer.categories.push(id)
}

async function dropCategory(writer: Writer): Promise<void> {
  await withOne(writer, writer.categories, async id => {
    const call = { method: 'DELETE', path: `/api/item_categories/${id}` } as const
    // The call that was cut off may have done it.
    await change(writer, { [`category ${id}`]: GONE }, call, [204, 404])
    return 'gone'
  })
}

/** A picture, told from others by its size. */
async function addPicture(writer: Writer): Promise<void> {
  await withOne(writer, writer.items, async item => {
    if (item.pictures.length >= MAX_PICTURES) return undefined
    const [width, height] = [writer.chance.whole(16, 64), writer.chance.whole(16, 64)]
    const body = { purpose: 'item_image', content_type: 'image/png' }
    const announced = await writer.must(201, { method: 'POST', path: '/api/files', body })
    if (announced === undefined) return undefined
    const { file_id, upload_fields, upload_url } = JSON.parse(announced.text) as {
      file_id: string
      upload_url: string
      upload_fields: Record<string, string>
    }
    const picture = await sharp({ create: { width, height, channels: 3, background: '#a52' } })
      .png()
      .toBuffer()
    const form = uploadForm(upload_fields, picture)
    // The attempt that was cut off may have stored it.
    const sent = { method: 'POST', path: upload_url, form } as const
    if ((await writer.must([204, 409], sent)) === undefined) return undefined
    const call = { method: 'POST', path: `/api/items/${item.id}/images`, body: { file_id } } as const
    const added = await writer.must(201, call)
    if (added === undefined) return undefined
    const { url } = JSON.parse(added.text) as { url: string }
    const subject = `picture ${new URL(url).pathname}`
    writer.ledger.state(subject, `${width}x${height}`)
    item.pictures.push(subject)
    return undefined
  })
}

/** A person signs in to the console, once, and changes settings from then on: the session must outlive every kill. */
async function signIn(writer: Writer): Promise<(() => Promise<void>) | undefined> {
  const { mailAddress: mail_address, password } = writer.shop
  const path = SIGN_IN
  const answer = await writer.must(200, {
    method: 'POST',
    path,
    headers: OUR_PAGE,
    body: { mail_address, password },
  })
  const [cookie] = answer?.cookies[0]?.split(';') ?? []
  if (cookie === undefined) return undefined
  const headers = { ...OUR_PAGE, authorization: '', cookie }
  return async () => {
    const introduction = `kept ${randomUUID()}`
    const call = { method: 'PUT', path: '/console/api/settings', headers, body: { introduction } } as const
    await change(writer, { introduction }, call, 200)
  }
}
