/** Members of objects, by name. */

/** The names of an object's own members, for objects that have no others than their type says. */
export function namesOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[]
}

/** Those of these members that the object has. */
export function pick<T extends object, N extends keyof T>(from: T, names: readonly N[]): Pick<T, N> {
  const picked: Partial<Pick<T, N>> = {}
  for (const name of names) if (Object.hasOwn(from, name)) picked[name] = from[name]
  return picked as Pick<T, N>
}

/** The object's members but for these. */
export function omit<T extends object>(from: T, names: Iterable<string>): Partial<T> {
  const left = new Set(names)
  return Object.fromEntries(Object.entries(from).filter(([name]) => !left.has(name))) as Partial<T>
}
