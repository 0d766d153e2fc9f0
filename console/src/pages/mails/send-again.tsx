/** Sends a mail that waits for nothing, after it was confirmed: for the first time, or once more. */
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { MailLine } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { MAIL_WORDS } from './mail-words.ts'

/** The button; not there while the mail waits to be sent anyway. */
export function SendAgain({ mail }: { readonly mail: MailLine }): ReactNode {
  const words = useWords(MAIL_WORDS)
  const [open, setOpen] = useState(false)
  const may = useMay()
  const { kept } = useMailNotice()
  // One that was kept from before there was a mail server has never been tried.
  const told =
    mail.attempts === 0
      ? { verb: words.send, title: words.sendTitle, text: words.sendText, done: words.sendDone }
      : {
          verb: words.sendAgain,
          title: words.sendAgainTitle,
          text: words.sendAgainText,
          done: words.sendAgainDone,
        }
  const send = useAction({
    call: () => request<void>('POST', `/console/api/mails/${mail.id}/sending`),
    refresh: ['/console/api/mails', '/console/api/statistics'],
    done: kept ?? told.done,
    showsProblem: true,
    onDone: () => setOpen(false),
  })
  if (mail.state === 'waiting' || !may('orders.update')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {told.verb}
      </Button>
      <AskDialog
        opened={open}
        title={told.title}
        text={kept ?? told.text(mail.to_address)}
        action={send}
        confirm={told.verb}
        leave={words.cancel}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
