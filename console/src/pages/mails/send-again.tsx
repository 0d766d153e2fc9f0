/** Sends a mail once more, after it was confirmed. */
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
  const send = useAction({
    call: () => request<void>('POST', `/console/api/mails/${mail.id}/sending`),
    refresh: ['/console/api/mails', '/console/api/statistics'],
    done: kept ?? words.sendAgainDone,
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
        {words.sendAgain}
      </Button>
      <AskDialog
        opened={open}
        title={words.sendAgainTitle}
        text={kept ?? words.sendAgainText(mail.to_address)}
        action={send}
        confirm={words.sendAgain}
        leave={words.cancel}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
