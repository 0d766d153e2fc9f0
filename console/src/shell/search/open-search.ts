/** How any part of the page opens the search of everything, which stands once in the shell. */
let opens: (() => void) | undefined

/** Sets what is opened: the dialog's own setter, or nothing. */
export function setOpenSearch(open: (() => void) | undefined): void {
  opens = open
}

/** Opens the search, where it is there. */
export function openSearch(): void {
  opens?.()
}
