import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOf } from '../../lib/markup.ts'
import { detailOf } from './detail.ts'

const shown = async (detail: string, isHtml = true) => htmlOf((await detailOf(detail, isHtml)).markup)

// R-STORE-4
test('a text stays text, with its lines and paragraphs', async () => {
  expect(await shown('<b>一</b>\n二\r\n\r\n三 & 四', false)).toBe(
    '<p>&lt;b&gt;一&lt;/b&gt;<br>二</p>\n<p>三 &amp; 四</p>\n',
  )
})

test('of HTML its structure is left', async () => {
  const detail =
    '<h1>器</h1><p>白い<strong>皿</strong><br>です</p><ul><li>一</li></ul><table><tr><td colspan="2">1</td></tr></table>'
  expect(await shown(detail)).toBe(
    '<h2>器</h2><p>白い<strong>皿</strong><br />です</p><ul><li>一</li></ul><table><tr><td colspan="2">1</td></tr></table>',
  )
})

test('links lead away and give the shop’s name to nobody', async () => {
  expect(await shown('<a href="https://example.com/x" target="_top" onclick="x()">窯元</a>')).toBe(
    '<a href="https://example.com/x" rel="nofollow noopener">窯元</a>',
  )
})

/** Each would run, load, style, send or frame something if it were shown as it is. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(//evil.example)">x</p>',
  '<p class="button" id="main" name="q">x</p>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example">',
  '<iframe src="//evil.example"></iframe>',
  '<form action="//evil.example"><input name=card><button>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '</main><h1>x</h1>',
]

test.each(HOSTILE)('%s is harmless', async detail => {
  expect(await shown(`前${detail}後`)).not.toMatch(
    /<(?!\/?(?:p|h2|table|a)\b)|javascript:|data:|evil\.example"|on\w+=|style=|class=|id=/i,
  )
})

/** What text is made of. Chance writes some of it too: `<S ` and `<b>` are made of three characters. */
const STRUCTURE =
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre code strong b em i u s small sub sup ruby rt rp a table caption thead tbody tfoot tr th td'
const HARMLESS_TAG = new RegExp(
  `^</?(?:${STRUCTURE.replaceAll(' ', '|')})(?: (?:href|rel|colspan|rowspan|scope)="[^"<>]*")*(?: /)?>$`,
)

test('whatever is written, nothing but what is harmless is made of it', async () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ maxLength: 20 }),
    fc.constantFrom('<', '">', "'", '<p', '</', ...STRUCTURE.split(' ').map(name => `<${name} `)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async parts => {
      const tags = (await shown(parts.join(''))).match(/<[^>]*>?/g) ?? []
      for (const tag of tags) expect(tag).toMatch(HARMLESS_TAG)
    }),
    { numRuns: 200 },
  )
})

test('what is told of it to those who search is text', async () => {
  const { text } = await detailOf('<h2>器</h2><p>白い &amp; <b>軽い</b></p><script>alert(1)</script>', true)
  expect(text).toBe('器 白い & 軽い')
})

// R-FAULT-6
test('a shop whose pages are asked for without end keeps no other shop waiting', async () => {
  const long = '<p><b>器</b></p>'.repeat(1000)
  let made = 0
  const flood = Array.from({ length: 30 }, async (_, count) => {
    await detailOf(`${count}${long}`, true, 1)
    made += 1
  })
  await detailOf('<p>茶</p>', true, 2)
  expect(made).toBeLessThan(10)
  await Promise.all(flood)
  const tooMany = Array.from({ length: 250 }, (_, count) => detailOf(`<i>${count}</i>`, true, 1))
  const refused = (await Promise.allSettled(tooMany)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(250 - 1 - 200)
})
