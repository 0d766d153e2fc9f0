import { expect, test } from 'vitest'
import { htmlOf } from '../../lib/markup.ts'
import { foreignOrigins, square, whole } from './picture.ts'

const BASE = 'https://shop.example'
const NAME = '2Zb9hPq4tXw7LmRk0sVdYc.jpg'
const own = {
  id: 1,
  url: `${BASE}/images/${NAME}`,
  scaled_url: `${BASE}/images/w/640/${NAME}`,
  square_url: `${BASE}/images/sq/900/${NAME}`,
}
const foreign = (url: string) => ({ id: 2, url, scaled_url: null, square_url: null })

// R-STORE-14
test('origins are those of pictures that lie elsewhere, and nothing that a policy would read as more', () => {
  expect(
    foreignOrigins([own, foreign('https://a.example/x.jpg'), foreign('https://a.example/y.jpg')], BASE),
  ).toEqual(['https://a.example'])
  for (const url of [
    "https://a;script-src 'unsafe-inline'/x",
    'javascript:alert(1)',
    'data:image/png,',
    'https://*/x',
  ])
    expect(foreignOrigins([foreign(url)], BASE)).toEqual([])
})

// R-STORE-15
test('a picture comes in no width that is larger than itself, with its pixels', () => {
  const showing = { sizes: '100vw', alt: '"皿"', when: 'late' } as const
  const html = htmlOf(whole(own, BASE, showing, { width: 1000, height: 750 }))
  expect(html).toContain(
    `srcset="/images/w/360/${NAME} 360w, /images/w/640/${NAME} 640w, /images/w/960/${NAME} 960w, /images/w/1000/${NAME} 1000w"`,
  )
  expect(html).toContain('width="1000" height="750" alt="&quot;皿&quot;" loading="lazy" decoding="async"')
  expect(htmlOf(square(own, BASE, { ...showing, when: 'first' }))).toContain(
    'width="480" height="480" alt="&quot;皿&quot;" fetchpriority="high"',
  )
  expect(htmlOf(square(foreign('https://a.example/x.jpg'), BASE, showing))).toContain(
    'src="https://a.example/x.jpg" width="480"',
  )
})
