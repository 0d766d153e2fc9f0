/** What in one OpenAPI document breaks the programs that were written by another. */
import { apiDiff, breaking } from 'api-smart-diff'

/** An OpenAPI document, as far as it is looked into. */
interface AnyDocument {
  readonly paths: Readonly<Record<string, unknown>>
  readonly components?: unknown
}

/** Each as the place of what changed, its members joined by ` > `, and how. Takes up to 3 s for documents of a megabyte. */
export function breakingChanges(released: AnyDocument, document: AnyDocument): string[] {
  const [before, after] = changedParts(released, document)
  return apiDiff(before, after)
    .filter(({ type }) => type === breaking)
    .map(({ action, path }) => `${path.join(' > ')}: ${action}`)
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
