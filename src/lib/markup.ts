/** HTML whose holes are filled with text only: what is not made by this template is escaped, wherever it comes from. */
import { plainLines } from './plain.ts'

const MADE_HERE = Symbol('markup')

/** Markup that needs no escaping. Nothing but the template below makes one. */
export interface Markup {
  readonly [MADE_HERE]: string
}

/** What a hole takes. Arrays are joined; `null`, `undefined` and `false` leave it empty. */
export type Filling = Markup | string | number | false | null | undefined | readonly Filling[]

/** A template literal of HTML. Texts are escaped for elements and for attributes in double quotes. */
export function markup(literal: TemplateStringsArray, ...fillings: Filling[]): Markup {
  return {
    [MADE_HERE]: literal
      .map((part, index) => (index === 0 ? part : write(fillings[index - 1]) + part))
      .join(''),
  }
}

/** A text of several lines, with its line breaks. */
export function multiLine(text: string): Markup {
  return markup`${plainLines(text)
    .split('\n')
    .map((line, index) => [index > 0 && markup`<br>`, line])}`
}

/** The markup as text. */
export function htmlOf(made: Markup): string {
  return made[MADE_HERE]
}

function write(filling: Filling): string {
  if (filling === null || filling === undefined || filling === false) return ''
  if (typeof filling === 'string') return escapeText(filling)
  if (typeof filling === 'number') return String(filling)
  return isMarkup(filling) ? filling[MADE_HERE] : filling.map(write).join('')
}

function isMarkup(filling: Markup | readonly Filling[]): filling is Markup {
  return MADE_HERE in filling
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return plainLines(text).replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? '')
}
