import { describe, expect, test } from 'vitest'
import { dispositionOf, extensionOf } from './file-name.ts'

describe('extensions', () => {
  test.each([
    ['楽譜.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['.profile', 'bin'],
    ['音源', 'bin'],
    ['a.', 'bin'],
    [`a.${'x'.repeat(21)}`, 'bin'],
    ['a.楽', 'bin'],
  ])('of %s', (name, ext) => expect(extensionOf(name)).toBe(ext))
})

// R-DOWNLOAD-5
describe('names in a header', () => {
  test.each([
    ['song.mp3', 'song.mp3', 'song.mp3'],
    ['楽譜 1.pdf', '__ 1.pdf', '%E6%A5%BD%E8%AD%9C%201.pdf'],
    ["it's (1)!.txt", "it's (1)!.txt", 'it%27s%20%281%29!.txt'],
    ['../../etc/passwd', '__.._etc_passwd', '__.._etc_passwd'],
    ['a"; filename=evil.exe', 'a__ filename=evil.exe', 'a__%20filename%3Devil.exe'],
    ['a\r\nSet-Cookie: x', 'a__Set-Cookie_ x', 'a__Set-Cookie_%20x'],
    ['invoice\u202efdp.exe', 'invoice_fdp.exe', 'invoice_fdp.exe'],
    ['...', '_', '_'],
    ['%2e%2e%2f', '_2e_2e_2f', '_2e_2e_2f'],
    ['\ud800.txt', '_.txt', '%EF%BF%BD.txt'],
  ])('%j', (name, ascii, encoded) => {
    expect(dispositionOf(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  })
})
