/** The items that a method carries. */
import { ActionIcon, Anchor, Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { MAX_BOUND_ITEMS } from '../../../../src/selling/limits.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { BoundDraft } from './method-draft.ts'
import type { PartProps } from './part-props.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

interface BoundItemsProps extends PartProps {
  readonly bound: readonly BoundDraft[]
  readonly onBound: (bound: readonly BoundDraft[]) => void
}

/** All that are bound to none, those that are bound to it, and a field to bind more. */
export function BoundItemsPart({ draft, change, error, bound, onBound }: BoundItemsProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  return (
    <Panel title={words.goods} description={words.goodsText}>
      <Stack>
        <Switch
          label={words.forAllItems}
          checked={draft.forAllItems}
          onChange={event => change({ forAllItems: event.currentTarget.checked })}
        />
        <h3 className={classes.subtitle}>{words.bound}</h3>
        {bound.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.noBound}
          </Text>
        )}
        {bound.length > 0 && (
          <ul className={classes.bound}>
            {bound.map((item, index) => (
              <Bound
                key={item.itemId}
                item={item}
                fault={faultText(error, `/items/${index}`)}
                onSize={size => onBound(bound.with(index, { ...item, size }))}
                onRemove={() => onBound(bound.toSpliced(index, 1))}
              />
            ))}
          </ul>
        )}
        <AddItems bound={bound} onBound={onBound} />
      </Stack>
    </Panel>
  )
}

interface BoundProps {
  readonly item: BoundDraft
  readonly fault: ReactNode
  readonly onSize: (size: string) => void
  readonly onRemove: () => void
}

function Bound({ item: { itemId, name, size }, fault, onSize, onRemove }: BoundProps) {
  const words = useWords(SHIPPING_WORDS)
  const called = name ?? words.itemNumber(itemId)
  return (
    <li>
      <Anchor component={Link} href={`/items/${itemId}`} size="sm">
        {called}
      </Anchor>
      <TextInput
        aria-label={words.roomOf(called)}
        size="xs"
        inputMode="numeric"
        autoComplete="off"
        value={size}
        error={fault}
        onChange={event => onSize(event.currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={words.unbind(called)}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function AddItems({ bound, onBound }: Pick<BoundItemsProps, 'bound' | 'onBound'>) {
  const words = useWords(SHIPPING_WORDS)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const parts = text
      .normalize('NFKC')
      .split(/[,、\s]+/)
      .filter(part => part !== '')
    const known = new Set(bound.map(({ itemId }) => itemId))
    const added = [...new Set(parts.map(Number))].filter(id => !known.has(id))
    const wrong = !parts.every(part => /^\d{1,9}$/.test(part))
    const tooMany = bound.length + added.length > MAX_BOUND_ITEMS
    setFault(wrong ? words.notIds : tooMany ? words.tooMany : undefined)
    if (wrong || tooMany) return
    onBound([...bound, ...added.map(itemId => ({ itemId, size: '1' }))])
    setText('')
  }
  return (
    <div>
      <Textarea
        label={words.itemIds}
        description={words.itemIdsHint}
        autosize
        minRows={1}
        maxRows={6}
        value={text}
        error={fault}
        onChange={event => {
          setText(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <Button variant="default" size="xs" mt="xs" disabled={text.trim() === ''} onClick={add}>
        {words.addItems}
      </Button>
    </div>
  )
}
