/** Whether both servers show the same. */
import type { Answer, Call } from '../../../contract/support/call.ts'
import type { World } from './world.ts'

const MAX_SHOWN = 1000

/** Where the server on the road shows something else than one that never noticed. */
export async function differencesShown(
  { send, sendToOther }: Pick<World, 'send' | 'sendToOther'>,
  reads: readonly Call[],
): Promise<string[]> {
  const faults: string[] = []
  for (const call of reads) {
    const [own, other] = [shown(await send(call)), shown(await sendToOther(call))]
    if (own !== other) faults.push(`${call.path} shows\n${own}\nin place of\n${other}`)
  }
  return faults
}

/** Without what names the call itself. */
const shown = ({ status, text }: Answer) =>
  `${status} ${text.replace(/"instance":"[^"]*"/, '')}`.slice(0, MAX_SHOWN)
