/** Fields of settings that are lists of things with parts. Their values are JSON. */
import { ActionIcon, Button, Input, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { FeeStep, TakeoutPlace } from '../../../../src/shops/setting-values.ts'
import { useWords } from '../../language/language.tsx'
import { Fault } from '../../ui/fault-text.tsx'
import { typedNumber } from '../../ui/typed-number.ts'
import { listText } from './draft.ts'
import { readHours, shownHours, writeHours } from './hours.ts'
import { SELLING_WORDS } from './selling-words.ts'
import classes from './settings.module.css'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly fault: string | undefined
  readonly onChange: (value: string) => void
}

function entriesOf<T>(value: string): readonly T[] {
  return value === '' ? [] : (JSON.parse(value) as T[])
}

/** Steps of a fee: below so many yen, so much. */
export function FeeStepsField({
  label,
  hint,
  value,
  fault,
  onChange,
}: FieldProps & { readonly hint: string | undefined }): ReactNode {
  const words = useWords(SELLING_WORDS)
  const steps = entriesOf<FeeStep>(value)
  const put = (index: number, step: FeeStep) => onChange(listText(steps.with(index, step)))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={fault && <Fault detail={fault} />}
    >
      <div className={classes.rows}>
        {steps.length > 0 && (
          <div className={classes.heads} aria-hidden>
            <span>{words.belowHead}</span>
            <span>{words.feeHead}</span>
          </div>
        )}
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing else to be told apart by
          <div key={index} className={classes.step}>
            <TextInput
              aria-label={words.below(index + 1)}
              inputMode="numeric"
              value={step.below}
              onChange={event => put(index, { ...step, below: typedNumber(event.currentTarget.value) })}
            />
            <TextInput
              aria-label={words.fee(index + 1)}
              inputMode="numeric"
              value={step.fee}
              onChange={event => put(index, { ...step, fee: typedNumber(event.currentTarget.value) })}
            />
            <Remove
              label={words.removeStep(index + 1)}
              onClick={() => onChange(listText(steps.toSpliced(index, 1)))}
            />
          </div>
        ))}
        <Add
          label={words.addStep}
          onClick={() =>
            onChange(listText([...steps, { below: (steps.at(-1)?.below ?? 0) + 10_000, fee: 0 }]))
          }
        />
      </div>
    </Input.Wrapper>
  )
}

/** Places with their hours. */
export function PlacesField({ label, value, fault, onChange }: FieldProps): ReactNode {
  const words = useWords(SELLING_WORDS)
  const places = entriesOf<TakeoutPlace>(value)
  const { keys, removeKey } = useKeys(places.length)
  const put = (index: number, place: TakeoutPlace) => onChange(listText(places.with(index, place)))
  return (
    <Input.Wrapper label={label} labelElement="div" error={fault && <Fault detail={fault} />}>
      <div className={classes.rows}>
        {places.map((place, index) => (
          <div key={keys[index]} className={classes.place}>
            <TextInput
              label={words.placeName(index + 1)}
              value={place.name}
              onChange={event => put(index, { ...place, name: event.currentTarget.value })}
            />
            <TextInput
              label={words.placeAddress(index + 1)}
              value={place.address}
              onChange={event => put(index, { ...place, address: event.currentTarget.value })}
            />
            <HoursField
              label={words.placeHours(index + 1)}
              place={place}
              onChange={changed => put(index, changed)}
            />
            <Remove
              label={words.removePlace(index + 1)}
              onClick={() => {
                removeKey(index)
                onChange(listText(places.toSpliced(index, 1)))
              }}
            />
          </div>
        ))}
        <Add
          label={words.addPlace}
          onClick={() => onChange(listText([...places, { name: '', address: '', hours: [] }]))}
        />
      </div>
    </Input.Wrapper>
  )
}

/** Keys of entries that have nothing of their own to be told apart by: each keeps its own when one before it is removed. */
function useKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([])
  const next = Math.max(-1, ...known) + 1
  const keys = Array.from({ length: count }, (_, index) => known[index] ?? next + index)
  return { keys, removeKey: (index: number) => setKnown(keys.toSpliced(index, 1)) }
}

/** What is typed stays as it is while it is typed; the hours are read from it. */
function HoursField({
  label,
  place,
  onChange,
}: {
  readonly label: string
  readonly place: TakeoutPlace
  readonly onChange: (place: TakeoutPlace) => void
}): ReactNode {
  const words = useWords(SELLING_WORDS)
  const [typed, setTyped] = useState(() => writeHours(place.hours))
  return (
    <Textarea
      label={label}
      description={words.hoursHint}
      autosize
      minRows={3}
      value={shownHours(typed, place.hours)}
      onChange={event => {
        setTyped(event.currentTarget.value)
        onChange({ ...place, hours: readHours(event.currentTarget.value) })
      }}
    />
  )
}

function Remove({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  )
}

function Add({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <Button variant="default" size="xs" w="fit-content" onClick={onClick}>
      {label}
    </Button>
  )
}
