/** The fields of a shipping method, beside what they would mean. */
import { Button, Stack, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { MAX_METHOD_NAME_LENGTH } from '../../../../src/selling/limits.ts'
import type { ShippingMethod } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import columns from '../../ui/columns.module.css'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { typedNumber } from '../../ui/typed-number.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useEntry } from '../../ui/use-entry.ts'
import { BoundItemsPart } from './bound-items.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { ClassesPart } from './classes-part.tsx'
import { FeesPart } from './fees-part.tsx'
import { type BoundDraft, type MethodDraft, methodBody } from './method-draft.ts'
import { MethodPreviewPart } from './method-preview.tsx'
import { METHODS_PATH } from './method-table.tsx'
import type { PartProps } from './part-props.ts'
import { SHIPPING_WORDS } from './shipping-words.ts'

interface MethodFormProps {
  /** Null for a new one. */
  readonly id: number | null
  readonly stored: MethodDraft
  readonly bound: readonly BoundDraft[]
  /** The method as it was read; undefined for a new one. */
  readonly of?: ShippingMethod
}

/** The whole form, saved with one button. */
export function MethodForm({ id, stored, bound: storedItems, of: method }: MethodFormProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const form = useDraft({ ...stored, bound: storedItems })
  const { draft, change } = form
  const formId = useId()
  const { submit, isSame, isSaving, error } = useEntry({
    ...{ id, path: METHODS_PATH, form, body: bodyOf, of: method, words, leadsTo: '/shipping' },
  })
  const part: PartProps = { draft, change, error }
  return (
    <div className={`${columns.columns} ${columns.withFoot}`}>
      <form id={formId} onSubmit={submit} noValidate>
        <Allowed need="settings">
          <div className={columns.column}>
            <Basics {...part} />
            <FeesPart {...part} />
            <ClassesPart {...part} />
            <ChoicesPart {...part} />
            <BoundItemsPart {...part} bound={draft.bound} onBound={bound => change({ bound })} />
          </div>
        </Allowed>
      </form>
      <div className={columns.aside}>
        <MethodPreviewPart draft={draft} />
      </div>
      {/* After the preview, so that it is come to last where both stand below each other. */}
      <Allowed need="settings">
        <div className={columns.column}>
          <ProblemAlert error={error} />
          <Button type="submit" form={formId} w="fit-content" disabled={isSame} loading={isSaving}>
            {id === null ? words.create : words.save}
          </Button>
        </div>
      </Allowed>
    </div>
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
