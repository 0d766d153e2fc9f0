/** Puts the typeface of papers beside what is built, with its licence, so that its package need not be installed. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.ts'

/** Its package, which has nine weights. */
const INSTALLED = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-jp/package.json')))

/** Writes it to a folder as Brotli has it. */
export async function buildTypeface(folder: string): Promise<void> {
  const typeface = await readFile(join(INSTALLED, '400Regular', 'NotoSansJP_400Regular.ttf'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'NotoSansJP-Regular.ttf.br'), compress(typeface))
  await copyFile(join(INSTALLED, 'LICENSE_FONT'), join(folder, 'OFL.txt'))
}
