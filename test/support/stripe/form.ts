/** Bodies as Stripe's library writes them: `a[b][0]=c`. */

/** A member of a body: a text, or members of its own. */
export type FormValue = string | { [name: string]: FormValue }

/** The members of a body; lists by their numbers. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter(part => part !== '')
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      const inner = typeof next === 'object' ? next : {}
      at[part] = inner
      at = inner
    }
    at[path.at(-1) ?? ''] = value
  }
  return root
}

/** A member by its path; undefined where it is not there, or has members of its own. */
export function textAt(form: Record<string, FormValue>, ...path: readonly string[]): string | undefined {
  let at: FormValue | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** Members that are texts, such as those of `metadata`. */
export function textsAt(form: Record<string, FormValue>, ...path: readonly string[]): Record<string, string> {
  let at: FormValue | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  if (typeof at !== 'object') return {}
  return Object.fromEntries(
    Object.entries(at).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
