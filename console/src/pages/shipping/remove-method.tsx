/** Removes a shipping method, after a question. */
import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ActionForm } from '../orders/action-form.tsx'
import { METHODS_PATH } from './method-table.tsx'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** The button and its question. */
export function RemoveMethod({ id, name }: { readonly id: number; readonly name: string }): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const [asking, setAsking] = useState(false)
  const [, goTo] = useLocation()
  const remove = useAction({
    call: () => request<void>('DELETE', `${METHODS_PATH}/${id}`),
    refresh: [METHODS_PATH],
    done: words.removed(name),
    showsProblem: true,
    onDone: () => goTo('/shipping'),
  })
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Modal opened={asking} onClose={close} title={words.removeTitle(name)} centered>
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
