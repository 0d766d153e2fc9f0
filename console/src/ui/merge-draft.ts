/** What becomes of a draft when what is stored changes under it. Pure. */

/** Whether two drafts hold the same. They are made of texts, numbers, truths, lists and objects of these. */
export function sameDraft(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The draft over what is stored now: members that were as before follow it, those that were changed stay. */
export function mergeDraft<D extends object>(before: D, now: D, draft: D): D {
  const merged = { ...now }
  for (const name of Object.keys(draft) as (keyof D)[]) {
    if (!sameDraft(draft[name], before[name])) merged[name] = draft[name]
  }
  return merged
}
