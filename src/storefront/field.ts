/** Fields of forms: a label, what must be known before, what was wrong, and the control, all tied together for those who hear the page. */
import { type Markup, markup } from '../lib/markup.ts'
import type { Words } from './words/words.ts'

/** What is said of a field. */
export interface Field {
  /** Its id in the page, and the name that the form sends unless the control says another. */
  readonly id: string
  readonly label: string
  /** Whether it must be filled; left out where nothing is to be said of that. */
  readonly required?: boolean
  readonly note?: string | undefined
  /** What stands beside the label, such as a price. */
  readonly mark?: string
  /** What was wrong with what was sent. */
  readonly error?: string | undefined
}

/** The attributes that tie a control to what is said of it; to be put into its tag. */
export function tiedTo({ id, required, note, error }: Field): Markup {
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ')
  return markup`id="${id}" name="${id}"${required && markup` required`}${error && markup` aria-invalid="true"`}${described && markup` aria-describedby="${described}"`}`
}

/** A field with its control. */
export function field(words: Words, told: Field, control: Markup): Markup {
  const { id, label } = told
  return markup`<div class="field">
<label class="label" for="${id}">${label}${demand(words, told)}</label>
${noteOf(told)}${control}
${errorOf(told)}</div>
`
}

/** Several controls that answer one question, such as a row of choices. */
export function fields(words: Words, told: Field, controls: Markup): Markup {
  const { id, label, error, note } = told
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ')
  return markup`<fieldset class="fields" id="${id}"${described && markup` aria-describedby="${described}"`}>
<legend class="label">${label}${demand(words, told)}</legend>
${noteOf(told)}${controls}
${errorOf(told)}</fieldset>
`
}

/** What was wrong with a form, at its head, each with a link to the field. */
export function errorList(
  title: string,
  errors: readonly { readonly id: string; readonly label: string; readonly error: string }[],
): Markup | false {
  return (
    errors.length > 0 &&
    markup`<div class="errors" role="alert" id="errors">
<h2>${title}</h2>
<ul>${errors.map(({ id, label, error }) => markup`<li><a href="#${id}">${label}</a>: ${error}</li>\n`)}</ul>
</div>`
  )
}

function demand(words: Words, { required, mark }: Field): Markup {
  return markup`${
    required !== undefined &&
    (required
      ? markup`<span class="mark must">${words.required}</span>`
      : markup`<span class="mark">${words.optional}</span>`)
  }${mark !== undefined && markup`<span class="mark">${mark}</span>`}`
}

function noteOf({ id, note }: Field): Markup | false {
  return note !== undefined && markup`<p class="small muted" id="${id}-note">${note}</p>\n`
}

function errorOf({ id, error }: Field): Markup | false {
  return error !== undefined && markup`<p class="error" id="${id}-error">${error}</p>\n`
}
