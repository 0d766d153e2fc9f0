/** What pages know of their shop: its name, categories, look and words, made once for each state of the shop. `page-frame.ts` draws it. */
import { hash } from 'node:crypto'
import type { Context } from '../context.ts'
import { makeKnownInCalm } from '../db/known-in-calm.ts'
import { notFound } from '../http/problems.ts'
import { readPicture } from '../images/formats/read-picture.ts'
import { UnusableImage } from '../images/image-processor.ts'
import type { ImageType } from '../images/image-types.ts'
import { gather } from '../lib/gather.ts'
import { lastUsed } from '../lib/last-used.ts'
import { readLogo } from '../lib/logo.ts'
import { byVersions } from '../lib/versioned-memory.ts'
import { type CategoryNode, listNodes } from '../resources/item_categories/store.ts'
import { findShop, type Shop } from '../shops/store.ts'
import { styleOf } from './theme/style.ts'
import { findShopVersions, type ShopVersion } from './version-store.ts'
import type { Words } from './words/words.ts'
import { wordsFor } from './words/words-for.ts'

/** Frames that are kept, of some 100 kB each at most. */
const MAX_FRAMES = 200

/** A file that belongs to the look of a shop. Its name has a digest of its content. */
export interface LookFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** A shop as its pages show it. */
export interface ShopFrame extends Pick<ShopVersion, 'selling_version' | 'tree_version'> {
  readonly shop: Shop
  readonly words: Words
  /** The path of its first page, which begins those of all others: `/shops/tea`. */
  readonly path: string
  /** The public address of that page. */
  readonly address: string
  /** All categories, parents before their children, in the order of the shop. */
  readonly categories: readonly CategoryNode[]
  readonly style: LookFile
  readonly icon: LookFile
  /** The picture of its name with its pixels, where it has one. */
  readonly logo: (LookFile & { readonly width: number; readonly height: number }) | undefined
}

/** Finds the frames of shops. */
export interface Frames {
  /** The version of a shop at this moment. Throws 404 when it is gone. */
  version(shopId: number): Promise<ShopVersion>
  /** The frame of a shop that has this version now, or has a newer one since. Throws 404 when it is gone. */
  of(shopId: number, version: ShopVersion): Promise<ShopFrame>
}

/** Makes them. One for a process. */
export function makeFrames({
  db,
  baseUrl,
  payments,
  config,
}: Pick<Context, 'db' | 'baseUrl' | 'payments' | 'config'>): Frames {
  const words = wordsFor(payments.gateway.name, config.smtpUrl !== undefined)
  const frames = byVersions(lastUsed<number, ShopFrame>(MAX_FRAMES))
  const underway = new Map<string, Promise<ShopFrame>>()
  const versions = makeKnownInCalm<ShopVersion>(db, MAX_FRAMES)
  const versionOf = gather((ids: readonly number[]) => findShopVersions(db, ids))

  async function make(shopId: number, version: ShopVersion): Promise<ShopFrame> {
    const [shop, nodes] = await Promise.all([findShop(db, shopId), listNodes(db, shopId)])
    if (shop === undefined) throw notFound('shops')
    const frame = {
      ...{ selling_version: version.selling_version, tree_version: version.tree_version, shop, words },
      ...{ path: `/shops/${shop.key}`, address: `${baseUrl}/shops/${shop.key}`, categories: nodes },
      ...{ style: styleFile(shop), icon: iconFile(shop), logo: logoFile(shop) },
    }
    frames.set(shopId, frame)
    return frame
  }

  return {
    async version(shopId) {
      const version = await versions.answer(String(shopId), () => versionOf(shopId))
      if (version === undefined) throw notFound('shops')
      return version
    },
    async of(shopId, version) {
      const { selling_version, tree_version } = version
      const kept = frames.get(shopId)
      if (kept?.selling_version === selling_version && kept.tree_version === tree_version) return kept
      // Those who want the same state at the same time wait for one.
      const key = `${shopId}.${selling_version}.${tree_version}`
      const made = underway.get(key) ?? make(shopId, version).finally(() => underway.delete(key))
      underway.set(key, made)
      return made
    },
  }
}

function styleFile(shop: Shop): LookFile {
  const { text, digest } = styleOf(shop)
  return { name: `${digest}.css`, type: 'text/css; charset=utf-8', bytes: Buffer.from(text) }
}

/** The first letter of the name on a ground of the shop's colour. */
function iconFile({ name, theme_accent, theme_background }: Shop): LookFile {
  const letter = [...name][0] ?? ''
  const escaped = /^[\p{L}\p{N}]$/u.test(letter) ? letter : ''
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${theme_accent}"/><text x="32" y="45" font-size="38" text-anchor="middle" font-family="sans-serif" font-weight="700" fill="${theme_background}">${escaped}</text></svg>`
  return lookFile(Buffer.from(text), 'image/svg+xml', 'svg')
}

const LOGO_ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

function logoFile({ theme_logo }: Shop): ShopFrame['logo'] {
  const logo = theme_logo === null ? undefined : readLogo(theme_logo)
  if (logo === undefined) return undefined
  try {
    const type = logo.type as keyof typeof LOGO_ENDINGS & ImageType
    const { width, height } = readPicture(logo.bytes, type)
    return { ...lookFile(logo.bytes, type, LOGO_ENDINGS[type]), width, height }
  } catch (error) {
    // What begins like a picture and is none: the name stands in its place.
    if (error instanceof UnusableImage) return undefined
    throw error
  }
}

function lookFile(bytes: Buffer, type: string, ending: string): LookFile {
  return { name: `${hash('sha256', bytes, 'base64url').slice(0, 16)}.${ending}`, type, bytes }
}
