/** The shop's memo on an order. */
import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_COMMENT_LENGTH } from '../../../../src/resources/orders/limits.ts'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useBase } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
import { ORDER_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

/** The memo, changed in place. */
export function OrderMemo({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(ORDER_WORDS)
  const form = useDraft({ text: order.shop_memo.text })
  const { draft, change, isChanged } = form
  const { saving, submit } = useSave(form, {
    call: () => request<void>('PUT', `/api/orders/${order.unique_key}/shop_memo`, draft),
    refresh: REFRESHED,
    done: words.memoSaved,
    of: useBase(order, isChanged),
  })
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
            value={draft.text}
            onChange={event => change({ text: event.currentTarget.value })}
          />
          <ProblemAlert error={saving.error} />
          <Button type="submit" variant="default" mt="sm" disabled={!isChanged} loading={saving.isSaving}>
            {words.saveMemo}
          </Button>
        </form>
      </Allowed>
    </Panel>
  )
}
