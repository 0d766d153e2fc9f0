/** What strace has written down of a program, as the steps that change files. */
import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** A step that one of the processes took, when it had ended. Paths are absolute. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'create' | 'mkdir' | 'unlink' | 'rmdir'; readonly path: string }
  | { readonly kind: 'link' | 'rename'; readonly from: string; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly bytes: Buffer }
  /** Bytes at the file's own place: where the last of these ended, or at its end. */
  | { readonly kind: 'append'; readonly path: string; readonly bytes: Buffer }
  | { readonly kind: 'seek'; readonly path: string; readonly offset: number }
  | { readonly kind: 'truncate' | 'extend'; readonly path: string; readonly size: number }
  /** `begun` is the number of steps that had ended when it began: of those alone it promises anything. */
  | { readonly kind: 'sync'; readonly path: string; readonly begun: number }
)

/** The calls that strace has to write down. */
const CALLS = [
  ...[
    'openat',
    'write',
    'pwrite64',
    'writev',
    'pwritev',
    'pwritev2',
    'fsync',
    'fdatasync',
    'rename',
    'renameat',
  ],
  ...[
    'renameat2',
    'unlink',
    'unlinkat',
    'link',
    'linkat',
    'mkdir',
    'mkdirat',
    'rmdir',
    'ftruncate',
    'truncate',
  ],
  ...['fallocate', 'lseek', 'copy_file_range', 'sendfile', 'msync'],
]

/** The words before a program that is traced: everything in hexadecimal, with the paths behind numbers of files. */
export function tracing(file: string): string[] {
  const options = ['-f', '--seccomp-bpf', '-y', '-xx', '-ttt', '-s', '100000000', '-o', file]
  return ['strace', ...options, '-e', `trace=${CALLS.join(',')}`]
}

/** What cannot be followed, should a program do it in the folder: the judgement would be of something else. */
const UNFOLLOWED = ['copy_file_range', 'sendfile', 'msync']
const LINE = /^(\d+) +(\d+\.\d+) (.*)$/
const RESUMED = /^<\.\.\. \w+ resumed>(.*)$/
const CALL = /^(\w+)\((.*)\) += (-?\d+|0x[0-9a-f]+)/s
const TEXT = /"((?:\\x[0-9a-f]{2})*)"/g
const FILE = /^(?:AT_FDCWD|\d+)<((?:\\x[0-9a-f]{2})*)>(\(deleted\))?/

/** Reads the steps that were taken in a folder; what is relative is so to `home`. */
export async function readTrace(file: string, folder: string, home: string): Promise<Step[]> {
  const steps: Step[] = []
  const open = new Map<string, { readonly text: string; readonly begun: number }>()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, pid = '', time = '', rest = ''] = LINE.exec(line) ?? []
    const resumed = RESUMED.exec(rest)
    if (rest.endsWith('<unfinished ...>')) {
      open.set(pid, { text: rest.slice(0, -'<unfinished ...>'.length).trimEnd(), begun: steps.length })
      continue
    }
    const begun = resumed ? open.get(pid) : { text: rest, begun: steps.length }
    if (begun === undefined) continue
    const [, call = '', words = '', result = ''] = CALL.exec(resumed ? begun.text + resumed[1] : rest) ?? []
    if (call === '' || result.startsWith('-')) continue
    for (const step of stepsOf(call, words, Number(result), home)) {
      const { path } = step
      const from = 'from' in step ? step.from : path
      if (!(isIn(path, folder) || isIn(from, folder))) continue
      const at = Number(time) * 1000
      steps.push((step.kind === 'sync' ? { ...step, at, begun: begun.begun } : { ...step, at }) as Step)
    }
  }
  return steps
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

type Bare<S> = S extends Step ? Omit<S, 'at' | 'begun'> : never

function stepsOf(call: string, words: string, result: number, home: string): Bare<Step>[] {
  const [, hex = '', deleted] = FILE.exec(words) ?? []
  const file = decode(hex).toString()
  // What has no name any more is lost by a cut in any case.
  if (deleted !== undefined) return []
  const texts = () => [...words.matchAll(TEXT)].map(([, text = '']) => decode(text))
  const paths = () => texts().map(text => resolve(home, text.toString()))
  const last = Number(words.slice(words.lastIndexOf(',') + 1))
  switch (call) {
    case 'openat': {
      const path = resolve(file || home, texts()[0]?.toString() ?? '')
      return [
        ...(words.includes('O_CREAT') ? [{ kind: 'create', path } as const] : []),
        ...(words.includes('O_TRUNC') ? [{ kind: 'truncate', path, size: 0 } as const] : []),
        { kind: 'seek', path, offset: words.includes('O_APPEND') ? Number.POSITIVE_INFINITY : 0 },
      ]
    }
    case 'write':
    case 'writev':
      return [{ kind: 'append', path: file, bytes: Buffer.concat(texts()).subarray(0, result) }]
    case 'pwrite64':
    case 'pwritev':
      return [{ kind: 'write', path: file, offset: last, bytes: Buffer.concat(texts()).subarray(0, result) }]
    case 'pwritev2': {
      const offset = Number(words.split(', ').at(-2))
      return [{ kind: 'write', path: file, offset, bytes: Buffer.concat(texts()).subarray(0, result) }]
    }
    case 'fsync':
    case 'fdatasync':
      return [{ kind: 'sync', path: file }]
    case 'lseek':
      return [{ kind: 'seek', path: file, offset: result }]
    case 'ftruncate':
      return [{ kind: 'truncate', path: file, size: last }]
    case 'fallocate': {
      const [, mode, offset, length] = words.split(', ')
      if (mode !== '0') throw new Error(`fallocate(${words}) cannot be followed`)
      return [{ kind: 'extend', path: file, size: Number(offset) + Number(length) }]
    }
    case 'mkdir':
    case 'mkdirat':
      return [{ kind: 'mkdir', path: named(call, words, paths) }]
    case 'rmdir':
      return [{ kind: 'rmdir', path: paths()[0] ?? '' }]
    case 'unlink':
    case 'unlinkat':
      return [{ kind: words.includes('AT_REMOVEDIR') ? 'rmdir' : 'unlink', path: named(call, words, paths) }]
    case 'rename':
    case 'renameat':
    case 'renameat2':
    case 'link':
    case 'linkat': {
      const [from = '', path = ''] = paths()
      return [{ kind: call.startsWith('link') ? 'link' : 'rename', from, path }]
    }
    default:
      if (UNFOLLOWED.includes(call) && file !== '')
        throw new Error(`${call}(${words.slice(0, 300)}) cannot be followed`)
      return []
  }
}

/** The path of a call that may name a folder by its number. */
function named(call: string, words: string, paths: () => string[]): string {
  const [, hex = ''] = call.endsWith('at') ? (FILE.exec(words) ?? []) : []
  const [path = ''] = paths()
  const text = [...words.matchAll(TEXT)][0]?.[1] ?? ''
  return hex === '' ? path : resolve(decode(hex).toString(), decode(text).toString())
}

function decode(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex')
}
