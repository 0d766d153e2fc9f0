/** The shop's memo on an order. */
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { MAX_COMMENT_LENGTH } from '../../../../src/resources/orders/limits.ts'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useAction, useBase } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { ORDER_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

/** The memo, changed in place. */
export function OrderMemo({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(ORDER_WORDS)
  const stored = order.shop_memo.text
  // Null while nothing is typed: what others write meanwhile is shown then, and replaces nothing that is typed.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? stored
  useEffect(() => setTyped(now => (now === stored ? null : now)), [stored])
  const save = useAction<string>({
    call: memo => request('PUT', `/api/orders/${order.unique_key}/shop_memo`, { text: memo }),
    refresh: REFRESHED,
    done: words.memoSaved,
    showsProblem: true,
    of: useBase(order, text !== stored),
    onTheirs: () => setTyped(null),
  })
  useUnsaved(text !== stored)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(text)
  }
  return (
    <Panel title={words.memo} description={words.memoText}>
      <Allowed need="orders.update">
        <form onSubmit={submit}>
          <Textarea
            aria-label={words.memoLabel}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={MAX_COMMENT_LENGTH}
            value={text}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          {save.error && <ProblemAlert error={save.error} />}
          <Button type="submit" variant="default" mt="sm" disabled={text === stored} loading={save.isPending}>
            {words.saveMemo}
          </Button>
        </form>
      </Allowed>
    </Panel>
  )
}
