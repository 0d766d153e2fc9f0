/** The search of everything: one field, and what it finds, gone through by arrow keys. */
import { Loader, Modal, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { mayLeave } from '../../ui/traversals.ts'
import type { Hit } from './local-hits.ts'
import classes from './search.module.css'
import { searchWords } from './search-words.ts'
import { useHits } from './use-hits.ts'

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 200

/** The dialog; what is chosen is gone to. */
export function SearchDialog({
  opened,
  onClose,
}: {
  readonly opened: boolean
  readonly onClose: () => void
}): ReactNode {
  const words = useWords(searchWords)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.title}
      closeButtonProps={{ 'aria-label': words.close }}
      size="lg"
      yOffset="8vh"
      returnFocus
    >
      <Search onClose={onClose} />
    </Modal>
  )
}

function Search({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords(searchWords)
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const text = usePaused(typed)
  const { hits, isLooking, failed } = useHits(text)
  const [chosen, setChosen] = useState(0)
  const [, go] = useLocation()
  const id = useId()
  const at = Math.min(chosen, hits.length - 1)
  const follow = (hit: Hit | undefined) => {
    if (hit === undefined || !mayLeave()) return
    onClose()
    go(hit.path)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setChosen((at + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      follow(hits[at])
    }
  }
  const told = text.trim() === '' ? words.nothingYet : hits.length === 0 && !isLooking ? words.none : ''
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={words.label}
        placeholder={words.placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={isLooking ? <Loader size={16} aria-hidden /> : null}
        value={typed}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(hits.length > 0 ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        autoComplete="off"
        onChange={event => {
          setTyped(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKey}
      />
      <Hits id={id} hits={hits} at={at} onFollow={follow} />
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {failed ? words.failed : told}
        {hits.length > 0 && !failed && words.found(formatNumber(hits.length, language))}
      </Text>
    </>
  )
}

function Hits({
  id,
  hits,
  at,
  onFollow,
}: {
  readonly id: string
  readonly hits: readonly Hit[]
  readonly at: number
  readonly onFollow: (hit: Hit) => void
}): ReactNode {
  const words = useWords(searchWords)
  const chosen = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is another when its place is
  useEffect(() => {
    // Answers a promise in new browsers, which React would take for what ends the effect.
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.title} className={classes.list}>
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and takes the keys
        <div
          key={`${hit.group} ${hit.path} ${hit.title}`}
          id={`${id}-${index}`}
          ref={index === at ? chosen : null}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={classes.hit}
          onClick={() => onFollow(hit)}
        >
          <span className={classes.group}>{words.groups[hit.group]}</span>
          <span className={classes.title}>{hit.title}</span>
          {hit.more && <span className={classes.more}>{hit.more}</span>}
        </div>
      ))}
    </div>
  )
}

function usePaused(typed: string): string {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
