/** From the form of the buyer's name and address to what a checkout is told, with what is wrong at each field. Pure. */
import type { UpdateCheckout } from '../../checkout/checkouts/body-schemas.ts'
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { isMailAddress } from '../../lib/mail-address.ts'
import { isBlank, LINE, TELEPHONE } from '../../lib/text.ts'
import { MAX_LINE_LENGTH, MAX_TELEPHONE_LENGTH } from '../../resources/orders/limits.ts'
import { PREFECTURES } from '../../resources/orders/rules/japanese-address.ts'
import type { Form } from '../form-body.ts'
import { addressOf, placeOf, postalDigits } from '../postal/look-up.ts'
import type { Words } from '../words/words.ts'

/** What stands in the fields, and what is wrong with it, by the names of the fields. */
export interface Entered {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Who a group of fields is about: the buyer, or somebody else to whom it is sent. Fields of the other begin with `to_`. */
export type Whose = '' | 'to_'

/** The fields of an address, in their order on the page. */
export const ADDRESS_FIELDS = ['last', 'first', 'tel', 'zip', 'prefecture', 'address', 'address2'] as const
type AddressField = (typeof ADDRESS_FIELDS)[number]
/** All fields, in that order. */
export const CUSTOMER_FIELD_NAMES: readonly string[] = [
  ...['last', 'first', 'last_kana', 'first_kana', 'mail', 'tel', 'zip', 'prefecture', 'address', 'address2'],
  ...['to_last', 'to_first', 'to_zip', 'to_prefecture', 'to_address', 'to_address2', 'to_tel'],
]

const KANA_FIELDS = ['last_kana', 'first_kana'] as const

const LINE_TEXT = new RegExp(LINE.pattern)
const TELEPHONE_TEXT = new RegExp(TELEPHONE.pattern)

/** Characters of hiragana are so far from those of katakana. */
const KANA_DISTANCE = 0x60

/** Katakana, its marks and spaces; what a name is read as can have nothing else. */
const KATAKANA = /^[\u30A1-\u30FF\s・]+$/u

/** The values of the form as they are kept: digits of full width and hyphens are what people write, too. */
export function enteredValues(form: Form): Record<string, string> {
  const values: Record<string, string> = {}
  for (const whose of ['', 'to_'] as const) {
    for (const field of ADDRESS_FIELDS) values[whose + field] = form.text(whose + field)
    values[`${whose}tel`] = telephoneOf(form.text(`${whose}tel`))
    values[`${whose}zip`] = postalText(form.text(`${whose}zip`))
  }
  for (const field of KANA_FIELDS) values[field] = katakanaOf(form.text(field))
  values.mail = form.text('mail').normalize('NFKC')
  values.other = form.has('other') ? '1' : ''
  return values
}

/** The values with the address that the postal code of a group tells, and an error where it tells none. */
export function filledAddress(values: Record<string, string>, whose: Whose, words: Words): Entered {
  const zip = `${whose}zip`
  const digits = postalDigits(values[zip] ?? '')
  const place = digits === undefined ? undefined : placeOf(digits)
  if (place === undefined) {
    return {
      values,
      errors: { [zip]: digits === undefined ? words.buying.wrong.postal : words.buying.noPlace },
    }
  }
  const { prefecture, address } = addressOf(place)
  const before = values[`${whose}address`] ?? ''
  return {
    values: {
      ...values,
      [`${whose}prefecture`]: prefecture,
      // Whoever has written the rest of the address keeps it.
      [`${whose}address`]: before.startsWith(address) ? before : address,
    },
    errors: {},
  }
}

/** What the checkout is told; undefined where something is wrong, which `errors` then says. */
export function customerOf(
  values: Readonly<Record<string, string>>,
  words: Words,
): {
  readonly said: Pick<UpdateCheckout, 'customer' | 'shipping'> | undefined
  readonly errors: Entered['errors']
} {
  const errors = {
    ...groupErrors(values, '', words),
    ...kanaErrors(values, words),
    ...mailErrors(values, words),
    ...(values.other === '' ? {} : groupErrors(values, 'to_', words)),
  }
  if (Object.keys(errors).length > 0) return { said: undefined, errors }
  const value = (name: string) => values[name] ?? ''
  return {
    errors,
    said: {
      customer: {
        name: {
          ...{ last: value('last'), first: value('first') },
          ...{ last_kana: value('last_kana') || null, first_kana: value('first_kana') || null },
        },
        mail_address: value('mail'),
        address: addressSaid(values, ''),
      },
      shipping:
        values.other === ''
          ? null
          : {
              name: { last: value('to_last'), first: value('to_first') },
              address: addressSaid(values, 'to_'),
            },
    },
  }
}

function addressSaid(values: Readonly<Record<string, string>>, whose: Whose) {
  const value = (name: AddressField) => values[whose + name] ?? ''
  return {
    ...{ zip_code: value('zip'), prefecture: value('prefecture'), address: value('address') },
    ...{ address2: value('address2'), tel: value('tel') },
  }
}

/** What a checkout was told, as the fields show it. */
export function valuesOf({
  customer,
  shipping,
}: Pick<CheckoutDocument, 'customer' | 'shipping'>): Entered['values'] {
  if (customer === null) return {}
  return {
    ...groupValues(customer, ''),
    ...{ last_kana: customer.name.last_kana ?? '', first_kana: customer.name.first_kana ?? '' },
    mail: customer.mail_address,
    ...(shipping === null ? { other: '' } : { other: '1', ...groupValues(shipping, 'to_') }),
  }
}

function groupValues(
  { name, address }: NonNullable<CheckoutDocument['shipping']>,
  whose: Whose,
): Record<string, string> {
  const { zip_code: zip, prefecture, address: street, address2, tel } = address
  const values = { last: name.last, first: name.first, zip, prefecture, address: street, address2, tel }
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [whose + field, value]))
}

/** The field at which a problem of the checkout is told. */
export function customerField(pointer: string): string {
  const [, member = '', ...rest] = pointer.split('/')
  const whose: Whose = member === 'shipping' ? 'to_' : ''
  const field = CUSTOMER_FIELDS[rest.join('/')]
  return field === undefined ? 'mail' : `${field === 'mail' ? '' : whose}${field}`
}

const CUSTOMER_FIELDS: Readonly<Record<string, string>> = {
  mail_address: 'mail',
  'address/zip_code': 'zip',
  'address/prefecture': 'prefecture',
  'address/tel': 'tel',
}

function groupErrors(
  values: Readonly<Record<string, string>>,
  whose: Whose,
  { buying: { wrong } }: Words,
): Record<string, string> {
  const errors: Record<string, string> = {}
  const value = (field: AddressField) => values[whose + field] ?? ''
  for (const field of ['last', 'first', 'address'] as const) {
    const error = lineError(value(field), wrong)
    if (error !== undefined) errors[whose + field] = error
  }
  const building = value('address2') === '' ? undefined : lineError(value('address2'), wrong)
  if (building !== undefined) errors[`${whose}address2`] = building
  if (!PREFECTURES.includes(value('prefecture'))) errors[`${whose}prefecture`] = wrong.choose
  if (postalDigits(value('zip')) === undefined) errors[`${whose}zip`] = wrong.postal
  const tel = value('tel')
  if (tel === '' || tel.length > MAX_TELEPHONE_LENGTH || !TELEPHONE_TEXT.test(tel)) {
    errors[`${whose}tel`] = wrong.telephone
  }
  return errors
}

function kanaErrors(
  values: Readonly<Record<string, string>>,
  { buying: { wrong } }: Words,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of KANA_FIELDS) {
    const text = values[field] ?? ''
    const error = lineError(text, wrong) ?? (KATAKANA.test(text) ? undefined : wrong.kana)
    if (error !== undefined) errors[field] = error
  }
  return errors
}

function mailErrors(
  { mail = '' }: Readonly<Record<string, string>>,
  { buying: { wrong } }: Words,
): Record<string, string> {
  if (mail === '') return { mail: wrong.required }
  return mail.length <= MAX_LINE_LENGTH && isMailAddress(mail) ? {} : { mail: wrong.mail }
}

/** What is wrong with a line of text that must be there. */
function lineError(text: string, wrong: Words['buying']['wrong']): string | undefined {
  if (text === '' || isBlank(text)) return wrong.required
  if ([...text].length > MAX_LINE_LENGTH) return wrong.long(MAX_LINE_LENGTH)
  return LINE_TEXT.test(text) ? undefined : wrong.characters
}

function telephoneOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s()‐-―−ーｰ-]/g, '')
}

/** A postal code as it is printed; what is none as it was written. */
function postalText(text: string): string {
  const digits = postalDigits(text)
  return digits === undefined ? text : `${digits.slice(0, 3)}-${digits.slice(3)}`
}

/** Katakana of hiragana and of half width; all else as it is. */
function katakanaOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u3041-\u3096]/g, letter => String.fromCharCode(letter.charCodeAt(0) + KANA_DISTANCE))
}
