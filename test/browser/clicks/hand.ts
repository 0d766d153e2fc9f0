/** A hand on a page that counts what it does. */
import type { Locator, Page } from 'playwright-core'

/**
 * Each of these is one: pressing a link, a button, a box or an entry of a menu; taking something from a list of choices; going
 * into a field to write, but not what is written there, nor the next field, which the Tab key reaches; giving a file.
 */
export interface Hand {
  readonly page: Page
  readonly press: (what: Locator) => Promise<void>
  readonly choose: (list: Locator, value: string | { readonly label: string }) => Promise<void>
  /** Goes into the first of these fields, and writes into each. */
  readonly write: (...fields: readonly (readonly [field: Locator, text: string])[]) => Promise<void>
  /** Writes into a field that has the cursor already, as a dialog that begins with it gives it; waits until it has. */
  readonly writeOn: (field: Locator, text: string) => Promise<void>
  readonly give: (field: Locator, file: File | string) => Promise<void>
  /** How often so far. */
  readonly count: () => number
}

/** A file that is given. */
export interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A hand that has done nothing yet. */
export function handOn(page: Page): Hand {
  let count = 0
  return {
    page,
    press: async what => {
      count++
      await what.click()
    },
    choose: async (list, value) => {
      count++
      await list.selectOption(value)
    },
    write: async (...fields) => {
      count++
      for (const [field, text] of fields) await field.fill(text)
    },
    writeOn: async (field, text) => {
      await field.and(page.locator(':focus')).waitFor()
      await field.fill(text)
    },
    give: async (field, file) => {
      count++
      await field.setInputFiles(file as string)
    },
    count: () => count,
  }
}
