/** Finding items to bind to a shipping method, hidden ones too, by words of their names, their codes or barcodes. */
import { Button, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { MAX_BOUND_ITEMS } from '../../../../src/selling/limits.ts'
import { withQuery } from '../../api/request.ts'
import type { ListedItems } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import type { BoundDraft } from './method-draft.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** So many are shown; more letters find the others. */
const SHOWN = 8
const PAUSE_MS = 250

export interface FindItemsProps {
  readonly bound: readonly BoundDraft[]
  readonly onBound: (bound: readonly BoundDraft[]) => void
}

/** A field, and below it what it finds: each with a button that binds it, unless it is bound. */
export function FindItems({ bound, onBound }: FindItemsProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS)
  const path = withQuery('/console/api/items', { query: asked, limit: SHOWN })
  const { data, error } = useResource<ListedItems>(asked === '' ? null : path, { keepPrevious: true })
  const found = asked === '' || text.trim() === '' ? undefined : data?.items
  const known = new Set(bound.map(({ itemId }) => itemId))
  const isFull = bound.length >= MAX_BOUND_ITEMS
  return (
    <div>
      <TextInput
        type="search"
        label={words.findItems}
        description={isFull ? words.tooMany : words.findItemsHint}
        disabled={isFull}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <ProblemAlert error={error} />
      {found?.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.foundNone}
        </Text>
      )}
      {found !== undefined && found.length > 0 && (
        <ul className={classes.found}>
          {found.map(({ id, name, identifier }) => (
            <li key={id}>
              <Text size="sm">
                {name}
                {identifier !== null && ` · ${identifier}`}
              </Text>
              {known.has(id) ? (
                <Text size="sm" c="dimmed">
                  {words.isBound}
                </Text>
              ) : (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  aria-label={words.bind(name)}
                  disabled={isFull}
                  onClick={() => onBound([...bound, { itemId: id, name, size: '1' }])}
                >
                  {words.addItem}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
