/** Removes something, after a question. */
import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../api/request.ts'
import { useAction } from '../api/use-resource.ts'
import { AskDialog } from './ask-dialog.tsx'

/** What is said: on the buttons, in the question, and when it is done. */
interface RemoveWords {
  readonly remove: string
  readonly removeTitle: (name: string) => string
  readonly removeText: string
  readonly removed: (name: string) => string
  readonly keep: string
}

interface RemoveButtonProps {
  /** What is removed: the address to which `DELETE` is sent, and its name. */
  readonly path: string
  readonly name: string
  /** What is read again afterwards. */
  readonly refresh: string
  readonly words: RemoveWords
  /** The view that is gone to afterwards, if not this one. */
  readonly leadsTo?: string
  readonly look?: ButtonProps
}

/** The button and its question. */
export function RemoveButton(props: RemoveButtonProps): ReactNode {
  const { path, name, refresh, words, leadsTo, look = { variant: 'default' } } = props
  const [asking, setAsking] = useState(false)
  const [, goTo] = useLocation()
  const close = () => setAsking(false)
  const remove = useAction({
    call: () => request<void>('DELETE', path),
    refresh: [refresh],
    done: words.removed(name),
    showsProblem: true,
    onDone: () => (leadsTo === undefined ? close() : goTo(leadsTo)),
    onTheirs: close,
  })
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <AskDialog
        opened={asking}
        title={words.removeTitle(name)}
        text={words.removeText}
        action={remove}
        confirm={words.remove}
        leave={words.keep}
        danger
        onClose={close}
      />
    </>
  )
}
