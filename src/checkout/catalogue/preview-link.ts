/** Links by which somebody who was given one sees an item as buyers would, hidden or not (R-CATALOGUE-3). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Connection } from '../../db/database.ts'
import { serverSecret } from '../../db/secret-store.ts'

/** How long a link holds. */
export const PREVIEW_MS = 60 * 60 * 1000

const SIGNATURE_LENGTH = 40
const SIGNATURE = new RegExp(`^[0-9a-f]{${SIGNATURE_LENGTH}}$`)

/** An item of a shop until a time, in whole seconds since 1970. */
interface Previewed {
  readonly shopId: number
  readonly itemId: number
  readonly until: number
}

function signatureOf(secret: Buffer, { shopId, itemId, until }: Previewed): string {
  return createHmac('sha256', secret)
    .update(`preview/${shopId}/${itemId}/${until}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH)
}

/** The path of a preview below the shop's own. */
export async function previewPath(db: Connection, previewed: Previewed): Promise<string> {
  const signature = signatureOf(await serverSecret(db, 'previews'), previewed)
  return `/previews/${previewed.itemId}/${previewed.until}/${signature}`
}

/** Whether a link was made here and still holds. The time that it takes tells nothing of how much of a guess is right. */
export async function isPreview(
  db: Connection,
  previewed: Previewed,
  signature: string,
  now: Date,
): Promise<boolean> {
  if (!SIGNATURE.test(signature) || previewed.until * 1000 <= now.getTime()) return false
  const right = signatureOf(await serverSecret(db, 'previews'), previewed)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right))
}
