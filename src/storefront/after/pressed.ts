/** A button that does something: a form without fields, since nothing is done by looking at a page. */
import { type Markup, markup } from '../../lib/markup.ts'

/** The button; `plain` beside one that is more likely to be wanted. */
export function pressed(action: string, label: string, look: 'main' | 'plain' = 'main'): Markup {
  return markup`<form method="post" action="${action}"><button class="button${look === 'plain' && ' plain'}">${label}</button></form>
`
}
