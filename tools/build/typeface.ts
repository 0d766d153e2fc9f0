/** Puts the typeface of papers beside what is built, with its licence, so that its package need not be installed: it has nine weights. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compress } from './compress.ts'

const PACKAGE = '@expo-google-fonts/noto-sans-jp'

/** Writes it to a folder as Brotli has it. */
export async function buildTypeface(folder: string): Promise<void> {
  const installed = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
  const typeface = await readFile(join(installed, '400Regular', 'NotoSansJP_400Regular.ttf'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'NotoSansJP-Regular.ttf.br'), compress(typeface))
  await copyFile(join(installed, 'LICENSE_FONT'), join(folder, 'OFL.txt'))
}
