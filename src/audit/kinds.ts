/** What the audit log tells of: every kind in one place. Imports nothing: the console's server and page, and the command line read it. */

/** Every kind; a new one is added here, and its words in the console (`console/src/pages/audit/audit-words.ts`). */
export const AUDIT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'signed_out_everywhere',
  'password_changed',
  'password_reset',
  'confirmation_failed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'token_made',
  'token_revoked',
  'person_added',
  'person_changed',
  'person_removed',
  'settings_changed',
  'block_list_changed',
  'shipping_methods_changed',
  'coupons_changed',
  'item_file_changed',
  'subscription_changed',
  'shop_made',
  'import_begun',
  'import_ended',
  'export_begun',
  'export_ended',
  'demo_loaded',
  'called',
] as const

/** What happened. `called`: somebody changed something by an operation of the API or by a command, which the detail names. */
export type AuditKind = (typeof AUDIT_KINDS)[number]

/**
 * Kinds that strangers can cause, all named `…_failed`, with how many of each are noted for a shop in an hour. With that,
 * and with the few days for which they are kept, they are 43,200 at most and push nothing else out of the log.
 */
export const BOUNDED_KINDS = {
  sign_in_failed: 40,
  second_factor_failed: 10,
  confirmation_failed: 10,
} as const satisfies Record<AuditKind & `${string}_failed`, number>

/** Who does things: a person of the shop, a program with a token, whoever sits at the server's command line, nobody known, Akinai itself. */
export const AUDIT_ACTORS = ['person', 'program', 'operator', 'stranger', 'system'] as const

/** One of them. */
export type AuditActor = (typeof AUDIT_ACTORS)[number]

/** Days for which events are kept (R-AUDIT-3). */
export const EVENTS_KEPT_DAYS = 400

/** Days for which those of the kinds above are. */
export const FAILURES_KEPT_DAYS = 30

/** Events of a shop that are kept, the newest (R-AUDIT-3). */
export const MAX_EVENTS = 100_000
