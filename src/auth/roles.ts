/** What a person of a shop may do (R-ROLE-1). Imports only words: the console's server and page, and the command line read it. */
import { SCOPES, type Scope } from './scopes.ts'

/** Every role, the mightiest first. `staff` may what was chosen for each; `read_only` sees everything but people, and changes nothing. */
export const ROLES = ['owner', 'staff', 'read_only'] as const

/** One of them. */
export type Role = (typeof ROLES)[number]

/** What a person is allowed: the role and, of staff, the chosen scopes. */
export interface Grant {
  readonly role: Role
  /** Empty unless the role is staff. */
  readonly scopes: readonly Scope[]
}

/** What an owner is allowed. */
export const OWNER: Grant = { role: 'owner', scopes: [] }

/**
 * What can be done in the console besides what scopes allow, and by which roles. `self`: the own account and session;
 * `shop`: what everybody sees who works there; `tokens.read`, `tokens`: to see those of programs, to make and revoke them;
 * `settings`: to change the shop's settings and block list; `people`: to see and change who may sign in; `audit`: to read
 * the audit log.
 */
const POWERS = {
  self: ROLES,
  shop: ROLES,
  'tokens.read': ROLES,
  tokens: ['owner', 'staff'],
  settings: ['owner'],
  people: ['owner'],
  audit: ['owner'],
} as const satisfies Record<string, readonly Role[]>

type Power = keyof typeof POWERS

/** Calls of programs show whatever these can read, and so does their log. */
const READING = ['user.read', 'items.read', 'orders.read'] as const satisfies readonly Scope[]

/** What an operation of the console can need: a scope, one of the powers above, or `log`, which takes all scopes that read. */
export type Need = Scope | Power | 'log'

/** Every need, as documents and messages name them. */
export const NEEDS: readonly Need[] = [...SCOPES, ...(Object.keys(POWERS) as Power[]), 'log']

/** The scopes of a person, in the order in which they are shown. */
export function scopesOf({ role, scopes }: Grant): readonly Scope[] {
  if (role === 'owner') return SCOPES
  const allowed: readonly Scope[] = role === 'staff' ? scopes : READING
  return SCOPES.filter(scope => allowed.includes(scope))
}

/** Whether every role has it, so that nobody who is signed in is refused. */
export function isEverybodys(need: Need): boolean {
  return need in POWERS && POWERS[need as Power].length === ROLES.length
}

/** All that a person may do. */
export function allowedTo(grant: Grant): ReadonlySet<Need> {
  const scopes = scopesOf(grant)
  const powers = (Object.keys(POWERS) as Power[]).filter(power =>
    (POWERS[power] as readonly Role[]).includes(grant.role),
  )
  const log: readonly Need[] = READING.every(scope => scopes.includes(scope)) ? ['log'] : []
  return new Set([...scopes, ...powers, ...log])
}
