/** Where pictures are dropped, chosen or taken. */
import { ActionIcon, Button, FileButton, Group, Text } from '@mantine/core'
import { IconCamera, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useWords } from '../../language/language.tsx'
import { PICTURE_WORDS } from './picture-words.ts'
import classes from './pictures.module.css'
import { PICTURE_TYPES, pictureFault } from './upload-picture.ts'

/** Hears of files however they come; many at once. */
export function PictureDrop({
  onFiles,
  disabled = false,
}: {
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled?: boolean
}): ReactNode {
  const words = useWords(PICTURE_WORDS)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same by keyboard
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group gap="xs" justify="center">
        <FileButton multiple accept={PICTURE_TYPES} onChange={onFiles} disabled={disabled}>
          {props => (
            <Button
              {...props}
              variant="default"
              disabled={disabled}
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
            >
              {words.choose}
            </Button>
          )}
        </FileButton>
        <span className={classes.camera}>
          <FileButton
            accept={PICTURE_TYPES}
            capture="environment"
            onChange={file => file !== null && onFiles([file])}
            disabled={disabled}
          >
            {props => (
              <Button
                {...props}
                variant="default"
                disabled={disabled}
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {words.camera}
              </Button>
            )}
          </FileButton>
        </span>
      </Group>
      <Text size="sm" c="dimmed" className={classes.dropText}>
        {words.drop}
      </Text>
      <Text size="xs" c="dimmed">
        {words.form}
      </Text>
    </div>
  )
}

/** Files that are sent once there is an item for them. */
export function WaitingPictures({
  files,
  sent,
  onRemove,
}: {
  readonly files: readonly File[]
  /** How many of them have gone already. */
  readonly sent: number
  readonly onRemove: (index: number) => void
}): ReactNode {
  const words = useWords(PICTURE_WORDS)
  if (files.length === 0) return null
  return (
    <ol className={classes.waiting}>
      {files.map((file, index) => {
        const fault = pictureFault(file)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no other name, and two may be called the same
          <li key={index}>
            <span>{file.name}</span>
            <Text component="span" size="xs" c={fault === null ? 'dimmed' : 'var(--akinai-bad)'}>
              {fault !== null ? words[fault] : index < sent ? words.sent : words.waiting}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${words.leave}: ${file.name}`}
              disabled={index < sent}
              onClick={() => onRemove(index)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ol>
  )
}
