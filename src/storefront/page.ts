/** A page as the functions that make pages say it, before the frame is put around it. */
import type { Markup } from '../lib/markup.ts'

/** A step of the way from the first page to this one. */
export interface Crumb {
  readonly name: string
  /** Its path. */
  readonly path: string
}

/** What stands within the frame, and what its head says. */
export interface Page {
  /** In the window's title, before the name of the shop; left out on the first page. */
  readonly title?: string
  /** All of `main`. Its first heading is an `h1`. */
  readonly content: Markup
  /** One sentence for those who search. */
  readonly description?: string
  /** Its own path with what of the query makes it this page. Left out, no one finds it by searching: it is `noindex`. */
  readonly path?: string
  readonly crumbs?: readonly Crumb[]
  /** What sharing shows; the address of a picture from anywhere. */
  readonly picture?: string
  readonly kind?: 'website' | 'product'
  /** Descriptions of what is on it, by schema.org. */
  readonly described?: readonly object[]
  /** Origins of pictures that are on it, besides the server's own. */
  readonly picturesFrom?: readonly string[]
  /** Where its forms may lead besides this server, such as the page of a payment service. */
  readonly formsTo?: readonly string[]
  /** Default 200. */
  readonly status?: number
  /** Something that it shows was not found where it was looked for: it is sent, and not kept. */
  readonly isIncomplete?: boolean
}
