import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../schemas.ts'
import { PAYMENT_TERMS, type PaymentKind, type PaymentState, type PaymentTerms } from './payment-terms.ts'
import { mayHappen, ORDER_EVENTS, TRANSITIONS } from './transitions.ts'

/** The tables in `docs/orders.md` are those in the code: what fails here shows what should stand there. */
const DOCS = readFileSync(new URL('../../../../docs/orders.md', import.meta.url), 'utf8')

test('the diagram has the transitions to another status, and no other', () => {
  const arrows = ORDER_STATUSES.flatMap(from =>
    ORDER_STATUSES.flatMap(to => {
      const events = ORDER_EVENTS.filter(event => from !== to && TRANSITIONS[event][from]?.includes(to))
      return events.length === 0 ? [] : [`    ${from} --> ${to}: ${events.join(', ')}`]
    }),
  )
  expect(DOCS.match(/^ {4}\w+ --> \w+: .*$/gm)?.sort()).toEqual(arrows.sort())
})

// R-STATUS-7
test('the table of what may happen in which status is the one that the rules ask', () => {
  const rows = ORDER_EVENTS.map(event => [
    `\`${event}\``,
    ...ORDER_STATUSES.map(status => (mayHappen(event, status) ? 'yes' : '')),
  ])
  expect(DOCS).toContain(table(['', ...ORDER_STATUSES], rows))
})

const STATES: readonly PaymentState[] = ['unpaid', 'authorized', 'paid', 'ended']
const KINDS = Object.keys(PAYMENT_TERMS) as PaymentKind[]

// R-PAY-1
test('the table of payments is the one that the rules go by', () => {
  const rows = KINDS.flatMap(kind =>
    STATES.map(state => [`\`${kind}\``, `\`${state}\``, ...termsInWords(PAYMENT_TERMS[kind][state])]),
  )
  const head = [
    'kind',
    'state',
    'awaits money',
    'can be sent',
    'total may',
    'on its change',
    'on dispatch',
    'on cancel',
  ]
  expect(DOCS).toContain(table(head, rows))
})

function termsInWords({
  awaits,
  dispatchable,
  total,
  onChange,
  onDispatch,
  onCancel,
}: PaymentTerms): string[] {
  const words = { free: 'change', down: 'go down', fixed: 'stay' }
  return [
    awaits ? 'yes' : '',
    dispatchable ? 'yes' : '',
    words[total],
    onChange ?? '',
    onDispatch ?? '',
    onCancel ?? '',
  ]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n`.replaceAll('|  |', '| |').replaceAll('|  |', '| |')
}
