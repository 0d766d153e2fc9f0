/** The way into the search of everything: a button of the navigation, and one key. */
import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWords } from '../../language/language.tsx'
import { openSearch, setOpenSearch } from './open-search.ts'
import classes from './search.module.css'
import { searchWords } from './search-words.ts'

// With the words of all settings, which only who searches needs.
const SearchDialog = lazy(() => import('./search-dialog.tsx').then(m => ({ default: m.SearchDialog })))

/** The button, with the keys that do the same. */
export function SearchEverything(): ReactNode {
  const words = useWords(searchWords)
  const isMac = navigator.platform.startsWith('Mac')
  return (
    <button
      type="button"
      className={classes.button}
      aria-keyshortcuts={isMac ? 'Meta+K /' : 'Control+K /'}
      onClick={openSearch}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden />
      <span className={classes.open}>{words.open}</span>
      <kbd className={classes.keys} aria-hidden>
        {isMac ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}

/** The same at phone width, beside the name of the shop. */
export function SearchButton(): ReactNode {
  const words = useWords(searchWords)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      ms="auto"
      aria-label={words.open}
      onClick={openSearch}
    >
      <IconSearch size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** Listens for the keys on every page, and holds the dialog. */
export function SearchPlace(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    const open = () => {
      setWasOpened(true)
      setIsOpen(true)
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    setOpenSearch(open)
    document.addEventListener('keydown', onKey)
    return () => {
      setOpenSearch(undefined)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <SearchDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

/** ⌘K or Ctrl K anywhere; / where nothing is being written and no dialog is open. */
function isSearchKey({ key, metaKey, ctrlKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || altKey) return false
  if (metaKey || ctrlKey) return key.toLowerCase() === 'k'
  const element = target instanceof HTMLElement ? target : null
  const isWriting = element?.isContentEditable || element?.closest('input, textarea, select, [role="dialog"]')
  return key === '/' && !isWriting
}
