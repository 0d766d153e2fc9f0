/** A sale of an item, and when it is sold at all. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Item, ItemTerms } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { japanTime, sentTime } from '../../ui/japan-time.ts'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { typedNumber } from '../../ui/typed-number.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
import { ITEM_PATHS } from './item-paths.ts'
import { SELLING_WORDS } from './selling-words.ts'

/** Both, each in a panel of its own. */
export function ItemSale({ item: { id, type } }: { readonly item: Item }): ReactNode {
  const words = useWords(SELLING_WORDS)
  const path = `/console/api/items/${id}`
  const { data: terms, error } = useResource<ItemTerms>(`${path}/terms`)
  return (
    <>
      <Panel title={words.sale} description={words.saleText}>
        <ProblemAlert error={error} />
        {terms === undefined && error === null && <Loading rows={3} height={60} />}
        {terms !== undefined && <Sale path={`${path}/sale`} terms={terms} />}
      </Panel>
      {type !== 'lottery' && terms !== undefined && (
        <Panel title={words.period} description={words.periodText}>
          <Period path={`${path}/sales_period`} terms={terms} />
        </Panel>
      )}
    </>
  )
}

interface PartProps {
  readonly path: string
  readonly terms: ItemTerms
}

type SaleTerms = {
  readonly price: number
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly state: 'planned' | 'on'
}

function Sale({ path, terms }: PartProps) {
  const words = useWords(SELLING_WORDS)
  const { language } = useLanguage()
  const sale = terms.sale as SaleTerms | null
  const form = useDraft({
    price: String(sale?.price ?? ''),
    from: japanTime(sale?.starts_at ?? null),
    until: japanTime(sale?.ends_at ?? null),
  })
  const { draft, change } = form
  const { saving, submit } = useSave(form, {
    call: () =>
      request<void>('PUT', path, {
        price: typedNumber(draft.price),
        starts_at: sentTime(draft.from),
        ends_at: sentTime(draft.until),
      }),
    refresh: ITEM_PATHS,
    done: words.saleSet,
  })
  const end = useAction({
    call: () => request<void>('DELETE', path),
    refresh: ITEM_PATHS,
    done: words.ended,
  })
  const price = formatYen(sale?.price ?? 0, language)
  return (
    <form onSubmit={submit} noValidate>
      <Allowed need="items.update">
        <Stack gap="sm">
          {sale !== null && (
            <Group justify="space-between" gap="xs">
              <Text size="sm" fw={600}>
                {sale.state === 'on' ? words.saleOn(price) : words.salePlanned(price)}
              </Text>
              <Button variant="default" size="xs" loading={end.isPending} onClick={() => end.mutate()}>
                {words.end}
              </Button>
            </Group>
          )}
          {terms.regular_price !== null && (
            <Text size="sm" c="dimmed">
              {words.regular(formatYen(terms.regular_price, language))}
            </Text>
          )}
          <TextInput
            label={words.salePrice}
            inputMode="numeric"
            autoComplete="off"
            value={draft.price}
            error={faultText(saving.error, '/price')}
            onChange={event => change({ price: event.currentTarget.value })}
          />
          <Times
            from={draft.from}
            until={draft.until}
            hints={[words.fromHint, words.untilHint]}
            pointers={['/starts_at', '/ends_at']}
            error={saving.error}
            onChange={change}
          />
          <SaveBar saving={saving} save={words.set} />
        </Stack>
      </Allowed>
    </form>
  )
}

function Period({ path, terms }: PartProps) {
  const words = useWords(SELLING_WORDS)
  const form = useDraft({
    from: japanTime(terms.sales_start_at),
    until: japanTime(terms.sales_end_at),
  })
  const { draft, change } = form
  const { saving, submit } = useSave(form, {
    call: () =>
      request<void>('PUT', path, {
        sales_start_at: sentTime(draft.from),
        sales_end_at: sentTime(draft.until),
      }),
    refresh: ITEM_PATHS,
    done: words.periodSaved,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Allowed need="items.update">
        <Stack gap="sm">
          <Times
            from={draft.from}
            until={draft.until}
            hints={[words.anyTime, words.anyTime]}
            pointers={['/sales_start_at', '/sales_end_at']}
            error={saving.error}
            onChange={change}
          />
          <SaveBar saving={saving} />
        </Stack>
      </Allowed>
    </form>
  )
}

interface TimesProps {
  readonly from: string
  readonly until: string
  readonly hints: readonly [string, string]
  readonly pointers: readonly [string, string]
  readonly error: unknown
  readonly onChange: (changes: { readonly from?: string; readonly until?: string }) => void
}

function Times({ from, until, hints, pointers, error, onChange }: TimesProps) {
  const words = useWords(SELLING_WORDS)
  return (
    <>
      <TextInput
        type="datetime-local"
        label={words.from}
        description={hints[0]}
        value={from}
        error={faultText(error, pointers[0])}
        onChange={event => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={words.until}
        description={hints[1]}
        value={until}
        error={faultText(error, pointers[1])}
        onChange={event => onChange({ until: event.currentTarget.value })}
      />
    </>
  )
}
