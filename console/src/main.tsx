/** The console: starts the page. */
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './main.css'
import './touch.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { LanguageProvider } from './language/language.tsx'
import { NamedCloseButtons } from './language/named-close-buttons.tsx'
import { cssVariables, theme } from './theme.ts'
import { pageNonce } from './ui/page-nonce.ts'

const nonce = pageNonce()
// What stops the page behind a dialog from scrolling makes a style of its own, and looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <LanguageProvider>
        <QueryClientProvider client={makeQueryClient()}>
          <NamedCloseButtons>
            <App />
            <Notifications position="bottom-right" limit={3} />
          </NamedCloseButtons>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  </StrictMode>,
)
