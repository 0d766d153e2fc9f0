/**
 * Who may sign in to a shop's console: added, changed and removed by an owner or an operator (R-ROLE-2). Each change holds all
 * people of the shop until it is committed: of two owners who remove each other one does, and whoever was made something
 * less a moment ago changes nobody any more.
 */
import { type Operator, recordEvent } from '../audit/record.ts'
import { allowedTo, type Grant, scopesOf } from '../auth/roles.ts'
import { revokeTokensBeyond, type SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { Problem } from '../http/problems.ts'
import { MAX_PEOPLE } from './limits.ts'
import { type FirstPassword, hashPassword } from './password.ts'
import { endSessionsOf } from './session-store.ts'
import { deleteUser, holdPeople, insertUser, setGrant, type User } from './user-store.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/** Who changes people, and from where. */
export interface Author {
  readonly actor: SessionActor | Operator
  /** `request.ip`; null for an operator. */
  readonly address: string | null
}

/** Names of revoked tokens that an event tells. */
const MAX_NAMED = 50

/**
 * Adds somebody to the shop and answers the id. Throws 422 `console/rejected` when somebody has the address already, in
 * whichever shop, when the shop has too many people, or when the scopes do not fit the role.
 */
export async function addPerson(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  person: FirstPassword & { readonly mailAddress: string; readonly grant: Grant },
): Promise<number> {
  const { mailAddress, password, temporary, grant } = person
  requireFitting(grant)
  const passwordHash = await hashPassword(password)
  return db.transaction(async transaction => {
    const people = await holdPeople(transaction, shopId)
    requireMay(people, author)
    if (people.length >= MAX_PEOPLE) throw rejected('', `there are ${MAX_PEOPLE} people already`)
    const now = clock.now()
    const id = await insertUser(transaction, shopId, { mailAddress, passwordHash, grant, temporary, now })
    if (id === undefined) throw rejected('/mail_address', 'somebody signs in with this address already')
    const subject = mailAddress.toLowerCase()
    await record(transaction, shopId, author, { kind: 'person_added', subject, detail: told(grant), at: now })
    return id
  })
}

/**
 * Gives somebody another role or other scopes; sessions go on with these, within a second. With `revokeTokens` the tokens
 * that the person made and that may more are revoked. Answers their names. Throws 404 `console/not-found`, and 422
 * `console/rejected` when it is the last owner, or when the scopes do not fit the role.
 */
export async function changePerson(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  change: { readonly id: number; readonly grant: Grant; readonly revokeTokens: boolean },
): Promise<string[]> {
  const { id, grant, revokeTokens } = change
  requireFitting(grant)
  return db.transaction(async transaction => {
    const person = await holdPerson(transaction, shopId, author, id)
    if (grant.role !== 'owner') requireAnotherOwner(person)
    await setGrant(transaction, shopId, id, grant)
    const at = clock.now()
    const allowed = scopesOf(grant)
    const tokens = revokeTokens ? await revokeTokensBeyond(transaction, shopId, id, { at, allowed }) : []
    const detail = { before: told(person.user), after: told(grant), ...namesOf(tokens) }
    const subject = person.user.mail_address
    await record(transaction, shopId, author, { kind: 'person_changed', subject, detail, at })
    return tokens
  })
}

/**
 * Removes somebody and ends all sessions of that person. With `revokeTokens` all tokens that the person made are revoked.
 * Answers their names. Throws 404 `console/not-found`, and 422 `console/rejected` when it is the last owner.
 */
export async function removePerson(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  { id, revokeTokens }: { readonly id: number; readonly revokeTokens: boolean },
): Promise<string[]> {
  return db.transaction(async transaction => {
    const person = await holdPerson(transaction, shopId, author, id)
    requireAnotherOwner(person)
    const at = clock.now()
    const tokens = revokeTokens ? await revokeTokensBeyond(transaction, shopId, id, { at, allowed: [] }) : []
    await endSessionsOf(transaction, person.user, at, undefined)
    const detail = { ...told(person.user), ...namesOf(tokens) }
    const subject = person.user.mail_address
    // Before the person is gone: it may be the author, whose name is looked up.
    await record(transaction, shopId, author, { kind: 'person_removed', subject, detail, at })
    await deleteUser(transaction, shopId, id)
    return tokens
  })
}

/** A person of the shop beside all others, who stay as they are until the transaction ends. */
export interface Held {
  readonly user: User
  readonly others: readonly User[]
}

/** Holds somebody of the shop. Throws 403 when the author may not change people any more, and 404 when there is nobody. */
export async function holdPerson(db: Transaction, shopId: number, author: Author, id: number): Promise<Held> {
  const people = await holdPeople(db, shopId)
  requireMay(people, author)
  const user = people.find(person => person.id === id)
  if (user === undefined) throw new Problem('console/not-found', 'This shop has no such person.')
  return { user, others: people.filter(person => person !== user) }
}

/** The check of access goes by what was known up to a second ago; this one by what is so. */
function requireMay(people: readonly User[], { actor }: Author): void {
  if ('operator' in actor) return
  const author = people.find(({ id }) => id === actor.userId)
  if (author !== undefined && allowedTo(author).has('people')) return
  throw new Problem('console/not-allowed', 'Your role in this shop does not allow this any more.')
}

/** A shop that loses its last owner would be left to the operator of the server. */
function requireAnotherOwner({ user, others }: Held): void {
  if (user.role !== 'owner' || others.some(({ role }) => role === 'owner')) return
  throw rejected('', 'this is the last owner of the shop: make somebody else an owner first')
}

function requireFitting({ role, scopes }: Grant): void {
  if (role === 'staff' && scopes.length === 0) throw rejected('/scopes', 'staff need at least one scope')
  if (role !== 'staff' && scopes.length > 0) throw rejected('/scopes', 'only staff have scopes of their own')
}

function rejected(pointer: string, detail: string): Problem {
  const sentence = `${detail[0]?.toUpperCase()}${detail.slice(1)}.`
  return new Problem('console/rejected', sentence, { violations: [{ pointer, detail }] })
}

function told({ role, scopes }: Grant) {
  return { role, ...(role === 'staff' ? { scopes } : {}) }
}

function namesOf(tokens: readonly string[]) {
  return tokens.length === 0 ? {} : { tokens_revoked: tokens.length, token_names: tokens.slice(0, MAX_NAMED) }
}

interface PeopleEvent {
  readonly kind: 'person_added' | 'person_changed' | 'person_removed'
  readonly subject: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly at: Date
}

function record(db: Transaction, shopId: number, author: Author, event: PeopleEvent): Promise<void> {
  return recordEvent(db, { shopId, ...author, ...event })
}
