/** Names of categories, with those above them. Pure. */

interface Named {
  readonly name: string
  readonly parent: Named | null
}

/** A category with those above it, the topmost first. */
export function chainOf({ name, parent }: Named): string {
  return parent === null ? name : `${chainOf(parent)} › ${name}`
}

/** The name, a wide space before it for each level above. */
export function indentedName({ name, parent }: Named): string {
  let depth = 0
  for (let above = parent; above !== null; above = above.parent) depth += 1
  return '\u3000'.repeat(depth) + name
}
