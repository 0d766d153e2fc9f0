import { expect, test } from 'vitest'
import { parseCsv } from '../../../../cli/shopify/read/parse-csv.ts'
import { choose, firstAnswers, planOf } from './import-state.ts'

function chosen(currency: string) {
  const text = `Handle,Title,Price,Currency,Inventory tracker,Inventory quantity\ncup,Cup,4.00,${currency},,1`
  return choose('x.csv', parseCsv(new TextEncoder().encode(text)))
}

// R-SHOPIFY-6, R-SHOPIFY-7, R-SHOPIFY-8
test('there is a plan once it is said what the prices are, hidden and with the stock that was answered', () => {
  const file = chosen('')
  const answers = firstAnswers(file)
  expect([answers.rate, answers.visible]).toEqual(['', false])
  for (const rate of ['', '0', 'x', '-1']) expect(planOf(file, { ...answers, rate })).toBeUndefined()
  const plan = planOf(file, { ...answers, rate: '150', untracked: '10' })
  expect(plan?.products[0]?.items).toMatchObject([{ price: 600, stock: 10, visible: false }])
  expect(firstAnswers(chosen('JPY')).rate).toBe('1')
})
