/** The first step: who buys, and where it goes. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { MAX_LINE_LENGTH } from '../../resources/orders/limits.ts'
import { errorList, field, tiedTo } from '../field.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'
import { ADDRESS_FIELDS, CUSTOMER_FIELD_NAMES, type Entered, type Whose } from './customer-form.ts'
import { giveUpForm, stepPage } from './step-frame.ts'

/** The page, with what stands in its fields. `filled` says of which group the address was just filled in. */
export function customerPage(
  frame: ShopFrame,
  checkout: CheckoutDocument,
  entered: Entered,
  filled?: Whose,
): Page {
  const { words, path } = frame
  const { buying } = words
  const { form, status } = customerFields(frame, entered, {
    to: `${path}/checkout/customer`,
    button: buying.next,
    filled,
  })
  return {
    ...{ title: buying.customerTitle, status },
    content: stepPage(frame, checkout, {
      ...{ at: 0, title: buying.customerTitle },
      content: markup`${form}
${giveUpForm(frame)}`,
    }),
  }
}

/** The form with its errors, and the status of a page that shows it. */
export function customerFields(
  { words, path }: ShopFrame,
  entered: Entered,
  {
    to,
    button,
    filled,
  }: { readonly to: string; readonly button: string; readonly filled?: Whose | undefined },
): { readonly form: Markup; readonly status: number } {
  const { buying } = words
  const labels = labelsOf(words)
  const errors = CUSTOMER_FIELD_NAMES.flatMap(id => {
    const error = entered.errors[id]
    const label = id.startsWith('to_') ? buying.ofOther(labels[id] ?? '') : (labels[id] ?? '')
    return error === undefined ? [] : [{ id, error, label }]
  })
  const told = fieldsOf(words, entered)
  return {
    status: errors.length > 0 ? 422 : 200,
    form: markup`${errorList(buying.checkForm, errors)}
<form class="step" method="post" action="${to}" data-once>
<button hidden></button>
<div class="part">
${names(told, '')}
<div class="pair">
${told.text('last_kana', { autocomplete: 'section-kana family-name' })}${told.text('first_kana', { autocomplete: 'section-kana given-name' })}</div>
</div>
<div class="part">
<h2 class="heading">${buying.contactTitle}</h2>
${told.text('mail', { type: 'email', autocomplete: 'email', inputmode: 'email', note: buying.mailNote })}${told.text('tel', { type: 'tel', autocomplete: 'tel', inputmode: 'tel', note: buying.telephoneNote })}</div>
<div class="part" data-address="${path}/postal-codes/">
<h2 class="heading">${buying.addressTitle}</h2>
${address(words, told, '', filled === '')}</div>
<div class="part other">
<label class="tick"><input type="checkbox" id="other" name="other" value="1"${entered.values.other ? markup` checked` : ''}> ${buying.otherAddress}</label>
<div class="extra" data-address="${path}/postal-codes/">
<h2 class="heading">${buying.otherTitle}</h2>
${names(told, 'to_')}${address(words, told, 'to_', filled === 'to_')}${told.text('to_tel', { type: 'tel', autocomplete: 'shipping tel', inputmode: 'tel' })}</div>
</div>
<p class="buttons"><button class="button wide">${button}</button></p>
</form>`,
  }
}

type Fields = ReturnType<typeof fieldsOf>

function names(told: Fields, whose: Whose): Markup {
  const of = whose === '' ? '' : 'shipping '
  return markup`<div class="pair">
${told.text(`${whose}last`, { autocomplete: `${of}family-name` })}${told.text(`${whose}first`, { autocomplete: `${of}given-name` })}</div>
`
}

function address({ buying }: Words, told: Fields, whose: Whose, isFilled: boolean): Markup {
  const of = whose === '' ? '' : 'shipping '
  return markup`<div class="postal">
${told.text(`${whose}zip`, { autocomplete: `${of}postal-code`, inputmode: 'numeric', note: buying.postalNote, length: 20 })}<button class="button plain" name="fill" value="${whose === '' ? 'customer' : 'shipping'}" formnovalidate>${buying.fillAddress}</button>
</div>
${isFilled && markup`<p class="small" role="status">${buying.filled}</p>`}
${told.prefecture(`${whose}prefecture`, `${of}address-level1`)}${told.text(`${whose}address`, { autocomplete: `${of}address-line1` })}${told.text(`${whose}address2`, { autocomplete: `${of}address-line2`, optional: true })}`
}

/** How a field of one line is typed. */
interface Typed {
  readonly autocomplete: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputmode?: string
  readonly note?: string
  readonly length?: number
  readonly optional?: boolean
}

/** What makes fields of what was entered. Those of another address are needed only where one is asked for, so no browser insists. */
function fieldsOf(words: Words, { values, errors }: Entered) {
  const labels = labelsOf(words)
  const toldOf = (id: string, { note, optional = false }: Pick<Typed, 'note' | 'optional'>) => ({
    ...{ id, label: labels[id] ?? '', required: !optional, note, error: errors[id] },
  })
  const tied = (told: ReturnType<typeof toldOf>) =>
    tiedTo({ ...told, required: told.required && !told.id.startsWith('to_') })
  return {
    text(id: string, typed: Typed): Markup {
      const { autocomplete, type = 'text', inputmode, length = MAX_LINE_LENGTH } = typed
      const told = toldOf(id, typed)
      const control = markup`<input type="${type}" ${tied(told)} value="${values[id] ?? ''}" maxlength="${length}" autocomplete="${autocomplete}"${inputmode !== undefined && markup` inputmode="${inputmode}"`}>`
      return field(words, told, control)
    },
    prefecture(id: string, autocomplete: string): Markup {
      const told = toldOf(id, {})
      const control = markup`<select ${tied(told)} autocomplete="${autocomplete}">
<option value="">${words.buying.choosePrefecture}</option>
${words.buying.prefectures.map(name => markup`<option${name === values[id] && markup` selected`}>${name}</option>\n`)}</select>`
      return field(words, told, control)
    },
  }
}

function labelsOf({ buying }: Words): Readonly<Record<string, string>> {
  const labels: Record<(typeof ADDRESS_FIELDS)[number], string> = {
    ...{ last: buying.lastName, first: buying.firstName, tel: buying.telephone, zip: buying.postalCode },
    ...{ prefecture: buying.prefecture, address: buying.address, address2: buying.building },
  }
  const others = ADDRESS_FIELDS.map(name => [`to_${name}`, labels[name]])
  return {
    ...labels,
    ...Object.fromEntries(others),
    ...{ last_kana: buying.lastKana, first_kana: buying.firstKana, mail: buying.mail },
  }
}
