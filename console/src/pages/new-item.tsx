/** A new item. */
import { Switch, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../api/request.ts'
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
  return (
    <>
      <PageTitle title={words.newTitle} description={words.newText} back={{ href: '/items', label: back }} />
      {data === undefined && error === null && <Loading rows={8} height={64} />}
      {(data !== undefined || error !== null) && <Form tax={data?.default_item_tax_type ?? 'standard'} />}
    </>
  )
}

/** What is made in steps: a step that fails is taken again, without those before it. */
interface Made {
  readonly id: number | null
  readonly stock: boolean
  readonly pictures: number
}

/** What the item is to begin with. */
interface Beginning {
  readonly draft: ItemDraft
  readonly stock: string
  readonly visible: boolean
  readonly pictures: readonly File[]
}

function useCreate({ draft, stock, visible, pictures }: Beginning) {
  const words = useWords(EDIT_WORDS)
  const [, goTo] = useLocation()
  const [made, setMade] = useState<Made>({ id: null, stock: false, pictures: 0 })
  const save = useAction<void, number>({
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
    onDone: id => goTo(`/items/${id}`),
  })
  return { made, save }
}

function Form({ tax }: { readonly tax: string }) {
  const words = useWords(EDIT_WORDS)
  const pictureWords = useWords(PICTURE_WORDS)
  const [draft, setDraft] = useState(() => newItemDraft(tax))
  const [stock, setStock] = useState('0')
  const [visible, setVisible] = useState(false)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const isChanged = draft.name !== '' || draft.price !== '' || draft.detail !== '' || pictures.length > 0
  const { made, save } = useCreate({ draft, stock, visible, pictures })
  useUnsaved(isChanged && !save.isSuccess)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const fields = {
    draft,
    error: save.error,
    change: (changes: Partial<typeof draft>) => setDraft(before => ({ ...before, ...changes })),
  }
  return (
    <form onSubmit={submit} noValidate>
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
            <Allowed need="items.publish">
              <Switch
                label={words.publish}
                checked={visible}
                onChange={event => setVisible(event.currentTarget.checked)}
              />
            </Allowed>
            <SaveBar
              saving={{ isChanged, isSaving: save.isPending, isSaved: save.isSuccess, error: save.error }}
              save={
                made.id !== null && save.isPending && pictures.length > 0
                  ? words.creating(Math.min(made.pictures + 1, pictures.length), pictures.length)
                  : words.create
              }
            />
          </div>
        </div>
      </Allowed>
    </form>
  )
}
