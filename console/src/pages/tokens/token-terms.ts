/** What the list of tokens and the page of one have in common. */
import type { Token } from '../../api/types.ts'
import { useMay } from '../../session/use-may.ts'
import { useSession } from '../../session/use-session.ts'

/** The colour that goes with a state, besides its word. */
export const TOKEN_TONES = { active: 'ok', expired: 'warning', revoked: 'neutral' } as const

/** Whether a token can be revoked, by the person who is signed in. */
export function useRevocable(): (token: Token) => boolean {
  const may = useMay()
  const { user } = useSession()
  return ({ state, made_by }) =>
    state === 'active' && (may('people') || (may('tokens') && made_by === user.mail_address))
}
