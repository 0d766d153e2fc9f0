/** The pictures that a product CSV names: where they are, and choosing their files. */
import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { PICTURE_TYPES } from '../items/upload-picture.ts'
import { type ChosenPictures, choosePictures } from './chosen-pictures.ts'
import { importWords } from './import-words.ts'

/** Nothing where the file names none. */
export function PictureChoice({
  names,
  pictures,
  onChange,
}: {
  readonly names: ReadonlySet<string>
  readonly pictures: ChosenPictures | undefined
  readonly onChange: (pictures: ChosenPictures) => void
}): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const [isReading, setReading] = useState(false)
  if (names.size === 0) return null
  const number = (value: number) => formatNumber(value, language)
  const take = async (files: readonly File[]) => {
    setReading(true)
    try {
      onChange(await choosePictures(files, names))
    } finally {
      setReading(false)
    }
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        {words.pictures(number(names.size))}
      </Text>
      <Text size="sm" c="dimmed">
        {words.picturesHint}
      </Text>
      <Group mt="xs">
        <FileButton multiple accept={PICTURE_TYPES} onChange={files => void take(files)}>
          {props => (
            <Button
              {...props}
              variant="default"
              loading={isReading}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {words.choosePictures}
            </Button>
          )}
        </FileButton>
        <Text size="sm" role="status">
          {pictures && words.matched(number(pictures.matched), number(names.size), number(pictures.chosen))}
        </Text>
      </Group>
    </div>
  )
}
