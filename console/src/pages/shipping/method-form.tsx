/** The fields of a shipping method, beside what they would mean. */
import { Stack, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_METHOD_NAME_LENGTH } from '../../../../src/selling/limits.ts'
import type { ShippingMethod } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { EntryForm } from '../../ui/entry-form.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { typedNumber } from '../../ui/typed-number.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useEntry } from '../../ui/use-entry.ts'
import { BoundItemsPart } from './bound-items.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { ClassesPart } from './classes-part.tsx'
import { FeesPart } from './fees-part.tsx'
import { type BoundDraft, boundTo, type MethodDraft, methodBody } from './method-draft.ts'
import { MethodPreviewPart } from './method-preview.tsx'
import { METHODS_PATH } from './method-table.tsx'
import type { PartProps } from './part-props.ts'
import { SHIPPING_WORDS } from './shipping-words.ts'

interface MethodFormProps {
  /** Null for a new one. */
  readonly id: number | null
  readonly stored: MethodDraft
  /** The names of the items that are bound to it, as far as they are known. */
  readonly names?: ReadonlyMap<number, string>
  /** The method as it was read; undefined for a new one. */
  readonly of?: ShippingMethod
}

/** The whole form, saved with one button. */
export function MethodForm({ id, stored, names, of: method }: MethodFormProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const form = useDraft({ ...stored, bound: method === undefined ? [] : boundTo(method) })
  const { draft, change } = form
  const entry = useEntry({
    ...{ id, path: METHODS_PATH, form, body: bodyOf, of: method, words, leadsTo: '/shipping' },
  })
  const part: PartProps = { draft, change, error: entry.error }
  return (
    <EntryForm
      entry={entry}
      save={id === null ? words.create : words.save}
      preview={<MethodPreviewPart draft={draft} />}
    >
      <Basics {...part} />
      <FeesPart {...part} />
      <ClassesPart {...part} />
      <ChoicesPart {...part} />
      <BoundItemsPart {...part} names={names} bound={draft.bound} onBound={bound => change({ bound })} />
    </EntryForm>
  )
}

function bodyOf({ bound, ...draft }: MethodDraft & { readonly bound: readonly BoundDraft[] }) {
  const items = bound.map(({ itemId: item_id, size }) => ({ item_id, size: typedNumber(size) }))
  return { ...methodBody(draft), items }
}

function Basics({ draft, change, error }: PartProps) {
  const words = useWords(SHIPPING_WORDS)
  return (
    <Panel title={words.basics}>
      <Stack>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          autoComplete="off"
          maxLength={MAX_METHOD_NAME_LENGTH}
          value={draft.name}
          error={faultText(error, '/name')}
          onChange={event => change({ name: event.currentTarget.value })}
        />
        <Switch
          label={words.active}
          checked={draft.active}
          onChange={event => change({ active: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}
