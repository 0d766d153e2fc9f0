import { expect, test } from 'vitest'
import { toDetail } from './detail.ts'

test.each([
  ['plain\r\nlines\n\n\n\nstay', 'plain\nlines\n\n\n\nstay'],
  ['a < b & c > d', 'a < b & c > d'],
  ['Gunn &amp; Moore&nbsp;5 &lt; 6 &#x30C6;', 'Gunn & Moore\u00A05 < 6 テ'],
  ['<p>One &amp; <strong>two</strong></p><p>Three<br>four</p>', 'One & two\n\nThree\nfour'],
  ['Goals\nin pairs\n<p><strong>Note</strong></p>', 'Goals\nin pairs\n\nNote'],
  ['<ul>\n<li>Cotton</li>\n<li>Washable</li>\n</ul>', '* Cotton\n* Washable'],
  ['<h2>Sizes</h2><p>S</p><script>alert(1)</script><style>p{}</style>', 'Sizes\n\nS'],
  [
    '<a href="https://a.example/">here</a> <img src="https://a.example/b.jpg" alt="x">',
    'here [https://a.example/]',
  ],
  ['こむぎ　<b>［小麦粉］</b>　', 'こむぎ　［小麦粉］'],
  ['', ''],
])('%j as text is %j', (body, text) => {
  expect(toDetail(body, 'text')).toBe(text)
})

test('a table keeps its cells apart', () => {
  const table = '<table><tr><th>Size</th><th>cm</th></tr><tr><td>S</td><td>90</td></tr></table>'
  expect(toDetail(table, 'text')).toBe('Size   cm\nS      90')
})

test('HTML can be kept as it is', () => {
  expect(toDetail(' <p>One</p>\r\n<p>&amp;</p> ', 'keep')).toBe('<p>One</p>\r\n<p>&amp;</p>')
})
