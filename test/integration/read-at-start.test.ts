import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { PROGRAM } from '../../src/privilege/program-copy.ts'

/** What a server reads until it answers and does its jobs. */
const READ = ['src/main.ts', 'src/app.ts', 'src/processes/lead.ts']

/** Node's own that come unasked with an import of `node:http`: 4 MB. */
const CLIENT = 'NativeModule internal/deps/undici/undici'

/** What few servers need, or none before somebody asks for it: 8 MB for mails, up to 30 for others. */
const LATER = [
  ...[
    '/node_modules/nodemailer/',
    '/node_modules/sharp/',
    '/node_modules/tar/',
    '/node_modules/sanitize-html/',
  ],
  ...['pdf', 's3', 'stripe', 'passkeys', 'telemetry'].map(name => `/dist/libraries/${name}/`),
]

/** The addresses of all modules that come with these, and the names of Node's own. */
function readWith(files: readonly string[]): string[] {
  const program = `
    import { registerHooks } from 'node:module'
    const read = []
    registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) })
    for (const file of ${JSON.stringify(files)}) await import(${JSON.stringify(`${PROGRAM}/`)} + file)
    console.log(JSON.stringify([...read, ...process.moduleLoadList]))
    process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    cwd: PROGRAM,
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

test('a server that starts reads no library that it may never need', () => {
  const read = readWith(READ)
  expect(read.filter(url => url.includes('/src/')).length).toBeGreaterThan(500)
  expect(read.some(url => url.includes('/dist/libraries/fastify/'))).toBe(true)
  expect(read).not.toContain(CLIENT)
  expect(LATER.filter(part => read.some(url => url.includes(part)))).toEqual([])
})
