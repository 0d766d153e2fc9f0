import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BOUNDED_KINDS, EVENTS_KEPT_DAYS, FAILURES_KEPT_DAYS, MAX_EVENTS } from '../../src/audit/kinds.ts'
import { CONNECTION_LIMITS } from '../../src/caller-limits.ts'
import {
  FAILURES_KEPT_MS,
  KNOWN_FAILURES,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  STRANGERS_FAILURES,
} from '../../src/console/limits.ts'
import { mintRecoveryCodes } from '../../src/console/recovery-codes.ts'
import { MAX_DAYS, PENDING_MS } from '../../src/console/session-life.ts'
import { mintTotpSecret } from '../../src/console/totp.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { MAX_DISCARDED } from '../../src/http/lingering-close.ts'
import { MAX_VIOLATIONS } from '../../src/http/problems.ts'
import { MAX_PIXELS, MAX_SIZE_SIDE } from '../../src/images/limits.ts'
import { MAX_KEPT } from '../../src/images/sizes.ts'
import { SMTP_LIMITS } from '../../src/mail/smtp.ts'
import { MAX_OTHERS, MAX_READS } from '../../src/request-log/sampling.ts'
import { FILE_LIFETIME_MS, MAX_FILE_BYTES, UNUSED_KEPT_MS } from '../../src/resources/files/limits.ts'
import { MAX_BLOCKED } from '../../src/shops/limits.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The pages with their line breaks as spaces. */
const [page = '', report = ''] = ['docs/security.md', 'SECURITY.md'].map(file =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll(/\s+/g, ' '),
)

const thousands = (count: number) => count.toLocaleString('en')
const { addressFromNetwork, address, network } = STRANGERS_FAILURES

/** What the page says of numbers, with these from where the program has them. */
const SAYINGS = [
  `the first ${thousands(MAX_VIOLATIONS)} violations`,
  `${MAX_DISCARDED / 2 ** 20} MiB of it are read and thrown away, for ${CONNECTION_LIMITS.silenceMs / SECOND} s`,
  `${thousands(MAX_FILE_BYTES)} bytes each; unused ones go after ${UNUSED_KEPT_MS / HOUR} hours`,
  `signed with key, type, size and ${FILE_LIFETIME_MS / MINUTE} minutes`,
  `${thousands(MAX_PIXELS)} pixels over all frames`,
  `any width up to ${thousands(MAX_SIZE_SIDE)}`,
  `about ${MAX_KEPT} are kept`,
  `transaction: ${SERVER_LIMITS.timeoutMs / SECOND} s, then all of it is undone`,
  `${addressFromNetwork.most} in ${addressFromNetwork.withinMs / MINUTE} minutes for an address from one network`,
  `${address.most} a day from everywhere`,
  `${network.most} in ${network.withinMs / MINUTE} minutes from one network`,
  `${KNOWN_FAILURES.short.most} in ${KNOWN_FAILURES.short.withinMs / MINUTE} minutes and ${KNOWN_FAILURES.long.most} a day`,
  `wrong passwords | ${FAILURES_KEPT_MS / HOUR / 24} day |`,
  `${MAX_READS} reads and ${MAX_OTHERS} others a second are kept whole`,
  `${BOUNDED_KINDS.sign_in_failed} failed sign-ins, ${BOUNDED_KINDS.second_factor_failed} second factors and ${BOUNDED_KINDS.confirmation_failed} confirmations an hour`,
  `the newest ${thousands(MAX_EVENTS)} events`,
  `audit log | ${EVENTS_KEPT_DAYS} days; failures that strangers cause ${FAILURES_KEPT_DAYS} days`,
  `${thousands(MAX_BLOCKED)} entries | R-LIMIT-11`,
  `given up after ${SMTP_LIMITS.totalMs / SECOND} s at the mail server`,
  `sessions | ${MAX_DAYS} days`,
  `second factor | ${PENDING_MS / MINUTE} minutes`,
  `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
  `key of an authenticator app | ${mintTotpSecret().length * 8} random bits`,
  `recovery codes | ${mintRecoveryCodes().length === 10 ? 'ten' : 'some'} of`,
]

test.each(SAYINGS)('the page on security says: %s', saying => {
  expect(page).toContain(saying)
})

test('what it names is there', () => {
  const named = [...page.matchAll(/\b(?:src|cli|test)\/[\w/.-]+\.ts\b/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every policy that lets styles in by themselves is an accepted risk, and no script is', () => {
  const policies = globSync('src/**/*.ts', { cwd: ROOT })
    .filter(path => !path.endsWith('.test.ts'))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => /['"]unsafe-/.test(text))
  const [, accepted = ''] = page.split('## Accepted risks')
  const styles = accepted.split(' * **').find(risk => risk.startsWith('Styles')) ?? ''
  const named = [...styles.matchAll(/\bsrc\/[\w/.-]+\.ts\b/g)].map(([path]) => path)
  expect(policies.map(({ path }) => path).toSorted()).toEqual(named.toSorted())
  for (const { text } of policies) expect(text).not.toMatch(/(script|default)-src[^"`]*'unsafe-/)
})

test.each([
  ['docs', page],
  ['.', report],
])('links from %s lead somewhere', (folder, text) => {
  const links = [...text.matchAll(/\]\(([^)#]+)?(?:#[\w-]+)?\)/g)].flatMap(([, path]) => path ?? [])
  expect(links.filter(path => !existsSync(join(ROOT, folder, path)))).toEqual([])
  const sections = new Set(
    [...readFileSync(join(ROOT, 'docs/security.md'), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  const anchors = [...text.matchAll(/\]\(#([\w-]+)\)/g)].flatMap(([, anchor]) => anchor ?? [])
  expect(anchors.filter(anchor => !sections.has(anchor))).toEqual([])
})
