/** Whether both servers show the same. */
import type { Answer, Call } from '../../../contract/support/call.ts'
import type { World } from './world.ts'

const MAX_TOLD = 1000

/** Where the server on the road shows something else than one that never noticed. */
export async function differencesShown(
  { send, sendToOther }: Pick<World, 'send' | 'sendToOther'>,
  reads: readonly Call[],
): Promise<string[]> {
  const faults: string[] = []
  for (const call of reads) {
    const [own, other] = [shown(await send(call)), shown(await sendToOther(call))]
    if (own !== other)
      faults.push(`${call.path} shows\n${told(own, other)}\nin place of\n${told(other, own)}`)
  }
  return faults
}

/** What names the call itself, and what it makes by itself a moment later: when its session or its token was used last. */
const OF_THE_CALL = /"instance":"[^"]*"|"last_used_at":(?:"[^"]*"|null)/g

/** What an answer shows, without that. */
export const shown = ({ status, headers: { etag }, text }: Pick<Answer, 'status' | 'headers' | 'text'>) =>
  `${status} ${etag ?? ''} ${text.replaceAll(OF_THE_CALL, '')}`

/** The first part of a text in which it differs from another, and what is around it. */
export function told(text: string, other: string): string {
  const at = [...text].findIndex((letter, index) => letter !== other[index])
  const from = Math.max(0, (at < 0 ? other.length : at) - MAX_TOLD / 2)
  return `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_TOLD)}`
}
