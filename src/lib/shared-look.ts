/** A look at something whose outcome is that of all who ask at the same moment. */

/**
 * Makes it. Who asks within `ms` of the beginning of a look, or before it has ended, gets what that comes to, a failure as well; `look` is
 * given what the first of them has brought. So however many ask, there is one look at a time, and one each `ms` at most.
 */
export function sharedLook<Asked, Found>(
  ms: number,
  look: (asked: Asked) => Promise<Found>,
): (asked: Asked) => Promise<Found> {
  let last: { readonly begunAt: number; readonly found: Promise<Found>; hasEnded: boolean } | undefined
  return asked => {
    const now = performance.now()
    if (last !== undefined && (!last.hasEnded || now - last.begunAt < ms)) return last.found
    const begun = { begunAt: now, found: look(asked), hasEnded: false }
    const end = () => {
      begun.hasEnded = true
    }
    begun.found.then(end, end)
    last = begun
    return begun.found
  }
}
