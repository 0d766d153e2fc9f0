/** When a token ends. */

/** What is offered; days from now, or a day of one's own. */
export const EXPIRIES = ['none', '30', '90', '365', 'own'] as const

/** One of them. */
export type Expiry = (typeof EXPIRIES)[number]

const DAY_MS = 86_400_000

/** The moment as the server takes it, null for none. A day of one's own, `2027-03-31`, lasts until its end in Japan. */
export function expiresAt(expiry: Expiry, day: string, now: number): string | null {
  if (expiry === 'none') return null
  const end = expiry === 'own' ? Date.parse(`${day}T23:59:59+09:00`) : now + Number(expiry) * DAY_MS
  return new Date(end).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Today in Japan, such as 2026-11-21. */
export function todayInJapan(now: number): string {
  return new Date(now + 9 * 3_600_000).toISOString().slice(0, 10)
}
