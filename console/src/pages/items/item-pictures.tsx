/** The pictures of an item: sent, put into order, deleted. */
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MAX_IMAGES } from '../../../../src/resources/items/limits.ts'
import { request } from '../../api/request.ts'
import type { Item, ItemImage } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { droppedAt, moved } from '../../ui/moved.ts'
import { Panel } from '../../ui/panel.tsx'
import { useDragOrder } from '../../ui/use-drag-order.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { ITEM_PATHS } from './item-paths.ts'
import { Picture } from './picture.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { PICTURE_WORDS } from './picture-words.ts'
import classes from './pictures.module.css'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** All that is done with them. */
export function ItemPictures({ item: { id, name, images } }: { readonly item: Item }): ReactNode {
  const words = useWords(PICTURE_WORDS)
  const client = useQueryClient()
  const sending = useUploads(id, () => client.invalidateQueries({ queryKey: [`/api/items/${id}`] }))
  useUnsaved(sending.uploads.length > 0)
  const room = MAX_IMAGES - images.length
  return (
    <Panel title={words.title} description={images.length > 1 ? words.hint : undefined}>
      <Allowed need="items.update">
        <Pictures itemId={id} name={name} images={images} />
        <UploadList {...sending} />
        <PictureDrop onFiles={sending.add} disabled={room <= 0} />
        {room <= 0 && <p className={classes.full}>{words.full}</p>}
      </Allowed>
    </Panel>
  )
}

interface PicturesProps {
  readonly itemId: number
  readonly name: string
  readonly images: readonly ItemImage[]
}

function Pictures({ itemId, name, images }: PicturesProps) {
  const words = useWords(PICTURE_WORDS)
  // As it was asked for, until the server has answered.
  const [wanted, setWanted] = useState<readonly ItemImage[] | null>(null)
  const shown = wanted ?? images
  const reorder = useAction<readonly ItemImage[]>({
    call: order => request('PUT', `/api/items/${itemId}/images`, { image_ids: order.map(image => image.id) }),
    refresh: ITEM_PATHS,
    done: words.moved,
  })
  const put = async (from: number, to: number) => {
    const order = moved(shown, from, to)
    if (order === shown || reorder.isPending) return
    setWanted(order)
    await reorder.mutateAsync(order).catch(() => undefined)
    setWanted(null)
  }
  const { handle, over, dragged } = useDragOrder('x', (key, place) => {
    const [from, target] = [key, place.key].map(id => shown.findIndex(image => String(image.id) === id))
    if (from === undefined || target === undefined) return
    put(from, droppedAt(from, target, place.part === 'after' || (place.part === 'inside' && from < target)))
  })
  return (
    <ol className={classes.pictures}>
      {shown.map((image, index) => (
        <li
          key={image.id}
          data-drag-key={image.id}
          data-dragged={dragged === String(image.id) || undefined}
          data-over={over?.key === String(image.id) ? over.part : undefined}
        >
          <span {...handle(String(image.id))} className={classes.handle} title={words.drag(index + 1)}>
            <Picture image={image} alt={words.of(name, index + 1)} size={148} />
            {shown.length > 1 && <IconGripVertical size={18} aria-hidden className={classes.grip} />}
          </span>
          <PictureButtons
            at={index}
            last={shown.length - 1}
            path={`/api/items/${itemId}/images/${image.id}`}
            onMove={to => put(index, to)}
          />
        </li>
      ))}
    </ol>
  )
}

interface ButtonsProps {
  readonly at: number
  readonly last: number
  readonly path: string
  readonly onMove: (to: number) => void
}

function PictureButtons({ at, last, path, onMove }: ButtonsProps) {
  const words = useWords(PICTURE_WORDS)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const remove = useAction({
    call: () => request<void>('DELETE', path),
    refresh: ITEM_PATHS,
    done: words.removed,
    showsProblem: true,
    onDone: close,
    onTheirs: close,
  })
  const button = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      onClick={onClick}
      disabled={disabled}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <span className={classes.buttons}>
      {last > 0 && (
        <>
          {button(
            words.earlier(at + 1),
            <IconArrowLeft size={18} aria-hidden />,
            () => onMove(at - 1),
            at === 0,
          )}
          {button(
            words.later(at + 1),
            <IconArrowRight size={18} aria-hidden />,
            () => onMove(at + 1),
            at === last,
          )}
        </>
      )}
      {button(words.remove(at + 1), <IconTrash size={18} aria-hidden />, () => setAsking(true))}
      <AskDialog
        opened={asking}
        title={words.removeTitle}
        text={words.removeText}
        action={remove}
        confirm={words.removeConfirm}
        leave={words.keep}
        danger
        onClose={close}
      />
    </span>
  )
}
