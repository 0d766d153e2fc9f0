/** The fields of an item, new or not. */
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  MAX_CODE_LENGTH,
  MAX_DETAIL_LENGTH,
  MAX_NAME_LENGTH,
} from '../../../../src/resources/items/limits.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EDIT_WORDS } from './edit-words.ts'
import type { ItemDraft } from './item-draft.ts'
import { CYCLE, ITEM_TYPE, REPEATS, TAX_TYPE } from './item-terms.ts'
import { ITEM_WORDS } from './item-words.ts'

/** What the fields show and change. */
export interface FieldProps {
  readonly draft: ItemDraft
  readonly change: (changes: Partial<ItemDraft>) => void
  /** Why it was not accepted. */
  readonly error: unknown
}

/** Types that can be made; one for downloads comes with its file, by import. */
const TYPES = ['normal', 'takeout', 'subscription', 'lottery']

/** Name, price and what else every item has. `isNew` asks for the type as well. */
export function BasicFields({
  isNew,
  children,
  ...props
}: FieldProps & { readonly isNew: boolean; readonly children?: ReactNode }): ReactNode {
  const { draft, change, error } = props
  const words = useWords(EDIT_WORDS)
  const { identifier } = useWords(ITEM_WORDS)
  const [types, taxes] = [useWords(ITEM_TYPE), useWords(TAX_TYPE)]
  return (
    <Panel title={words.basics}>
      <Stack>
        <TextInput
          label={words.name}
          required
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={draft.name}
          error={faultText(error, '/name')}
          onChange={event => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={words.price}
          {...(isNew ? {} : { description: words.priceHint })}
          required
          inputMode="numeric"
          autoComplete="off"
          maw="14rem"
          value={draft.price}
          error={faultText(error, '/price')}
          onChange={event => change({ price: event.currentTarget.value })}
        />
        {children}
        <NativeSelect
          label={words.tax}
          maw="14rem"
          value={draft.tax}
          error={faultText(error, '/item_tax_type')}
          data={Object.entries(taxes).map(([value, label]) => ({ value, label }))}
          onChange={event => change({ tax: event.currentTarget.value })}
        />
        {isNew && (
          <NativeSelect
            label={words.type}
            description={words.typeHint}
            maw="14rem"
            value={draft.type}
            data={TYPES.map(value => ({ value, label: types[value] ?? value }))}
            onChange={event => change({ type: event.currentTarget.value as ItemDraft['type'] })}
          />
        )}
        <TextInput
          label={identifier}
          description={words.identifierHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maw="22rem"
          maxLength={MAX_CODE_LENGTH}
          value={draft.identifier}
          error={faultText(error, '/identifier')}
          onChange={event => change({ identifier: event.currentTarget.value })}
        />
        <TextInput
          label={words.limit}
          description={words.limitHint}
          inputMode="numeric"
          autoComplete="off"
          maw="14rem"
          value={draft.limit}
          error={faultText(error, '/quantity_limit')}
          onChange={event => change({ limit: event.currentTarget.value })}
        />
        {draft.type === 'subscription' && <SeriesFields {...props} isNew={isNew} />}
        {draft.type === 'lottery' && <LotteryFields {...props} />}
      </Stack>
    </Panel>
  )
}

function SeriesFields({ draft, change, error, isNew }: FieldProps & { readonly isNew: boolean }) {
  const words = useWords(EDIT_WORDS)
  const choices = { cycle: useWords(CYCLE), repeatTimes: useWords(REPEATS) }
  const pointers = { cycle: '/subscription/cycle_plan', repeatTimes: '/subscription/repeat_times' }
  const choice = (name: 'cycle' | 'repeatTimes') => (
    <NativeSelect
      label={words[name]}
      maw="14rem"
      value={draft[name]}
      error={faultText(error, pointers[name])}
      data={Object.entries(choices[name]).map(([value, label]) => ({ value, label }))}
      onChange={event => change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      {choice('cycle')}
      {choice('repeatTimes')}
      <TextInput
        label={words.repeatPrice}
        description={isNew ? words.repeatPriceHint : words.repeatPriceChangeHint}
        inputMode="numeric"
        autoComplete="off"
        maw="14rem"
        value={draft.repeatPrice}
        error={faultText(error, '/subscription/repeat_price')}
        onChange={event => change({ repeatPrice: event.currentTarget.value })}
      />
    </>
  )
}

function LotteryFields({ draft, change, error }: FieldProps) {
  const words = useWords(EDIT_WORDS)
  const time = (name: 'applyFrom' | 'applyUntil' | 'announceAt', pointer: string) => (
    <TextInput
      type="datetime-local"
      label={words[name]}
      required
      maw="18rem"
      value={draft[name]}
      error={faultText(error, `/lottery/${pointer}`)}
      onChange={event => change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      {time('applyFrom', 'application_start_at')}
      {time('applyUntil', 'application_end_at')}
      {time('announceAt', 'scheduled_announce_at')}
    </>
  )
}

/** What the item is, in as many words as the shop likes. */
export function DetailField({ draft, change, error }: FieldProps): ReactNode {
  const words = useWords(EDIT_WORDS)
  return (
    <Panel title={words.text}>
      <Textarea
        aria-label={words.text}
        autosize
        minRows={5}
        maxRows={24}
        maxLength={MAX_DETAIL_LENGTH}
        value={draft.detail}
        error={faultText(error, '/detail')}
        onChange={event => change({ detail: event.currentTarget.value })}
      />
    </Panel>
  )
}
