/** The Nu HTML checker, where there is Java to run it. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const JAR = require.resolve('vnu-jar/build/dist/vnu.jar')

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** Whether pages can be checked; says so once when they cannot. */
export function hasChecker(): boolean {
  if (!hasJava) console.warn('browser: HTML is not checked, since there is no Java')
  return hasJava
}

interface Message {
  readonly url: string
  readonly message: string
  readonly extract?: string
}

/** What it finds in these documents, warnings too, each with its name; a start of it takes 2 s. */
export async function checkHtml(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'akinai-html-'))
  try {
    const files = await Promise.all(
      Object.entries(documents).map(async ([name, html]) => {
        const file = join(folder, `${name}.html`)
        await writeFile(file, html)
        return file
      }),
    )
    const told = await new Promise<string>(resolve => {
      // It ends with 1 where it finds something, and tells it among its errors.
      execFile('java', ['-jar', JAR, '--format', 'json', ...files], (_error, _out, errors) => resolve(errors))
    })
    const { messages } = JSON.parse(told) as { readonly messages: readonly Message[] }
    return messages.map(
      ({ url, message, extract }) => `${url.slice(url.lastIndexOf('/') + 1)}: ${message} ${extract ?? ''}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
