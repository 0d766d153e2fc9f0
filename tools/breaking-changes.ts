/** What in one OpenAPI document breaks the programs that were written by another. */
import { apiDiff, breaking } from 'api-smart-diff'

/** An OpenAPI document, as far as it is looked into. */
interface AnyDocument {
  readonly paths: Readonly<Record<string, unknown>>
  readonly components?: unknown
}

/** What a program sends; a component that none of it leads to is of answers alone. */
const SENT = new Set(['requestBody', 'requestBodies', 'parameters'])

/** Each as the place of what changed, its members joined by ` > `, and how. Takes up to 3 s for documents of a megabyte. */
export function breakingChanges(released: AnyDocument, document: AnyDocument): string[] {
  const [before, after] = changedParts(released, document)
  const sent = sentComponents(document)
  return apiDiff(before, after)
    .filter(({ type }) => type === breaking)
    .filter(({ action, path }) => !(action === 'add' && isMemberOfAnswers(path.map(String), sent)))
    .map(({ action, path }) => `${path.join(' > ')}: ${action}`)
}

/** Whether a place is a member of what is answered only: one more breaks nobody, though answers always have it. */
function isMemberOfAnswers(path: readonly string[], sent: ReadonlySet<string>): boolean {
  if (!['properties', 'required'].includes(path.at(-2) ?? '')) return false
  if (path[0] === 'paths') return path.includes('responses')
  return path[0] === 'components' && path[1] === 'schemas' && !sent.has(path[2] ?? '')
}

/** The names of schemas that what is sent leads to. */
function sentComponents({ paths, components }: AnyDocument): ReadonlySet<string> {
  const schemas = (components as { readonly schemas?: Readonly<Record<string, unknown>> } | undefined)
    ?.schemas
  const found = new Set<string>()
  const follow = (part: unknown, isSent: boolean): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [name, value] of Object.entries(part)) {
      if (isSent && name === '$ref' && typeof value === 'string') followSchema(value.split('/').at(-1) ?? '')
      follow(value, isSent || SENT.has(name))
    }
  }
  const followSchema = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    follow(schemas?.[name], true)
  }
  follow(paths, false)
  follow(components, false)
  return found
}

/** Without the paths that are the same in both, where what they refer to is the same too: comparing those takes 2 s. */
function changedParts(before: AnyDocument, after: AnyDocument): [AnyDocument, AnyDocument] {
  if (JSON.stringify(before.components) !== JSON.stringify(after.components)) return [before, after]
  const differs = (path: string) => JSON.stringify(before.paths[path]) !== JSON.stringify(after.paths[path])
  const only = (document: AnyDocument) => ({
    ...document,
    paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => differs(path))),
  })
  return [only(before), only(after)]
}
