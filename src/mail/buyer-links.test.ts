import { expect, test } from 'vitest'
import { renderWithoutBuyerLinks, withoutBuyerLinks } from './buyer-links.ts'

const SECRET = 'aB3'.repeat(7).padEnd(22, 'Z')
const WORDS = '（注文を変更する権限のある方にのみ表示されます）'

test.each([
  `https://shop.example.jp/shops/test/orders/${SECRET}`,
  `https://shop.example.jp/shops/test/orders/${SECRET}/thanks?a=b`,
  `http://127.0.0.1:3000/shops/test/subscriptions/${SECRET}`,
  `https://example.jp/below/shops/a-b_c/applications/${SECRET}`,
  `https://example.jp/shops/test/downloads/12/${'0123456789abcdef'.repeat(2)}01234567`,
  `https://example.jp/shops/test/api/orders/${SECRET}`,
  `/shops/test/orders/${SECRET}`,
])('%s is not shown', address => {
  expect(withoutBuyerLinks(`See: ${address}\nBye`)).toBe(`See: ${WORDS}\nBye`)
  expect(withoutBuyerLinks(`<a href="${address}">x</a>`)).toBe(`<a href="${WORDS}">x</a>`)
})

test.each([
  'https://shop.example.jp/shops/test/items/1234567890',
  'https://shop.example.jp/shops/test/legal',
  'https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01=1234567890123456789012345',
  `注文番号 ${SECRET}`,
])('%s stays', text => {
  expect(withoutBuyerLinks(text)).toBe(text)
})

test('a mail has words for the link, in both of its forms, and keeps other links and all else', () => {
  const [secret, track] = [`https://example.jp/shops/test/orders/${SECRET}`, 'https://carrier.example/123']
  const { text, html } = renderWithoutBuyerLinks({
    ...{ subject: '件名', title: '題', greeting: '山田 様', lead: ['一'], closing: ['終'] },
    shop: { name: '店', mailAddress: 'a@example.jp' },
    sections: [
      {
        ...{ kind: 'facts', heading: '注文', facts: [{ label: '番号', value: 'ABC' }] },
        link: { label: '確認する', href: secret },
      },
      { kind: 'facts', heading: '配送', facts: [], link: { label: '追跡', href: track } },
      { kind: 'message', heading: '店より', text: `こちらです ${secret} どうぞ` },
    ],
  })
  for (const form of [text, html]) {
    expect(form).not.toContain(SECRET)
    expect(form.split(WORDS).length).toBe(3)
    for (const kept of ['確認する', 'ABC', track, 'どうぞ', '終']) expect(form).toContain(kept)
  }
  expect(html).not.toContain(`href="${WORDS}"`)
})
