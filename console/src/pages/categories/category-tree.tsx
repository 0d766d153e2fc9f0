/** The tree of categories, moved by drag and by keyboard. */
import { ActionIcon, Anchor, Menu } from '@mantine/core'
import { IconDots, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import { request } from '../../api/request.ts'
import type { ItemCategory } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { type DragOrder, useDragOrder } from '../../ui/use-drag-order.ts'
import { useLast } from '../../ui/use-last.ts'
import classes from './categories.module.css'
import { CATEGORY_PATHS } from './category-paths.ts'
import { CATEGORY_WORDS } from './category-words.ts'
import { NameDialog, type Naming } from './name-dialog.tsx'
import { fits, type Node, nodesOf, type Place, placeAfter, placeOfDrop, type Step } from './tree.ts'

const KEYS: Readonly<Record<string, Step>> = {
  ...{ ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' },
}
const STEPS = ['up', 'down', 'in', 'out'] as const

interface Move {
  readonly id: number
  readonly name: string
  readonly place: Place
}

/** All of them, each at its level. */
export function CategoryTree({ all }: { readonly all: readonly ItemCategory[] }): ReactNode {
  const words = useWords(CATEGORY_WORDS)
  const mayWrite = useMay()('item_categories.write')
  const [naming, setNaming] = useState<Naming | null>(null)
  const [removing, setRemoving] = useState<ItemCategory | null>(null)
  const [told, tell] = useState('')
  const tree = useRef<HTMLUListElement>(null)
  const move = useAction<Move>({
    call: ({ id, place }) => request('PUT', `/console/api/item_categories/${id}/place`, place),
    refresh: CATEGORY_PATHS,
    onDone: (_, { id, name }) => {
      tell(words.moved(name))
      requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>(`[data-name="${id}"]`)?.focus())
    },
  })
  const put = ({ id, name }: ItemCategory, place: Place | undefined) => {
    if (place !== undefined && mayWrite && !move.isPending) move.mutate({ id, name, place })
  }
  const drag = useDragOrder('y', (key, drop) => {
    const category = all.find(one => String(one.id) === key)
    if (category !== undefined) put(category, placeOfDrop(all, category.id, drop))
  })
  return (
    <>
      <ul className={classes.tree} ref={tree}>
        {nodesOf(all).map(node => (
          <Row
            key={node.category.id}
            node={node}
            all={all}
            drag={mayWrite ? drag : null}
            onPlace={place => put(node.category, place)}
            onName={setNaming}
            onRemove={() => setRemoving(node.category)}
          />
        ))}
      </ul>
      <output className={classes.told}>{told}</output>
      <NameDialog naming={naming} onClose={() => setNaming(null)} />
      <RemoveDialog category={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

interface RowProps {
  readonly node: Node
  readonly all: readonly ItemCategory[]
  /** Null for somebody who may only look. */
  readonly drag: DragOrder | null
  readonly onPlace: (place: Place | undefined) => void
  readonly onName: (naming: Naming) => void
  readonly onRemove: () => void
}

function Row({ node: { category, level }, all, drag, onPlace, onName, onRemove }: RowProps) {
  const words = useWords(CATEGORY_WORDS)
  const { id, name, number } = category
  const key = String(id)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    onPlace(placeAfter(all, id, step))
  }
  const mark =
    drag?.over?.key === key && placeOfDrop(all, Number(drag.dragged), drag.over) ? drag.over.part : undefined
  return (
    <li
      data-drag-key={key}
      data-over={mark}
      data-dragged={drag?.dragged === key || undefined}
      data-level={level}
      className={classes.row}
    >
      {drag !== null && (
        <span {...drag.handle(key)} className={classes.handle} title={words.drag(name)}>
          <IconGripVertical size={18} aria-hidden />
        </span>
      )}
      <span className={classes.name}>
        <Anchor
          component={Link}
          inherit
          href={`/items?category=${id}`}
          data-name={id}
          data-touch
          onKeyDown={onKeyDown}
        >
          {name}
        </Anchor>
        <span className={classes.number}>#{number}</span>
      </span>
      {drag !== null && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.more(name)}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {fits(all, 0, { parent_id: id, before_id: null }) && (
              <Menu.Item onClick={() => onName({ parentId: id, parentName: name })}>
                {words.addBelow}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => onName({ id, name })}>{words.rename}</Menu.Item>
            {STEPS.map(step => {
              const place = placeAfter(all, id, step)
              return (
                place !== undefined && (
                  <Menu.Item key={step} onClick={() => onPlace(place)}>
                    {words.steps[step]}
                  </Menu.Item>
                )
              )
            })}
            <Menu.Item color="var(--akinai-bad)" onClick={onRemove}>
              {words.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}

function RemoveDialog({
  category,
  onClose,
}: {
  readonly category: ItemCategory | null
  readonly onClose: () => void
}) {
  const words = useWords(CATEGORY_WORDS)
  const { id, name } = useLast(category) ?? { id: 0, name: '' }
  const remove = useAction({
    call: () => request<void>('DELETE', `/api/item_categories/${id}`),
    refresh: CATEGORY_PATHS,
    done: words.removed(name),
    showsProblem: true,
    onDone: onClose,
    onTheirs: onClose,
  })
  return (
    <AskDialog
      opened={category !== null}
      title={words.removeTitle(name)}
      text={words.removeText}
      action={remove}
      confirm={words.remove}
      leave={words.cancel}
      danger
      onClose={onClose}
    />
  )
}
