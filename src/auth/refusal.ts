/** Why a call is not let in. */

/** `unauthenticated`: no token stands behind the call; `forbidden`: one does, and may not do this. */
type RefusalKind = 'unauthenticated' | 'forbidden'

/** What the checks of a token throw. How it is answered is told by http. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind
  /** The value of the `WWW-Authenticate` header. */
  readonly challenge: string

  /** `detail` is read by callers: what is wrong here and what would be right. */
  constructor(kind: RefusalKind, detail: string, challenge: string) {
    super(detail)
    this.kind = kind
    this.challenge = challenge
  }
}
