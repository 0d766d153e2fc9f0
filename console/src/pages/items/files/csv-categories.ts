/**
 * How the categories of an item stand in one cell of a file: each with those above it, `>` between their names and `|` between the
 * categories. In a name these signs, and `\` itself, have a `\` before them. Pure.
 */

interface Named {
  readonly name: string
  readonly parent: Named | null
}

/** The names of a category and of those above it, the topmost first. */
type CategoryPath = readonly string[]

/** The path of a category. */
export function pathOf({ name, parent }: Named): CategoryPath {
  return parent === null ? [name] : [...pathOf(parent), name]
}

/** The same for paths that differ in nothing but how their letters and spaces are written. */
export function pathKey(path: CategoryPath): string {
  return JSON.stringify(path.map(name => name.normalize('NFKC').trim()))
}

/** The cell with these paths. */
export function writePaths(paths: readonly CategoryPath[]): string {
  return paths.map(path => path.map(withBackslashes).join(' > ')).join('|')
}

function withBackslashes(name: string): string {
  return name.replaceAll(/[\\|>]/g, '\\$&')
}

/** Signs that have no backslash before them, or one that has another before itself. */
const BETWEEN_PATHS = /(?<=(?<!\\)(?:\\\\)*)\|/
const BETWEEN_NAMES = /(?<=(?<!\\)(?:\\\\)*)>/

/** The paths in a cell. */
export function readPaths(cell: string): readonly CategoryPath[] {
  return cell
    .split(BETWEEN_PATHS)
    .filter(path => path.trim() !== '')
    .map(path => path.split(BETWEEN_NAMES).map(name => name.replaceAll(/\\([\\|>])/g, '$1').trim()))
}
