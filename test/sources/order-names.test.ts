import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOTTERY_NEWS } from '../../src/checkout/lottery/mails.ts'
import { SUBSCRIPTION_NEWS } from '../../src/checkout/subscriptions/mails.ts'
import { CHANGES } from '../../src/resources/orders/changes/change-table.ts'
import { MAIL_KINDS } from '../../src/resources/orders/order.ts'
import { ORDER_EVENTS } from '../../src/resources/orders/rules/transitions.ts'

const root = new URL('../../', import.meta.url)

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-scopes': readonly string[]
  readonly requestBody?: object
}

const { paths } = JSON.parse(read('openapi/openapi.json')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const OPERATIONS = Object.values(paths)
  .flatMap(methods => Object.values(methods))
  .filter(({ tags }) => tags?.includes('orders'))

/** Those that need more than the right to read. */
const CHANGING = OPERATIONS.filter(operation => operation['x-scopes'].some(scope => scope !== 'orders.read'))

/** What happens without an operation of the API: said in the console or on the command line, or done by a job. */
const BY_HAND = [
  ...['confirm_transfer', 'confirm_cash', 'hand_over', 'provide_downloads', 'report_delivery'],
  'update_dispatch',
]
const BY_ITSELF = ['open_order', 'deliver_downloads', 'remind_payment']

/** Said by a payment service, or by the clock, and done as if it had been asked for. */
const BY_OTHERS = ['receive_payment', 'expire_order']
const OTHERS = [...BY_HAND, ...BY_ITSELF, ...BY_OTHERS]

/** Of which nobody is told, or in the words for a dispatch. */
const SILENT = ['update_order_shop_memo', ...BY_HAND]

/** In the history only: they change nothing of an order. */
const NOTED = ['place_order', 'import_order', 'refuse_payment', 'abandon_payment']

const snake = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const kebab = (name: string) => snake(name).replaceAll('_', '-')

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const STEMS = CHANGING.map(({ operationId }) => snake(operationId))

test('the API has operations on orders, most of which change them', () => {
  expect(OPERATIONS.length).toBeGreaterThanOrEqual(9)
  expect(CHANGING.length).toBe(OPERATIONS.length - 2)
})

describe('an operation on orders', () => {
  test.each(OPERATIONS.map(({ operationId }) => operationId))('%s has a file of its name', operationId => {
    const text = read(`src/resources/orders/operations/${kebab(operationId)}.ts`)
    expect(text).toContain(`export function ${operationId}(app: FastifyInstance`)
    expect(text).toContain(`operationId: '${operationId}'`)
  })

  test.each(STEMS)('%s changes the order under its own name', stem => {
    const text = read(`src/resources/orders/operations/${kebab(stem)}.ts`)
    expect(text).toContain(`'${stem}', call.body)`)
  })

  test.each(OPERATIONS.filter(({ requestBody }) => requestBody).map(({ operationId }) => operationId))(
    '%s is asked with a body of its name',
    operationId => {
      const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`
      const text = read('src/resources/orders/request-schemas.ts')
      expect(text).toContain(`export const ${name}Body = Body(`)
      expect(text).toContain(`export type ${name} = Static<typeof ${name}Body>`)
      expect(read(`src/resources/orders/operations/${kebab(operationId)}.ts`)).toMatch(
        new RegExp(`\\bbody: (?:Checked\\()?${name}Body\\b`),
      )
    },
  )
})

describe('what happens to an order', () => {
  test.each([...ORDER_EVENTS])('%s has a rule of its name, in a file of its name', event => {
    const text = read(`src/resources/orders/rules/${kebab(event)}.ts`)
    expect(text).toMatch(new RegExp(`^export function ${camel(event)}\\(`, 'm'))
  })

  test.each(Object.keys(CHANGES))('%s is decided by that rule', name => {
    const table = read('src/resources/orders/changes/change-table.ts')
    const entry = table.slice(table.indexOf(`\n  ${name}: {`)).split('\n  },')[0]
    expect(entry).toMatch(new RegExp(`\\b${camel(name)}\\b`))
    expect(table).toMatch(new RegExp(`\\b${camel(name)}\\b[^\\n]*'../rules/${kebab(name)}\\.ts'`))
  })
})

test('changes are the operations that change something, and what is said by hand or by others', () => {
  expect(Object.keys(CHANGES).sort()).toEqual([...STEMS, ...BY_HAND, ...BY_OTHERS].sort())
})

test('what happens to orders is called so in the history', () => {
  expect([...ORDER_EVENTS].sort()).toEqual([...STEMS, ...OTHERS].sort())
  const folder = new URL('src/resources/orders/rules/', root)
  const rules = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = rules.map(file => readFileSync(new URL(file, folder), 'utf8'))
  const told = new Set(
    texts.flatMap(text => [...text.matchAll(/event: '(\w+)'[,}\s]/g)].map(([, event]) => event)),
  )
  expect([...told].sort()).toEqual([...ORDER_EVENTS].sort())
})

/** Mails that tell of no change of an order. */
const AFTER_PURCHASE = ['provide_downloads', ...LOTTERY_NEWS, ...SUBSCRIPTION_NEWS]

test('mails are called after the change that they tell of', () => {
  expect([...MAIL_KINDS].sort()).toEqual(
    [...Object.keys(CHANGES).filter(name => !SILENT.includes(name)), 'place_order', 'remind_payment'].sort(),
  )
})

test.each([
  ['console/src/pages/orders/history-words.ts', [...ORDER_EVENTS, ...NOTED]],
  ['console/src/pages/mails/mail-words.ts', [...MAIL_KINDS, ...AFTER_PURCHASE]],
])('%s has words for each, in both languages', (file, names) => {
  const words = [...read(file).matchAll(/^ {6}([a-z]+(?:_[a-z]+)+): '/gm)].map(([, name]) => name)
  expect(words.sort()).toEqual([...names, ...names].sort())
})

test.each([
  ['docs/orders.md', [...ORDER_EVENTS, ...NOTED]],
  ['docs/mail.md', [...MAIL_KINDS]],
])('%s tells of each', (file, names) => {
  const text = read(file)
  expect(names.filter(name => !text.includes(`\`${name}\``))).toEqual([])
})
