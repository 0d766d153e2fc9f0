import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeOrder } from '../../../../test/support/orders/build.ts'
import { renderMail } from '../../../mail/render.ts'
import { MAIL_KINDS, type MailKind, type Order } from '../order.ts'
import { lettersOf } from './order-mails.ts'

/** All mails of a kind about an order in which every text is this one. */
function mailsSaying(kind: MailKind, word: string) {
  const { detail, ...rest } = makeOrder({ remark: 'r', method: 'creditcard' })
  const said: Order = {
    ...rest,
    detail: {
      ...detail,
      customer: {
        ...detail.customer,
        name: { ...detail.customer.name, first: word, last: word },
        mail_address: word,
      },
      shipping: {
        name: { first: word, last: word },
        address: { ...detail.shipping.address, address: word, address2: word, prefecture: word, tel: word },
      },
      lines: detail.lines.map(line => ({
        ...line,
        title: word,
        variation: word,
        item_identifier: word,
        options: [
          {
            option_id: 1,
            option_variation_id: 1,
            name: word,
            type: 'form',
            value: word,
            price: 1,
            tax_mode: 'standard' as const,
            consumption_tax_rate: 10,
          },
        ],
      })),
      amounts: {
        ...detail.amounts,
        coupon_discount: { amount: 1, note: word, allocates_balance_log: false },
        additional_charges: [{ name: word, collected_fee: 1 }],
      },
      delivery: {
        ...detail.delivery,
        delivery_time_zone: word,
        dispatches: [
          {
            id: 1,
            delivery_company_id: 7,
            tracking_number: word,
            comment: word,
            dispatched_at: detail.ordered_at,
            order_line_ids: detail.lines.map(({ id }) => id),
          },
        ],
      },
      payment: { ...detail.payment, method: word },
    },
  }
  return lettersOf({
    cause: {
      kind,
      comment: word,
      old_mail_address: word,
      line_ids: said.detail.lines.map(({ id }) => id),
    },
    before: said,
    after: said,
    shop: { name: word, mailAddress: word },
  }).map(({ content }) => ({ subject: content.subject, ...renderMail(content) }))
}

/** The elements of a document in their order, with their attributes, but for where a mail address leads. */
function elementsOf(html: string): string[] {
  const body = html.slice(html.indexOf('</style>'))
  return [...body.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/mailto:[^"]*/, 'mailto:'))
}

// R-MAIL-9
test.each(MAIL_KINDS)('no text changes what a mail is made of: %s', kind => {
  const plain = mailsSaying(kind, 'xx').map(({ html }) => elementsOf(html))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom(
          '<script>',
          '"><img src=x onerror=alert(1)>',
          "'",
          '</td></table>',
          '<!--',
          ']]>',
          '&lt;',
          '</style>',
        ),
      ),
      text => {
        const word = `x${text.replaceAll(/[\r\n]/g, '')}x`
        expect(mailsSaying(kind, word).map(({ html }) => elementsOf(html))).toEqual(plain)
      },
    ),
    { numRuns: 25 },
  )
})

test('a mail is a document in Japanese that loads nothing', () => {
  for (const kind of MAIL_KINDS) {
    for (const { html, subject } of mailsSaying(kind, '山田')) {
      expect(html).toMatch(/^<!doctype html>\n<html lang="ja">/)
      expect(html).toContain(`<title>${subject}</title>`)
      expect(html).not.toMatch(/<(script|img|link|iframe|form|object)\b|url\(|\bon\w+=|undefined|null|NaN/i)
      expect([...html.matchAll(/<table[^>]*>/g)]).toHaveLength([...html.matchAll(/<\/table>/g)].length)
    }
  }
})

// R-MAIL-9
test('text and HTML say the same', () => {
  for (const kind of MAIL_KINDS) {
    for (const { html, text } of mailsSaying(kind, '山田')) {
      const inHtml = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, '')
      // Lines of facts are a label, a colon and a value; sums of lines stand apart in the HTML.
      const said = text.split('\n').flatMap(line => line.replace(/^[■・─]+ ?/, '').split(/: | = /))
      const missing = said.filter(part => !inHtml.includes(part.replaceAll(/\s+/g, '')))
      expect(missing).toEqual([])
    }
  }
})
