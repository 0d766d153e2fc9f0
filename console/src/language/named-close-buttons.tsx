/** The buttons that close dialogs and notices, which show a cross alone, have a name in the page's language. */
import { createTheme, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { inBoth } from './in-both.ts'
import { useWords } from './language.tsx'

const WORDS = inBoth({ close: 'Close' }, { close: '閉じる' })

/** Names them for everything within. */
export function NamedCloseButtons({ children }: { readonly children: ReactNode }): ReactNode {
  const defaultProps = { closeButtonProps: { 'aria-label': useWords(WORDS).close } }
  const theme = createTheme({ components: { Modal: { defaultProps }, Notification: { defaultProps } } })
  return <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
}
