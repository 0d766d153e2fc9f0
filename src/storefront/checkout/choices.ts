/** Choices of which one is taken, each with what else is asked when it is. All of it is seen where a browser cannot hide it. */
import { type Markup, markup } from '../../lib/markup.ts'

/** One of them. */
export interface Choice {
  readonly value: string | number
  readonly label: string
  /** What it costs. */
  readonly price?: string | false
  readonly note?: string | undefined
  readonly isChosen: boolean
  /** It cannot be taken; the note says why. */
  readonly isOff?: boolean
  /** What is asked when it is taken. */
  readonly more?: Markup | false
}

/** The choices under one name. */
export function choices(name: string, all: readonly Choice[]): Markup {
  return markup`<ul class="picks">
${all.map(
  ({
    value,
    label,
    price = false,
    note,
    isChosen,
    isOff = false,
    more = false,
  }) => markup`<li class="pick${isOff && ' off'}">
<label><input type="radio" name="${name}" value="${value}"${isChosen && !isOff && markup` checked`}${isOff && markup` disabled`} required> <span class="what">${label}${note !== undefined && markup`<span class="small muted">${note}</span>`}</span>${price && markup` <span class="cost">${price}</span>`}</label>
${more && markup`<div class="extra">${more}</div>`}
</li>
`,
)}</ul>`
}
