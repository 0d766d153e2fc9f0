/** Links to downloads: signed, so that whoever has not been given one cannot make one (R-DOWNLOAD-3). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Connection } from '../../db/database.ts'
import { serverSecret } from '../../db/secret-store.ts'

/** Hexadecimal digits of a signature: 160 bits of HMAC-SHA256. Letters and digits alone are masked in logs. */
const SIGNATURE_LENGTH = 40

/** The form of a signature. */
const SIGNATURE = new RegExp(`^[0-9a-f]{${SIGNATURE_LENGTH}}$`)

/** A shop by its id and its name in addresses. */
export interface NamedShop {
  readonly id: number
  readonly key: string
}

function signatureOf(secret: Buffer, shopId: number, id: number): string {
  return createHmac('sha256', secret)
    .update(`download/${shopId}/${id}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH)
}

/** Makes the function that answers the address of a shop's download, below the server's own. */
export async function makeLinks(
  db: Connection,
  baseUrl: string,
): Promise<(shop: NamedShop, id: number) => string> {
  const secret = await serverSecret(db, 'downloads')
  return (shop, id) => `${baseUrl}/shops/${shop.key}/downloads/${id}/${signatureOf(secret, shop.id, id)}`
}

/** Whether a link was made here. The time that it takes tells nothing of how much of a guess is right. */
export async function isSigned(
  db: Connection,
  shopId: number,
  id: number,
  signature: string,
): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false
  const right = signatureOf(await serverSecret(db, 'downloads'), shopId, id)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right))
}
