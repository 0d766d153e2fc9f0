/** The items that a method carries. */
import { ActionIcon, Anchor, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FindItems, type FindItemsProps } from './find-items.tsx'
import type { BoundDraft } from './method-draft.ts'
import type { PartProps } from './part-props.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

type BoundItemsProps = PartProps &
  FindItemsProps & {
    /** As far as they are known. */
    readonly names: ReadonlyMap<number, string> | undefined
  }

/** All that are bound to none, those that are bound to it, and a search to bind more. */
export function BoundItemsPart(props: BoundItemsProps): ReactNode {
  const { draft, change, error, names, bound, onBound } = props
  const words = useWords(SHIPPING_WORDS)
  const may = useMay()
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
                called={item.name ?? names?.get(item.itemId) ?? words.itemNumber(item.itemId)}
                fault={faultText(error, `/items/${index}`)}
                onSize={size => onBound(bound.with(index, { ...item, size }))}
                onRemove={() => onBound(bound.toSpliced(index, 1))}
              />
            ))}
          </ul>
        )}
        {may('items.read') && <FindItems bound={bound} onBound={onBound} />}
      </Stack>
    </Panel>
  )
}

interface BoundProps {
  readonly item: BoundDraft
  readonly called: string
  readonly fault: ReactNode
  readonly onSize: (size: string) => void
  readonly onRemove: () => void
}

function Bound({ item: { itemId, size }, called, fault, onSize, onRemove }: BoundProps) {
  const words = useWords(SHIPPING_WORDS)
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
