import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The second cells of the tables of docs/where.md. */
const CELLS = readFileSync(join(ROOT, 'docs/where.md'), 'utf8')
  .split('\n')
  .flatMap(line => /^\| .* \| (.*) \|$/.exec(line)?.[1] ?? [])
  .filter(cell => cell !== 'where')

/** A path of the root, or as it was written when it leads to nothing: from `src/`, the root, or beside the file named before it. */
function resolved(path: string, before: string): string {
  const places = [join('src', path), path, join(before, path)]
  return places.find(place => globSync(place, { cwd: ROOT }).length > 0) ?? path
}

/** What a cell names, file and folder. */
function namedIn(cell: string): string[] {
  let before = 'src'
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => {
    const found = resolved(path, before)
    before = isFolder(found) ? found : dirname(found)
    return found
  })
}

function isFolder(path: string): boolean {
  return existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isDirectory()
}

const NAMED = CELLS.flatMap(namedIn)

/** Folders of the program that have sources. */
const FOLDERS = ['src', 'cli', 'console/src/pages', 'console/src/ui', 'console/src/api', 'client']
  .flatMap(root => [
    root,
    ...readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map(name => join(root, name)),
  ])
  .filter(path => isFolder(path) && readdirSync(join(ROOT, path)).some(name => /\.tsx?$/.test(name)))

describe('docs/where.md', () => {
  test('names what there is', () => {
    expect(NAMED.length).toBeGreaterThan(200)
    expect(NAMED.filter(path => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
  })

  test('leaves no folder of the program out', () => {
    const told = (folder: string) =>
      NAMED.some(
        path => dirname(path) === folder || (isFolder(path) && `${folder}/`.startsWith(join(path, '/'))),
      )
    expect(FOLDERS.filter(folder => !told(folder))).toEqual([])
  })
})
