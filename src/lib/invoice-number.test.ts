import { expect, test } from 'vitest'
import { isInvoiceNumber } from './invoice-number.ts'
import { readLogo } from './logo.ts'

// R-TAX-5
test.for([
  // The National Tax Agency's own number, and those of two companies.
  ['T7000012050002', true],
  ['T1180301018771', true],
  ['T6000012050002', false],
  ['T7000012050020', false],
  ['7000012050002', false],
  ['T700001205000', false],
  ['T70000120500020', false],
  ['Ｔ7000012050002', false],
  ['t7000012050002', false],
  ['', false],
] as const)('%j is an invoice number: %s', ([text, expected]) => {
  expect(isInvoiceNumber(text)).toBe(expected)
})

const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1').toString('base64')

// R-SETTING-4
test.for([
  [`data:image/png;base64,${png}`, 'image/png'],
  [`data:image/jpeg;base64,${png}`, undefined],
  [`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`, undefined],
  [`data:image/png;base64,${png}!`, undefined],
  [`data:image/png,${png}`, undefined],
  ['https://shop.example/logo.png', undefined],
  ['', undefined],
] as const)('%j is a logo of the type %s', ([text, type]) => {
  expect(readLogo(text)?.type).toBe(type)
})
