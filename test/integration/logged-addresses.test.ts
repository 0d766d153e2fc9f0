import { expect } from 'vitest'
import { pino } from '#pino'
import { buildApp } from '../../src/app.ts'
import { test } from '../support/fixture.ts'

// R-LOG-2
test('the lines of requests have no personal data in their addresses, whatever route they find', async ({
  context,
}) => {
  const lines: { url?: string; msg: string }[] = []
  const log = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
  const app = await buildApp({ ...context, log })
  const asked: [string, string][] = [
    ['/api/orders/hanako%40example.jp', '/api/orders/•••@example.jp'],
    [
      '/api/orders/AAAAAAAAAAAAAAAA?mail_address=hanako%40example.jp',
      '/api/orders/AAAAAAAAAAAAAAAA?mail_address=•••',
    ],
    ['/api/items?q=hanako+tea@example.jp&limit=2', '/api/items?q=••••••&limit=2'],
    // What the operation does not know, what it knows as text, and what stands where a number is wanted.
    ['/console/api/mails?search=%E5%B1%B1%E7%94%B0&limit=5', '/console/api/mails?search=•••&limit=5'],
    [
      '/console/api/audit?person=hanako&kind=called&kind=hanako',
      '/console/api/audit?person=•••&kind=called&kind=•••',
    ],
    ['/api/items?limit=hanako&%E5%B1%B1%E7%94%B0=1&hanako', '/api/items?limit=•••&•••=•••&•••'],
    ['/api/items?limit=09012345678', '/api/items?limit=•••'],
    ['/nowhere?q=secret-name&x=1', '/nowhere?q=•••&x=•••'],
    ['/images/w/640/%E5%B1%B1%E7%94%B0.jpg?who=hanako', '/images/w/640/•••?who=•••'],
    ['/api/items/1?tel=09012345678', '/api/items/1?tel=•••'],
  ]
  for (const [url] of asked) await app.inject({ url, headers: { 'x-forwarded-for': 'hanako@example.jp' } })
  await app.close()
  const logged = lines.filter(({ msg }) => msg === 'answered').map(({ url }) => url)
  expect(logged).toEqual(asked.map(([, shown]) => shown))
  expect(JSON.stringify(lines)).not.toMatch(/hanako|山田|E5%B1%B1|secret-name|0901234/)
})
