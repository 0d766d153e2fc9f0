import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { canAsk, confirm } from './confirm.ts'

test.each([
  ['y\n', true],
  ['YES\n', true],
  ['はい\n', true],
  ['\n', false],
  ['n\n', false],
  ['', false],
])('the answer %j is %s', async (answer, agreed) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.end(answer)
  expect(await confirm('Go on\u001b?', { input, output })).toBe(agreed)
  expect(String(output.read())).toContain('Go on\\x1b? [y/N]')
})

test('nobody is asked where there is no terminal', () => {
  expect(canAsk({ input: new PassThrough(), output: new PassThrough() })).toBe(false)
})
