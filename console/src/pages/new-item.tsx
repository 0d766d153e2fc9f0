/** A new item. */
import { Button, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Settings } from '../../../src/shops/setting-table.ts'
import type { ItemCategory } from '../api/types.ts'
import { useAction, useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { Allowed } from '../ui/allowed.tsx'
import columns from '../ui/columns.module.css'
import { faultText } from '../ui/fault-text.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { indentedName } from './items/category-names.ts'
import { EDIT_WORDS } from './items/edit-words.ts'
import { newItemDraft } from './items/item-draft.ts'
import { BasicFields, DetailField } from './items/item-fields.tsx'
import { ITEM_PATHS } from './items/item-paths.ts'
import { ITEM_WORDS } from './items/item-words.ts'
import { PictureDrop, WaitingPictures } from './items/picture-drop.tsx'
import { PICTURE_WORDS } from './items/picture-words.ts'
import { type Beginning, makeItem, NOTHING_MADE } from './items/save-item.ts'

/** The form of a new item, with the stock and the pictures that it begins with. */
export function NewItem(): ReactNode {
  const words = useWords(EDIT_WORDS)
  const { back } = useWords(ITEM_WORDS)
  // The settings are read by everybody who works in the shop, what programs read of it by whoever may.
  const { data, error, refetch } =
    useResource<Pick<Settings, 'default_item_tax_type'>>('/console/api/settings')
  // Each item gets a form of its own.
  const [place, setPlace] = useState(0)
  return (
    <>
      <PageTitle title={words.newTitle} description={words.newText} back={{ href: '/items', label: back }} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={8} height={64} />}
      {data && (
        <Form
          key={place}
          tax={data.default_item_tax_type}
          isNext={place > 0}
          onNext={() => setPlace(place + 1)}
        />
      )}
    </>
  )
}

function useCreate(beginning: Beginning, onNext: () => void) {
  const words = useWords(EDIT_WORDS)
  const [, goTo] = useLocation()
  const [made, setMade] = useState(NOTHING_MADE)
  const save = useAction<'open' | 'next', number>({
    call: () => makeItem(beginning, made, setMade),
    refresh: ITEM_PATHS,
    done: words.created(beginning.draft.name),
    showsProblem: true,
    onDone: (id, then) => (then === 'next' ? onNext() : goTo(`/items/${id}`)),
  })
  return { made, save }
}

interface FormProps {
  readonly tax: string
  /** Whether another item was made before this one. */
  readonly isNext: boolean
  readonly onNext: () => void
}

function Form({ tax, isNext, onNext }: FormProps) {
  const words = useWords(EDIT_WORDS)
  const pictureWords = useWords(PICTURE_WORDS)
  const [draft, setDraft] = useState(() => newItemDraft(tax))
  const [stock, setStock] = useState('0')
  const [category, setCategory] = useState('')
  const [visible, setVisible] = useState(false)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const isChanged = draft.name !== '' || draft.price !== '' || draft.detail !== '' || pictures.length > 0
  const { made, save } = useCreate({ draft, stock, category, visible, pictures }, onNext)
  useUnsaved(isChanged && !save.isSuccess)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isNext) form.current?.querySelector('input')?.focus()
  }, [isNext])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate('open')
  }
  const fields = {
    draft,
    error: save.error,
    change: (changes: Partial<typeof draft>) => setDraft(before => ({ ...before, ...changes })),
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Allowed need="items.create">
        <div className={columns.columns}>
          <div className={columns.column}>
            {/* The type of what is made stays as it is. */}
            <BasicFields {...fields} isNew={made.item === null}>
              <TextInput
                label={words.stock}
                inputMode="numeric"
                autoComplete="off"
                maw="14rem"
                value={stock}
                error={faultText(save.error, '/stock')}
                onChange={event => setStock(event.currentTarget.value)}
              />
            </BasicFields>
            <DetailField {...fields} />
          </div>
          <div className={columns.column}>
            <Panel title={pictureWords.title}>
              <PictureDrop onFiles={files => setPictures(before => [...before, ...files])} />
              <WaitingPictures
                files={pictures}
                sent={made.pictures}
                onRemove={index => setPictures(before => before.toSpliced(index, 1))}
              />
            </Panel>
            <Panel title={words.inShop}>
              <Stack>
                <CategoryChoice value={category} onChange={setCategory} />
                <Allowed need="items.publish">
                  <Switch
                    label={words.publish}
                    checked={visible}
                    onChange={event => setVisible(event.currentTarget.checked)}
                  />
                </Allowed>
              </Stack>
            </Panel>
            <SaveBar
              saving={{ isChanged, isSaving: save.isPending, isSaved: save.isSuccess, error: save.error }}
              save={
                made.item !== null && save.isPending && pictures.length > 0
                  ? words.creating(Math.min(made.pictures + 1, pictures.length), pictures.length)
                  : words.create
              }
              more={
                <Button
                  variant="default"
                  disabled={!isChanged || save.isPending}
                  onClick={() => save.mutate('next')}
                >
                  {words.createNext}
                </Button>
              }
            />
          </div>
        </div>
      </Allowed>
    </form>
  )
}

/** Nothing in a shop without categories. */
function CategoryChoice({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (category: string) => void
}): ReactNode {
  const words = useWords(EDIT_WORDS)
  const { data } = useResource<readonly ItemCategory[]>('/api/item_categories', { fresh: 60_000 })
  if (data === undefined || data.length === 0) return null
  return (
    <Allowed need="item_categories.write">
      <NativeSelect
        label={words.category}
        value={value}
        data={[
          { value: '', label: words.noCategory },
          ...data.map(category => ({ value: String(category.id), label: indentedName(category) })),
        ]}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </Allowed>
  )
}
