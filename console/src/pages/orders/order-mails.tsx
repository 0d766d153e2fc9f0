/** The mails about an order. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_PAGE } from '../../../../src/console/limits.ts'
import { withQuery } from '../../api/request.ts'
import type { Mails } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { MailTable } from '../mails/mail-table.tsx'
import { MAIL_WORDS } from '../mails/mail-words.ts'
import { BUYER_WORDS } from './buyer-words.ts'
import { ORDER_WORDS } from './order-words.ts'

/** To whom the shop has written about the order, and whether it went out. */
export function OrderMails({
  orderKey,
  ofBuyer = false,
}: {
  readonly orderKey: string
  /** Whether those about the other orders of the buyer are shown, too. Default false. */
  readonly ofBuyer?: boolean
}): ReactNode {
  const words = useWords(ORDER_WORDS)
  const buyerWords = useWords(BUYER_WORDS)
  const mailWords = useWords(MAIL_WORDS)
  const { mail_server } = useSession()
  const { data, error } = useResource<Mails>(
    withQuery('/console/api/mails', { [ofBuyer ? 'buyer_of' : 'order']: orderKey, limit: MAX_PAGE }),
    {
      // A mail is sent soon after what it tells of.
      every: 5_000,
    },
  )
  return (
    <Panel title={words.mails} {...(mail_server ? {} : { description: mailWords.noServer })}>
      {error && <ProblemAlert error={error} />}
      {!data && !error && <Loading rows={2} />}
      {data?.mails.length === 0 && (
        <Text c="dimmed" size="sm">
          {ofBuyer ? buyerWords.noMails : words.noMails}
        </Text>
      )}
      {data !== undefined && data.mails.length > 0 && <MailTable mails={data.mails} withOrder={false} />}
    </Panel>
  )
}
