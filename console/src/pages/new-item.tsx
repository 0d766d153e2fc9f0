/** A new item. */
import { Button, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../api/request.ts'
import type { ItemCategory } from '../api/types.ts'
import { useAction, useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { Allowed } from '../ui/allowed.tsx'
import columns from '../ui/columns.module.css'
import { faultText } from '../ui/fault-text.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { typedNumber } from '../ui/typed-number.ts'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { indentedName } from './items/category-names.ts'
import { EDIT_WORDS } from './items/edit-words.ts'
import { type ItemDraft, itemBody, newItemDraft } from './items/item-draft.ts'
import { BasicFields, DetailField } from './items/item-fields.tsx'
import { ITEM_PATHS } from './items/item-paths.ts'
import { ITEM_WORDS } from './items/item-words.ts'
import { PictureDrop, WaitingPictures } from './items/picture-drop.tsx'
import { PICTURE_WORDS } from './items/picture-words.ts'
import { addPicture } from './items/upload-picture.ts'

/** The form of a new item, with the stock and the pictures that it begins with. */
export function NewItem(): ReactNode {
  const words = useWords(EDIT_WORDS)
  const { back } = useWords(ITEM_WORDS)
  const { data, error } = useResource<{ readonly default_item_tax_type: string }>('/api/user')
  // Each item gets a form of its own.
  const [place, setPlace] = useState(0)
  return (
    <>
      <PageTitle title={words.newTitle} description={words.newText} back={{ href: '/items', label: back }} />
      {data === undefined && error === null && <Loading rows={8} height={64} />}
      {(data !== undefined || error !== null) && (
        <Form
          key={place}
          tax={data?.default_item_tax_type ?? 'standard'}
          isNext={place > 0}
          onNext={() => setPlace(place + 1)}
        />
      )}
    </>
  )
}

/** What is made in steps: a step that fails is taken again, without those before it. */
interface Made {
  readonly id: number | null
  readonly stock: boolean
  readonly category: boolean
  readonly pictures: number
}

/** What the item is to begin with. */
interface Beginning {
  readonly draft: ItemDraft
  readonly stock: string
  /** The id of a category, or nothing. */
  readonly category: string
  readonly visible: boolean
  readonly pictures: readonly File[]
}

function useCreate({ draft, stock, category, visible, pictures }: Beginning, onNext: () => void) {
  const words = useWords(EDIT_WORDS)
  const [, goTo] = useLocation()
  const [made, setMade] = useState<Made>({ id: null, stock: false, category: false, pictures: 0 })
  const save = useAction<'open' | 'next', number>({
    call: async () => {
      let done = made
      const note = (changes: Partial<Made>) => {
        done = { ...done, ...changes }
        setMade(done)
      }
      if (done.id === null) {
        const { item_id } = await request<{ item_id: number }>('POST', '/api/items', itemBody(draft))
        note({ id: item_id })
      }
      const path = `/api/items/${done.id}`
      if (!done.stock && stock.trim() !== '' && typedNumber(stock) !== 0) {
        await request('PUT', `${path}/stock`, { stock: typedNumber(stock) })
      }
      note({ stock: true })
      if (!done.category && category !== '') {
        await request('PUT', `/api/item_categories/${category}/items/${done.id}`)
      }
      note({ category: true })
      for (const file of pictures.slice(done.pictures)) {
        await addPicture(done.id ?? 0, file)
        note({ pictures: done.pictures + 1 })
      }
      if (visible) await request('PUT', `${path}/visibility`, { visible })
      return done.id ?? 0
    },
    refresh: ITEM_PATHS,
    done: words.created(draft.name),
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
            <BasicFields {...fields} isNew>
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
                made.id !== null && save.isPending && pictures.length > 0
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
