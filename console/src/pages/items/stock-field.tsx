/** A stock that is changed in place. */
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { MAX_STOCK } from '../../../../src/resources/items/limits.ts'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { ITEM_PATHS } from './item-paths.ts'
import { ITEM_WORDS } from './item-words.ts'
import classes from './items.module.css'
import { LIST_WORDS } from './list-words.ts'

/** The stock of an item, or of one of its variations, with a button that saves it once it is changed. */
export function StockField({
  itemId,
  variationId,
  stock,
  name,
  withSteps = false,
}: {
  readonly itemId: number
  readonly variationId?: number
  readonly stock: number
  /** Of what it is the stock, for screen readers. */
  readonly name: string
  /** Whether there are buttons for one more and one less, which are saved at once. Default false. */
  readonly withSteps?: boolean
}): ReactNode {
  const words = useWords(ITEM_WORDS)
  const { text, setText, follow, reset } = useTyped(stock)
  const save = useAction<number>({
    call: value => request('PUT', `/api/items/${itemId}/stock`, stockBody(value, variationId)),
    refresh: ITEM_PATHS,
    done: words.stockSaved(name),
    onTheirs: reset,
  })
  const list = useWords(LIST_WORDS)
  const step = useAction<number, { stock: number }>({
    call: by => request('POST', `/console/api/items/${itemId}/stock_change`, { by }),
    refresh: ITEM_PATHS,
    onDone: now => follow(now.stock),
  })
  const value = readPieces(text)
  const changed = value !== stock
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value !== undefined && changed) save.mutate(value)
  }
  return (
    <Allowed need="items.update">
      <form className={classes.stock} onSubmit={submit}>
        {withSteps && (
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={list.less(name)}
            disabled={stock === 0 || step.isPending}
            onClick={() => step.mutate(-1)}
          >
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
        )}
        <TextInput
          size="sm"
          w={withSteps ? 72 : 92}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.stockOf(name)}
          value={text}
          error={value === undefined}
          disabled={save.isPending}
          classNames={{ input: classes.stockInput ?? '' }}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && reset()}
        />
        {withSteps && (
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={list.more(name)}
            disabled={step.isPending}
            onClick={() => step.mutate(1)}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          type="submit"
          size="lg"
          aria-label={words.saveStockOf(name)}
          className={changed ? undefined : classes.unseen}
          disabled={value === undefined}
          loading={save.isPending}
        >
          <IconCheck size={18} aria-hidden="true" />
        </ActionIcon>
      </form>
    </Allowed>
  )
}

/** What is typed over a stock: another stock is shown, such as what others made of it, unless something was typed. */
function useTyped(stock: number) {
  const [text, setText] = useState(String(stock))
  const shown = useRef(stock)
  const follow = useCallback((now: number) => {
    const before = String(shown.current)
    shown.current = now
    setText(typed => (typed === before ? String(now) : typed))
  }, [])
  useEffect(() => follow(stock), [follow, stock])
  const reset = () => setText(String(shown.current))
  return { text, setText, follow, reset }
}

function stockBody(stock: number, variationId: number | undefined): object {
  return variationId === undefined ? { stock } : { variations: [{ variation_id: variationId, stock }] }
}

/** A number of pieces; undefined when it is none. Full-width digits are digits too. */
function readPieces(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  const value = Number(plain)
  return /^\d+$/.test(plain) && value <= MAX_STOCK ? value : undefined
}
