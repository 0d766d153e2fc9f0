/** What an import would make, before it does. */
import { Button, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { NoteKind } from '../../../../cli/shopify/plan/notes.ts'
import type { Plan, PlannedItem } from '../../../../cli/shopify/plan/planned.ts'
import { sampleOf } from '../../../../cli/shopify/report/sample.ts'
import { formatNumber, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './import.module.css'
import { importWords } from './import-words.ts'

/** Lines that are shown of each kind. */
const SHOWN = 8

/** Notes of which the questions above speak, or the list of what becomes several items. */
const TOLD_ELSEWHERE: readonly NoteKind[] = ['stock-untracked', 'price-split', 'picture-missing']

/** Counts, some items, what becomes of several prices, what is left out, and the button. */
export function PlanPanel({
  plan,
  onStart,
}: {
  readonly plan: Plan
  readonly onStart: () => void
}): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const items = plan.products.flatMap(product => product.items)
  const split = plan.products.filter(product => product.items.length > 1)
  const changed = plan.notes.filter(({ kind }) => !TOLD_ELSEWHERE.includes(kind)).length
  const pictures = items.reduce((sum, item) => sum + item.pictures.length, 0)
  return (
    <Panel title={words.plan}>
      <Stack>
        <Text fw={600}>
          {words.counts(number(plan.products.length), number(items.length), number(plan.refused.length))}
          {pictures > 0 && ` ${words.withPictures(number(pictures))}`}
        </Text>
        <Lines title={words.sample} of={sampleOf(items)} line={item => <ItemLine item={item} />} />
        <Lines
          title={words.splits}
          of={split}
          line={product => (
            <>
              <span>{product.title}</span>
              <span>{product.items.map(({ price }) => formatYen(price, language)).join(' · ')}</span>
            </>
          )}
        />
        <Lines
          title={words.refused}
          of={plan.refused}
          line={({ line, title, handle, kind }) => (
            <>
              <span>
                {words.line(line)} {title || handle}
              </span>
              <span>{words.reasons[kind]}</span>
            </>
          )}
        />
        {changed > 0 && (
          <Text size="sm" c="dimmed">
            {words.changed(number(changed))}
          </Text>
        )}
        <div>
          <Button onClick={onStart} disabled={items.length === 0}>
            {words.start(number(items.length))}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

function ItemLine({ item }: { readonly item: PlannedItem }): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const stock = item.stock + item.variations.reduce((sum, variation) => sum + variation.stock, 0)
  return (
    <>
      <strong>{formatYen(item.price, language)}</strong>
      <span>{item.name}</span>
      <Text component="span" size="sm" c="dimmed">
        {words.stock(formatNumber(stock, language))} · {item.visible ? words.visibleWord : words.hiddenWord}
      </Text>
    </>
  )
}

/** A list under a heading, the first of it; nothing where there is none. */
export function Lines<T>({
  title,
  of,
  line,
}: {
  readonly title: string
  readonly of: readonly T[]
  readonly line: (one: T) => ReactNode
}): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  if (of.length === 0) return null
  return (
    <section>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <ul className={classes.list}>
        {of.slice(0, SHOWN).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only shown anew as a whole
          <li key={index}>{line(one)}</li>
        ))}
        {of.length > SHOWN && <li>{words.more(formatNumber(of.length - SHOWN, language))}</li>}
      </ul>
    </section>
  )
}
