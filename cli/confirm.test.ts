import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { canAsk, confirm } from './confirm.ts'

test.each([
  ['y\n', true],
  ['YES\n', true],
  ['はい\n', true],
  ['\n', false],
  ['n\n', false],
])('the answer %j is %s', async (answer, agreed) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.end(answer)
  expect(await confirm('Go on\u001b?', { input, output })).toBe(agreed)
  expect(String(output.read())).toContain('Go on\\x1b? [y/N]')
})

test.each([
  ['the end of the input', '', 'output' as const],
  // As a terminal sends it while a line is read from it.
  ['Ctrl-C', '\u0003', 'terminal' as const],
])('by %s nothing is answered', async (_name, keys, kind) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  if (kind === 'terminal') Object.assign(output, { isTTY: true })
  else input.end()
  const asked = confirm('Go on?', { input, output })
  if (keys !== '') input.write(keys)
  await expect(asked).rejects.toThrow('Broken off')
})

test('nobody is asked where there is no terminal', () => {
  expect(canAsk({ input: new PassThrough(), output: new PassThrough() })).toBe(false)
})
