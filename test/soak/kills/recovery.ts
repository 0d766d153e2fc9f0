/** How long a fault is felt: callers that read, write and send a picture look until all goes well again. */
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { uploadForm } from '../../support/upload-form.ts'
import type { Call, Client } from './client.ts'
import type { Shop } from './shop.ts'

/** Within how many ms all must be well again (R-FAULT-7). */
export const RECOVERY_MS = 10_000

/** Milliseconds between two looks. */
const EACH_MS = 50
/** It is over when all has gone well for so long, in ms: a server whose keepers are gone ends only after 3 s. */
const WELL_MS = 8_000
/** Given up after so long, in ms. */
const MAX_MS = 60_000

/** Calls that are made again and again, with an answer of whether it went well. */
export interface Probe {
  readonly name: string
  readonly look: () => Promise<boolean>
}

/** Makes the probes of a shop: a read, a write, and a picture from its announcement to its being shown. */
export async function makeProbes(client: Client, shop: Shop): Promise<Probe[]> {
  const headers = { authorization: `Bearer ${shop.token}` }
  const body = { type: 'normal', name: 'probe', price: 100, item_tax_type: 'standard' }
  const made = await client.once({ method: 'POST', path: '/api/items', headers, body })
  const { item_id } = JSON.parse(made?.text ?? '') as { item_id: number }
  const path = `/api/items/${item_id}`
  const stock = { method: 'PUT', path: `${path}/stock`, body: { stock: 1 } } as const
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const ask = async <T>(expected: number, call: Call): Promise<T | undefined> => {
    const answer = await client.once({ ...call, headers })
    if (answer?.status !== expected) return undefined
    return (answer.text === '' ? {} : JSON.parse(answer.text)) as T
  }
  return [
    { name: 'a read', look: async () => (await ask(200, { method: 'GET', path })) !== undefined },
    { name: 'a write', look: async () => (await ask(204, stock)) !== undefined },
    { name: 'a picture', look: () => sendPicture(ask, path, picture) },
  ]
}

async function sendPicture(
  ask: <T>(expected: number, call: Call) => Promise<T | undefined>,
  path: string,
  picture: Buffer,
): Promise<boolean> {
  const announced = await ask<{ file_id: string; upload_url: string; upload_fields: Record<string, string> }>(
    201,
    {
      ...{ method: 'POST', path: '/api/files' },
      body: { purpose: 'item_image', content_type: 'image/png' },
    },
  )
  if (announced === undefined) return false
  const form = uploadForm(announced.upload_fields, picture)
  const sent = await ask(204, { method: 'POST', path: announced.upload_url, form })
  if (sent === undefined) return false
  const { file_id } = announced
  const added = await ask<{ id: number }>(201, { method: 'POST', path: `${path}/images`, body: { file_id } })
  if (added === undefined) return false
  // One whose removal was cut off stays; an item takes 20, so the next time begins by looking.
  const shown = await ask<{ id: number }[]>(200, { method: 'GET', path: `${path}/images` })
  for (const { id } of shown ?? []) await ask(204, { method: 'DELETE', path: `${path}/images/${id}` })
  return true
}

/**
 * Milliseconds from now until the first success after the last failure of any probe; undefined: not within a minute. What takes longer
 * than `slowMs` was held up by the fault: a machine that does nothing else takes 20 ms, one with other work can take seconds.
 * `heldUp` hears of it while it waits.
 */
export async function recovery(
  probes: readonly Probe[],
  slowMs: number,
  heldUp: (what: string) => void = () => {},
): Promise<number | undefined> {
  const since = performance.now()
  const passed = () => performance.now() - since
  const last = probes.map(() => ({ failed: 0, well: Number.NaN, latest: 0 }))
  const isOver = () =>
    last.every(({ well, latest }) => !Number.isNaN(well) && latest - well >= WELL_MS) || passed() > MAX_MS
  await Promise.all(
    probes.map(async (probe, at) => {
      const own = last[at]
      if (own === undefined) return
      while (!isOver()) {
        const begun = passed()
        const slow = setTimeout(() => heldUp(`${probe.name}, begun after ${seconds(begun)} s, waits`), slowMs)
        const well = await probe.look()
        clearTimeout(slow)
        own.latest = passed()
        if (!well) {
          own.failed = own.latest
          own.well = Number.NaN
        } else if (own.latest - begun > slowMs) {
          own.failed = own.latest
          own.well = own.latest
        } else if (Number.isNaN(own.well)) own.well = own.latest
        await delay(EACH_MS)
      }
    }),
  )
  if (passed() > MAX_MS) return undefined
  return Math.max(...last.map(({ failed, well }) => (failed === 0 ? 0 : well)))
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
