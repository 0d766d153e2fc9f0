import fc from 'fast-check'
import { convert } from 'html-to-text'
import { expect, test } from 'vitest'
import { htmlOf, markup, multiLine } from './markup.ts'

test('what stands in the template is markup, what is put in is text', () => {
  const made = markup`<p title="${'"><script>'}">${`<b>&'</b>`}${markup`<br>`}${[1, null, undefined, false, 'a']}</p>`
  expect(htmlOf(made)).toBe('<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;&lt;/b&gt;<br>1a</p>')
})

test('no text makes an element or ends an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(htmlOf(markup`${text}`)).not.toMatch(/[<>"']/)
    }),
  )
})

test('a text is read back as it was', () => {
  const text = `<script>alert("1")</script> & &amp; it's`
  expect(convert(htmlOf(markup`<p>${text}</p>`), { wordwrap: false })).toBe(text)
})

test('lines are kept', () => {
  expect(htmlOf(multiLine('a\r\nb\rc\n\n<d>'))).toBe('a<br>b<br>c<br><br>&lt;d&gt;')
})
