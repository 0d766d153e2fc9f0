/** The licences of what is built in, whose texts have to be handed on with it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What the builder says of one package. */
interface Licence {
  readonly name: string
  readonly version: string
  readonly identifier: string | null
  readonly text: string | null
}

/** Writes one list, each text once, in place of the builders' own. */
export async function gatherLicences(lists: readonly string[], file: string): Promise<void> {
  const built = await Promise.all(
    lists.map(async list => JSON.parse(await readFile(list, 'utf8')) as readonly Licence[]),
  )
  await Promise.all(lists.map(list => rm(list)))
  const licences = [...built.flat(), await licenceOfReference()]
  const byText = Map.groupBy(licences, ({ identifier, text }) => text?.trim() ?? `Licence: ${identifier}`)
  const sections = [...byText].map(([text, packages]) => `## ${namesOf(packages)}\n\n${text}\n`)
  await writeFile(file, `# Licences of what is built in\n\n${sections.sort().join('\n')}`)
}

function namesOf(packages: readonly Licence[]): string {
  return [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].sort().join(', ')
}

/** Its script stands ready in the package, so no builder tells of it. */
async function licenceOfReference(): Promise<Licence> {
  const name = '@scalar/fastify-api-reference'
  const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { name, version, identifier: 'MIT', text: await readFile(join(folder, 'LICENSE'), 'utf8') }
}
