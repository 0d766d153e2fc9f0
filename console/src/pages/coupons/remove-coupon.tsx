/** Removes a coupon, after a question. */
import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ActionForm } from '../orders/action-form.tsx'
import { COUPONS_PATH } from './coupon-draft.ts'
import { COUPON_WORDS } from './coupon-words.ts'

/** The button and its question. */
export function RemoveCoupon({ id, code }: { readonly id: number; readonly code: string }): ReactNode {
  const words = useWords(COUPON_WORDS)
  const [asking, setAsking] = useState(false)
  const [, goTo] = useLocation()
  const remove = useAction({
    call: () => request<void>('DELETE', `${COUPONS_PATH}/${id}`),
    refresh: [COUPONS_PATH],
    done: words.removed(code),
    showsProblem: true,
    onDone: () => goTo('/coupons'),
  })
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Modal opened={asking} onClose={close} title={words.removeTitle(code)} centered>
        <ActionForm
          danger
          text={words.removeText}
          action={remove}
          confirm={words.remove}
          leave={words.keep}
          onClose={close}
        />
      </Modal>
    </>
  )
}
