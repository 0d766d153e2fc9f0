/** The processes of a program that was started, by what they are. */
import { readdirSync, readFileSync } from 'node:fs'

/** A process of it. */
interface Found {
  readonly pid: number
  readonly kind: string
}

interface Running {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

const HELPER = 'helper'

/** What a process is by its command. The first that fits counts; what nothing fits is one of the program's own helpers. */
const KINDS: readonly [kind: string, command: RegExp][] = [
  ['guard', /^\/bin\/sh\0-c\0read -r end/],
  ['attendant', /^\/bin\/sh\0-c\0\nwhile read -r word pid/],
  ['keeper', /keeper\.ts\0/],
  ['pictures', /images\/worker\/main\.ts\0/],
  ['serving process', /src\/processes\/main\.ts\0/],
  ['backend', /^postgres: akinai/],
  ['helper of PostgreSQL', /^postgres: /],
  ['postmaster', /bin\/postgres\0-D\0/],
  ['server', /bin\/akinai\.js\0serve/],
]

/** What there can be of them. */
export const KINDS_OF_PROCESSES: readonly string[] = [...KINDS.map(([kind]) => kind), HELPER]

/** All processes that were started from the one of `root`, and those of the database of a folder, which outlive it. */
export function processesOf(root: number | undefined, dataDir: string): Found[] {
  const all = running()
  const family = new Set<number>(root === undefined ? [] : [root])
  for (const { pid, command } of all) if (command.split('\0').includes(dataDir)) family.add(pid)
  for (let grown = true; grown; ) {
    const children = all.filter(({ pid, parent }) => family.has(parent) && !family.has(pid))
    for (const { pid } of children) family.add(pid)
    grown = children.length > 0
  }
  return all.filter(({ pid }) => family.has(pid)).map(({ pid, command }) => ({ pid, kind: kindOf(command) }))
}

function kindOf(command: string): string {
  return KINDS.find(([, pattern]) => pattern.test(command))?.[0] ?? HELPER
}

function running(): Running[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        // One that has ended and is not taken off the list yet has no command.
        return stat[0] === 'Z' || command === ''
          ? []
          : [{ pid: Number(name), parent: Number(stat[1]), command }]
      } catch {
        return []
      }
    })
}
