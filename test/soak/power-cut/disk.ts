/** A disk of which the power is cut: what is certain to be on it, and what may be, after so many steps. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Chance } from '../kills/chance.ts'
import type { Step } from './trace.ts'

/** What becomes of that which was not brought to the disk. */
export type Manner =
  /** All of it is lost. */
  | 'nothing'
  /** Names changed in their order, up to some moment; of the bytes chance keeps some, torn between two sectors. */
  | 'some'
  /** Names are as they were last, and of the bytes nothing is there: files that are empty or of old length. */
  | 'names'

export const MANNERS: readonly Manner[] = ['nothing', 'some', 'names']

/** A file or a folder, whatever names it has. */
interface Thing {
  /** Where its first bytes are; undefined: it was made later. */
  readonly base: string | undefined
  /** What is in a folder, as programs see it; undefined: it is a file. */
  readonly names: Map<string, Thing> | undefined
  readonly changes: Change[]
  /** Where the next bytes go that do not say where. */
  position: number
  length: number
}

/** A change of a file's bytes or, without any, of its length to `end`. */
interface Change {
  readonly step: number
  readonly offset: number
  readonly bytes: Buffer | undefined
  readonly end: number
  isSynced: boolean
}

/** A change of names, whole or not at all: a rename is both. */
interface Naming {
  readonly step: number
  readonly taken: readonly [folder: Thing, name: string] | undefined
  readonly given: readonly [folder: Thing, name: string, thing: Thing] | undefined
  isSynced: boolean
}

/** A disk on which steps are taken. */
interface Disk {
  take(step: Step): void
  /** Makes of `target` what is there after the cut: a copy of the beginning with what reached the disk. */
  cut(target: string, manner: Manner, chance: Chance): void
}

const SECTOR = 512

/**
 * A disk with a copy of `folder`, `base`, that was made before the first step. An fsync of a file brings its bytes to the disk, and one
 * of a folder its names. That of a new file brings its name too in folders of which `namesFollow` says so: the usual file systems
 * do that everywhere, and PostgreSQL relies on it.
 */
export function makeDisk(folder: string, base: string, namesFollow: (path: string) => boolean): Disk {
  const root = readThing(base)
  const beginning = beginningOf(root)
  const namings: Naming[] = []
  const changed = new Set<Thing>()
  let steps = 0

  const find = (path: string): Thing | undefined => {
    const parts = relative(folder, path).split('/').filter(Boolean)
    return parts.reduce<Thing | undefined>((thing, part) => thing?.names?.get(part), root)
  }
  const name = (taken: string | undefined, given: readonly [path: string, thing: Thing] | undefined) => {
    const from = taken === undefined ? undefined : find(dirname(taken))
    const to = given === undefined ? undefined : find(dirname(given[0]))
    const naming: Naming = {
      step: steps,
      taken: from && [from, basename(taken ?? '')],
      given: to && given && [to, basename(given[0]), given[1]],
      isSynced: false,
    }
    apply(naming, thing => thing.names)
    namings.push(naming)
  }
  const write = (path: string, offset: number | undefined, bytes: Buffer) => {
    const thing = find(path)
    if (thing === undefined || thing.names) return
    const at = offset ?? Math.min(thing.position, thing.length)
    thing.length = Math.max(thing.length, at + bytes.length)
    if (offset === undefined && Number.isFinite(thing.position)) thing.position = at + bytes.length
    thing.changes.push({ step: steps, offset: at, bytes, end: at + bytes.length, isSynced: false })
    changed.add(thing)
  }
  const resize = (path: string, end: number, onlyLonger: boolean) => {
    const thing = find(path)
    if (thing === undefined || thing.names || (onlyLonger && thing.length >= end)) return
    thing.length = end
    thing.changes.push({ step: steps, offset: end, bytes: undefined, end, isSynced: false })
    changed.add(thing)
  }
  const sync = (path: string, begun: number) => {
    const thing = find(path)
    if (thing === undefined) return
    for (const change of thing.changes) if (change.step < begun) change.isSynced = true
    const follows = thing.names === undefined && namesFollow(path)
    for (const naming of namings) {
      const { taken, given } = naming
      const isIts = follows ? given?.[2] === thing : given?.[0] === thing || (!given && taken?.[0] === thing)
      if (isIts && naming.step < begun) naming.isSynced = true
    }
  }

  return {
    take: step => {
      const { path } = step
      switch (step.kind) {
        case 'create':
          if (!find(path)) name(undefined, [path, newThing(undefined)])
          break
        case 'mkdir':
          name(undefined, [path, newThing(new Map())])
          break
        case 'unlink':
        case 'rmdir':
          name(path, undefined)
          break
        case 'link':
        case 'rename': {
          const thing = find(step.from)
          if (thing) name(step.kind === 'rename' ? step.from : undefined, [path, thing])
          break
        }
        case 'write':
          write(path, step.offset, step.bytes)
          break
        case 'append':
          write(path, undefined, step.bytes)
          break
        case 'seek': {
          const thing = find(path)
          if (thing) thing.position = step.offset
          break
        }
        case 'truncate':
        case 'extend':
          resize(path, step.size, step.kind === 'extend')
          break
        case 'sync':
          sync(path, step.begun)
      }
      steps += 1
    },
    cut: (target, manner, chance) => {
      const lost = namings.filter(({ isSynced }) => !isSynced)
      const until =
        manner === 'names'
          ? Infinity
          : manner === 'some'
            ? (lost[chance.whole(0, lost.length + 1)]?.step ?? Infinity)
            : -1
      const names = new Map([...beginning].map(([thing, own]) => [thing, new Map(own)]))
      const namesOf = (thing: Thing) => {
        const known = names.get(thing)
        if (known !== undefined || thing.names === undefined) return known
        const own = new Map<string, Thing>()
        names.set(thing, own)
        return own
      }
      for (const naming of namings) if (naming.isSynced || naming.step < until) apply(naming, namesOf)
      rmSync(target, { recursive: true, force: true })
      // With owners and modes, which Node's own does not keep.
      execFileSync('cp', ['-a', base, target])
      build(
        target,
        root,
        base,
        namesOf,
        thing => changed.has(thing),
        thing => bytesAfter(thing, manner, chance),
      )
    },
  }
}

const newThing = (names: Map<string, Thing> | undefined, base?: string, length = 0): Thing => ({
  ...{ base, names, changes: [], position: 0, length },
})

/** A folder with all that is in it; links and sockets are left out. */
function readThing(path: string): Thing {
  const names = new Map<string, Thing>()
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) names.set(entry.name, readThing(child))
    else if (entry.isFile()) names.set(entry.name, newThing(undefined, child, statSync(child).size))
  }
  return newThing(names, path)
}

function beginningOf(thing: Thing, into = new Map<Thing, ReadonlyMap<string, Thing>>()) {
  if (thing.names === undefined) return into
  into.set(thing, new Map(thing.names))
  for (const child of thing.names.values()) beginningOf(child, into)
  return into
}

function apply({ taken, given }: Naming, namesOf: (thing: Thing) => Map<string, Thing> | undefined): void {
  if (taken) namesOf(taken[0])?.delete(taken[1])
  if (given) namesOf(given[0])?.set(given[1], given[2])
}

/** Makes of a copy of the beginning what is to be there; what is new belongs to the owner of its folder. */
function build(
  path: string,
  thing: Thing,
  base: string,
  namesOf: (thing: Thing) => ReadonlyMap<string, Thing> | undefined,
  isChanged: (thing: Thing) => boolean,
  bytesOf: (thing: Thing) => Buffer,
): void {
  const names = namesOf(thing) ?? new Map<string, Thing>()
  const { uid, gid } = statSync(path)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const isKnown = entry.isDirectory() || entry.isFile()
    if (isKnown && !names.has(entry.name)) rmSync(join(path, entry.name), { recursive: true })
  }
  for (const [name, child] of names) {
    const own = join(path, name)
    const isHere = child.base === join(base, name)
    if (child.names !== undefined) {
      if (!isHere) {
        rmSync(own, { recursive: true, force: true })
        mkdirSync(own, { mode: 0o700 })
        chownSync(own, uid, gid)
      }
      build(own, child, isHere ? join(base, name) : '/nowhere', namesOf, isChanged, bytesOf)
    } else if (!isHere || isChanged(child)) {
      const mode = isHere ? lstatSync(own).mode : 0o600
      rmSync(own, { recursive: true, force: true })
      writeFileSync(own, bytesOf(child))
      chmodSync(own, mode)
      chownSync(own, uid, gid)
    }
  }
}

/** What a file has after the cut: all that was synced, in its order, and of the rest what the manner says. */
function bytesAfter(thing: Thing, manner: Manner, chance: Chance): Buffer {
  const first = thing.base === undefined ? Buffer.alloc(0) : readFileSync(thing.base)
  const kept = thing.changes.flatMap(change => {
    if (change.isSynced || manner !== 'some') return change.isSynced ? [change] : []
    return survivorsOf(change, chance)
  })
  const longest = Math.max(first.length, ...kept.map(({ end }) => end))
  const bytes = Buffer.alloc(longest)
  first.copy(bytes)
  let length = first.length
  for (const { offset, bytes: written, end } of kept) {
    if (written === undefined) {
      // What is cut off and written again later is not what was there before.
      if (end < length) bytes.fill(0, end, length)
      length = end
    } else {
      written.copy(bytes, offset)
      length = Math.max(length, end)
    }
  }
  return bytes.subarray(0, length)
}

/** Of a write that was under way whole sectors are there, or not. */
function survivorsOf(change: Change, chance: Chance): Change[] {
  const { bytes, offset } = change
  if (chance.whole(0, 2) === 0) return []
  if (bytes === undefined || chance.whole(0, 2) === 0) return [change]
  const parts: Change[] = []
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, (Math.floor((offset + from) / SECTOR) + 1) * SECTOR - offset)
    if (chance.whole(0, 2) === 0)
      parts.push({ ...change, offset: offset + from, bytes: bytes.subarray(from, to), end: offset + to })
    from = to
  }
  return parts
}
