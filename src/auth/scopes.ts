/** What a token may do (R-AUTH-4). */

/** Every scope, in the order in which they are shown. */
export const SCOPES = [
  'user.read',
  'items.read',
  'items.create',
  'items.update',
  'items.delete',
  'items.publish',
  'item_categories.write',
  'orders.read',
  'orders.update',
  'orders.cancel',
  'orders.dispatch',
  'files.write',
] as const

/** One permission of a token. */
export type Scope = (typeof SCOPES)[number]

/** Tells scopes from other strings. */
export function isScope(text: string): text is Scope {
  return (SCOPES as readonly string[]).includes(text)
}
