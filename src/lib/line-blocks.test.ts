import { execFileSync } from 'node:child_process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeLineBlocks } from './line-blocks.ts'

function collect(most: number) {
  const blocks: string[] = []
  const target = { write: (block: string) => void blocks.push(block), flushSync: () => {} }
  return { blocks, lines: makeLineBlocks(target, most) }
}

test('lines of one turn are one block, those of the next another', async () => {
  const { blocks, lines } = collect(100)
  for (const line of ['a\n', 'b\n', 'c\n']) lines.write(line)
  expect(blocks).toEqual([])
  await nextTurn()
  lines.write('d\n')
  await nextTurn()
  expect(blocks).toEqual(['a\nb\nc\n', 'd\n'])
})

test('a block has no more characters than it may, but for a line that has more by itself, and nothing is lost or moved', async () => {
  const { blocks, lines } = collect(5)
  const written = ['12\n', '3\n', '4\n', 'far too long\n', '5\n', '6\n']
  for (const line of written) lines.write(line)
  await nextTurn()
  expect(blocks).toEqual(['12\n3\n', '4\n', 'far too long\n', '5\n6\n'])
})

test('what was written in the turn in which the process ends is written', () => {
  const file = fileURLToPath(new URL('line-blocks.ts', import.meta.url))
  const program = `
    import { makeLineBlocks } from ${JSON.stringify(file)}
    import { pino } from 'pino'
    const log = pino({}, makeLineBlocks(pino.destination({ dest: 1, sync: false, minLength: 8192 }), 8192))
    setTimeout(() => { log.info('the last'); process.exit(3) }, 10)`
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' })
  expect(run).toThrow(
    expect.objectContaining({
      status: 3,
      stdout: expect.toSatisfy(told => String(told).includes('the last')),
    }),
  )
})
