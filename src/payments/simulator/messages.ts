/** The calls by which the simulated service tells the shop that something has happened, signed as a real one's are. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayMessage, NotedPayment } from '../gateway.ts'

/** The header with the signature: HMAC-SHA256 of the body, in hexadecimal digits. */
const SIGNATURE_HEADER = 'x-simulator-signature'

/** The call that tells of a payment. */
export function writeMessage({ shopId, key }: NotedPayment, secret: string): GatewayMessage {
  const body = Buffer.from(JSON.stringify({ shop_id: shopId, key }))
  return { headers: { [SIGNATURE_HEADER]: signatureOf(body, secret) }, body }
}

/** What a call tells of; undefined when nobody who knows the secret has written it. */
export function readMessage({ headers, body }: GatewayMessage, secret: string): NotedPayment | undefined {
  const given = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''))
  const right = Buffer.from(signatureOf(body, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const { shop_id, key } = JSON.parse(body.toString()) as { readonly shop_id: number; readonly key: string }
  return { shopId: shop_id, key }
}

function signatureOf(body: Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}
