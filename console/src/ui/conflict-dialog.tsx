/**
 * The dialog that opens wherever a call is refused since somebody else has changed the same thing. What it shows and has the person
 * choose is `conflict-choices.tsx`, its words are `conflict-words.ts`.
 */
import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Choice, Conflict } from '../api/conflict.ts'
import { setSettle } from '../api/request.ts'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { Loading } from './loading.tsx'

const words = inBoth({ title: 'Somebody else was faster' }, { title: 'ほかの人が先に変更しました' })

/** Over dialogs whose change it is about. */
const Z_INDEX = 390

// With the names of all that can differ it is as large as a page, and seldom wanted.
const ConflictChoices = lazy(() =>
  import('./conflict-choices.tsx').then(m => ({ default: m.ConflictChoices })),
)

interface Asked {
  readonly conflict: Conflict
  readonly settle: (choice: Choice) => void
}

/** Stands in every page. Of several calls at once each is asked about, one after the other. */
export function ConflictDialog(): ReactNode {
  const { title } = useWords(words)
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const [first] = asked
  const choose = (choice: Choice) => {
    first?.settle(choice)
    setAsked(waiting => waiting.slice(1))
  }
  // A dialog below would close with this one, and lose what is filled in there (see `confirmation-dialog.tsx`).
  const leave = (event: KeyboardEvent) => {
    if (first === undefined || event.key !== 'Escape' || event.isComposing) return
    event.stopImmediatePropagation()
    choose('neither')
  }
  useWindowEvent('keydown', leave, { capture: true })
  useEffect(() => {
    setSettle(conflict => new Promise(settle => setAsked(waiting => [...waiting, { conflict, settle }])))
    return () => setSettle(undefined)
  }, [])
  return (
    <Modal.Root
      opened={first !== undefined}
      onClose={() => choose('neither')}
      closeOnEscape={false}
      size="lg"
      centered
      zIndex={Z_INDEX}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          {/* Not in a header: with that of a dialog below there would be two in the page. */}
          <Modal.Title mb="md">{title}</Modal.Title>
          <Suspense fallback={<Loading rows={3} />}>
            {first && <ConflictChoices conflict={first.conflict} onChoose={choose} />}
          </Suspense>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
