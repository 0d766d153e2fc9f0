/** One mail. */
import { Anchor, Code } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import type { MailDetail } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatTime } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import columns from '../ui/columns.module.css'
import { Facts } from '../ui/facts.tsx'
import { Loading } from '../ui/loading.tsx'
import { MailAddress } from '../ui/mail-address.tsx'
import { pageNonce } from '../ui/page-nonce.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { MAIL_TONE, MAIL_WORDS } from './mails/mail-words.ts'
import classes from './mails/mails.module.css'
import { SendAgain } from './mails/send-again.tsx'

/** What stands in a mail, and what has become of it. */
export function MailPage(): ReactNode {
  const words = useWords(MAIL_WORDS)
  const { id = '' } = useParams<{ id: string }>()
  const {
    data: mail,
    error,
    refetch,
  } = useResource<MailDetail>(`/console/api/mails/${encodeURIComponent(id)}`, { every: 5_000 })
  const back = { href: '/mails', label: words.back }
  if (mail === undefined) {
    return (
      <>
        <PageTitle title={words.title} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={10} height={64} />}
      </>
    )
  }
  return (
    <>
      <PageTitle title={mail.subject} back={back} actions={<SendAgain mail={mail} />} />
      <div className={columns.columns}>
        <div className={columns.column}>
          {mail.html !== null && (
            <Panel title={words.rendering}>
              {/* Sandboxed: no script in it runs, and it is of no origin. */}
              <iframe
                className={classes.frame}
                title={words.renderingTitle(mail.subject)}
                sandbox=""
                srcDoc={styled(mail.html)}
              />
            </Panel>
          )}
          <Panel title={words.plain}>
            <pre className={classes.plain} data-wrap>
              {mail.text}
            </pre>
          </Panel>
        </div>
        <div className={columns.column}>
          <About mail={mail} />
        </div>
      </div>
    </>
  )
}

/**
 * The frame inherits the page's policy, by which a sheet of styles needs the page's nonce. The first one in a mail is that
 * of its template: what comes from data is escaped.
 */
function styled(html: string): string {
  const nonce = pageNonce()
  return html.replace('<style>', `<style nonce="${nonce}">`)
}

function About({ mail }: { readonly mail: MailDetail }) {
  const words = useWords(MAIL_WORDS)
  const { language } = useLanguage()
  const recipient = words.recipients[mail.recipient] ?? mail.recipient
  return (
    <Panel title={words.about}>
      <Facts
        facts={[
          [
            words.state,
            <StatusBadge key="state" tone={MAIL_TONE[mail.state] ?? 'neutral'}>
              {words.states[mail.state] ?? mail.state}
            </StatusBadge>,
          ],
          [
            words.to,
            <span key="to">
              {[recipient, mail.to_name].filter(Boolean).join(' · ')}
              <br />
              <MailAddress address={mail.to_address} />
            </span>,
          ],
          [words.kind, words.kinds[mail.kind] ?? mail.kind],
          [
            words.order,
            mail.order_key !== null && (
              <Anchor key="order" component={Link} href={`/orders/${mail.order_key}`} size="sm">
                {mail.order_key}
              </Anchor>
            ),
          ],
          [words.written, formatTime(mail.created_at, language, true)],
          [words.sent, mail.sent_at && formatTime(mail.sent_at, language, true)],
          [words.attempts, String(mail.attempts)],
          [words.lastError, mail.last_error && <Code key="error">{mail.last_error}</Code>],
        ]}
      />
    </Panel>
  )
}
