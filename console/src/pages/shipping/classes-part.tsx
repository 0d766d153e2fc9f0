/** Classes by size or weight. */
import { ActionIcon, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MAX_CLASS_NAME_LENGTH, MAX_CLASSES } from '../../../../src/selling/limits.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FeeFields } from './fee-fields.tsx'
import type { ClassDraft } from './method-draft.ts'
import type { PartProps } from './part-props.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** Those that there are, and a button for one more. */
export function ClassesPart({ draft, change, error }: PartProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const { classes: all } = draft
  const put = (index: number, one: Partial<ClassDraft>) => {
    const before = all[index]
    if (before !== undefined) change({ classes: all.with(index, { ...before, ...one }) })
  }
  const add = () => {
    const key = Math.max(-1, ...all.map(one => one.key)) + 1
    // The fees that stand there already are those of the first.
    const { fee, prefectures } = all.length === 0 ? draft : { fee: '', prefectures: {} }
    change({ classes: [...all, { key, name: '', upTo: '', fee, prefectures }] })
  }
  return (
    <Panel title={words.classes} description={words.classesText}>
      <Stack>
        {all.map((one, index) => (
          <fieldset key={one.key} className={classes.class}>
            <legend className={classes.unseen}>{one.name || index + 1}</legend>
            <div className={classes.row}>
              <TextInput
                label={words.className(index + 1)}
                required
                autoComplete="off"
                maxLength={MAX_CLASS_NAME_LENGTH}
                value={one.name}
                error={faultText(error, `/classes/${index}/name`)}
                onChange={event => put(index, { name: event.currentTarget.value })}
              />
              <TextInput
                label={words.classUpTo(index + 1)}
                required
                inputMode="numeric"
                autoComplete="off"
                value={one.upTo}
                error={faultText(error, `/classes/${index}/up_to`)}
                onChange={event => put(index, { upTo: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={words.removeClass(index + 1)}
                onClick={() => change({ classes: all.toSpliced(index, 1) })}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
            <FeeFields
              draft={one}
              at={`/classes/${index}`}
              label={words.classFee(index + 1)}
              error={error}
              onChange={changes => put(index, changes)}
            />
          </fieldset>
        ))}
        {all.length > 0 && (
          <Text size="sm" c="dimmed">
            {words.classNote}
          </Text>
        )}
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          disabled={all.length >= MAX_CLASSES}
          onClick={add}
        >
          {words.addClass}
        </Button>
      </Stack>
    </Panel>
  )
}
