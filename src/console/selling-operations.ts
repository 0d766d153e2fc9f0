/** What operations on what a shop sells by have in common: shipping methods, the items bound to them, coupons. */

/** Whoever sees the shop sees it. */
export const SEEN = { access: 'session', needs: 'shop', tag: 'selling' } as const

/** Whoever sets the shop changes it. */
export const CHANGED = { access: 'session', needs: 'settings', tag: 'selling' } as const

/** The same by what a body says, which can be refused. */
export const CHANGED_BY_BODY = {
  ...CHANGED,
  invalidBody: 'console/invalid-body',
  problems: ['console/rejected', 'console/not-found'],
} as const
