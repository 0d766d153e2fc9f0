/** What can be done with the items that are chosen. */
import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { ListedItem } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import type { BulkChange } from './bulk-change.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import classes from './items.module.css'
import { LIST_WORDS } from './list-words.ts'

interface BulkProps {
  readonly items: readonly ListedItem[]
  readonly onNone: () => void
  /** After a dialog was closed in which something was done. */
  readonly onDone: () => void
}

/** Stays in sight while some are chosen. */
export function BulkBar({ items, onNone, onDone }: BulkProps): ReactNode {
  const words = useWords(LIST_WORDS)
  const may = useMay()
  const [kind, setKind] = useState<BulkChange['kind'] | null>(null)
  const close = (isDone: boolean) => {
    setKind(null)
    if (isDone) onDone()
  }
  const choice = (of: BulkChange['kind'], label: string) => (
    <Menu.Item onClick={() => setKind(of)}>{label}</Menu.Item>
  )
  return (
    <>
      {items.length > 0 && (
        <section className={classes.bulk} aria-label={words.chosen(items.length)}>
          <Text size="sm" fw={600} role="status">
            {words.chosen(items.length)}
          </Text>
          <Menu position="top-end" withinPortal>
            <Menu.Target>
              <Button size="sm" rightSection={<IconChevronDown size={16} aria-hidden />}>
                {words.what}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {may('items.publish') && choice('publish', words.publish)}
              {may('items.publish') && choice('hide', words.hide)}
              {may('items.update') && (
                <>
                  {choice('into', words.intoCategory)}
                  {choice('out', words.outOfCategory)}
                  {choice('price', words.price)}
                  {choice('stock', words.stock)}
                </>
              )}
            </Menu.Dropdown>
          </Menu>
          <Button size="sm" variant="subtle" color="gray" onClick={onNone}>
            {words.none}
          </Button>
        </section>
      )}
      <BulkDialog kind={kind} items={items} onClose={close} />
    </>
  )
}
