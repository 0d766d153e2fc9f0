/** What is done with an item as a whole. */
import { Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconExternalLink, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../../api/request.ts'
import type { Item, PreviewLink } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { EDIT_WORDS } from './edit-words.ts'
import { ITEM_PATHS } from './item-paths.ts'

/** Preview, copy, delete. */
export function ItemActions({ item: { id, name } }: { readonly item: Item }): ReactNode {
  const words = useWords(EDIT_WORDS)
  const may = useMay()
  const [, goTo] = useLocation()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const preview = useAction<Window | null, PreviewLink>({
    call: () => request('POST', `/console/api/items/${id}/preview_link`),
    onDone: ({ url }, tab) => {
      if (tab === null) window.location.assign(url)
      else tab.location.replace(url)
    },
  })
  const copy = useAction<void, { item_id: number }>({
    call: () => request('POST', `/console/api/items/${id}/copy`),
    refresh: ITEM_PATHS,
    done: words.copied,
    onDone: made => goTo(`/items/${made.item_id}`),
  })
  const remove = useAction({
    call: () => request<void>('DELETE', `/api/items/${id}`),
    refresh: ITEM_PATHS,
    done: words.removed(name),
    showsProblem: true,
    onDone: () => goTo('/items'),
    onTheirs: close,
  })
  return (
    <>
      <Button
        variant="default"
        title={words.previewHint}
        loading={preview.isPending}
        rightSection={<IconExternalLink size={16} aria-hidden />}
        // Opened at once, since a browser lets a page open a tab only while a button is being pressed.
        onClick={() => preview.mutate(window.open('about:blank', '_blank'))}
      >
        {words.preview}
      </Button>
      {(may('items.create') || may('items.delete')) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button
              variant="default"
              loading={copy.isPending}
              leftSection={<IconDots size={18} aria-hidden />}
            >
              {words.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {may('items.create') && (
              <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copy.mutate()}>
                {words.copy}
              </Menu.Item>
            )}
            {may('items.delete') && (
              <Menu.Item
                color="var(--akinai-bad)"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {words.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <AskDialog
        opened={asking}
        title={words.removeTitle(name)}
        text={words.removeText}
        action={remove}
        confirm={words.removeConfirm}
        leave={words.keep}
        danger
        onClose={close}
      />
    </>
  )
}
