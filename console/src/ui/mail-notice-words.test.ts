import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_NOTICES } from './mail-notice-words.ts'

const root = new URL('../..', import.meta.url).pathname

/** A sentence by which somebody will get an email. */
const PROMISE =
  /(notified|told) by email|gets? (an|the usual) emails?|メールで(お知らせ|ご?連絡)|メールを送ります|メールが届/

// R-MAIL-14: whether it is true depends on the mail server, which `useMailNotice` knows.
test('emails are promised in one place', () => {
  const promising = globSync('src/**/*-words.ts', { cwd: root }).filter(file =>
    PROMISE.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(promising).toEqual(['src/ui/mail-notice-words.ts'])
})

test.each(['en', 'ja'] as const)('what is said without a mail server promises nothing (%s)', language => {
  const { kept, ...sent } = MAIL_NOTICES[language]
  expect(kept).not.toMatch(PROMISE)
  for (const sentence of Object.values(sent)) expect(sentence).toMatch(PROMISE)
})
