/** What the log of requests does not keep: personal data of buyers, and secrets. Told by the names of members. */

/**
 * Masked wherever they stand, with everything in them. Names count without their case, hyphens and underscores, as
 * callers write `zipCode` too, and learn by it that the API does not know it.
 */
const PERSONAL = [
  // The two parts of an order that are about a person, whatever members they may get.
  ...['customer', 'shipping'],
  ...[
    'first',
    'last',
    'first_kana',
    'last_kana',
    'first_name',
    'last_name',
    'full_name',
    'name_kana',
    'kana',
  ],
  ...['mail', 'mail_address', 'email', 'email_address'],
  ...['tel', 'telephone', 'telephone_number', 'phone', 'phone_number', 'fax'],
  ...['zip', 'zip_code', 'postcode', 'postal_code', 'prefecture', 'city', 'address', 'address1', 'address2'],
  // What buyers wrote, and what the shop wrote to them or about them.
  ...['remark', 'add_comment', 'shop_memo', 'memo', 'comment'],
  // Orders are searched by buyers' names, mail addresses and telephone numbers.
  'keyword',
]

/** Masked in calls that may be about a person: in others these are of things that the shop shows to everyone. */
const PERSONAL_ABOUT_PEOPLE = [
  // A person's, where a destination is written wrongly as one text; else of an option or a charge.
  'name',
  // Of a memo; of an entry of the balance log, which is free text too.
  'text',
  // What a buyer has written into an option of a line.
  'value',
]

/** Grants of an upload: whoever has them can send a file. */
const GRANTS = ['upload_fields']

const SECRET = /token|password|passwd|secret|authorization|credential|apikey|cookie/

/** Whether the value of a member, or of a query parameter, is masked. */
export type IsMasked = (name: string, value?: string) => boolean

const everywhere = makeMask([...PERSONAL, ...GRANTS])
const aboutPeople = makeMask([...PERSONAL, ...GRANTS, ...PERSONAL_ABOUT_PEOPLE])

/** What is masked in calls of an operation, by whether they may be about a person. */
export function masksOf(personalData: boolean): IsMasked {
  return personalData ? aboutPeople : everywhere
}

/** Names that are not looked at again, and how long they are at most: those of the API, of which there are some hundreds. */
const MAX_KNOWN = 1000
const MAX_KNOWN_LENGTH = 40

function makeMask(names: readonly string[]): IsMasked {
  const masked = new Set(names.map(plain))
  const known = new Map<string, boolean>()
  return name => {
    const answer = known.get(name)
    if (answer !== undefined) return answer
    const wanted = plain(name)
    const isMasked = masked.has(wanted) || SECRET.test(wanted)
    if (known.size < MAX_KNOWN && name.length <= MAX_KNOWN_LENGTH) known.set(name, isMasked)
    return isMasked
  }
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, '')
}

/** Stands for a text: three dots for a short one, more for a longer. The empty text hides nothing. */
export function maskText(text: string): string {
  if (text === '') return ''
  return text.length <= 20 ? '•••' : text.length <= 100 ? '••••••' : '•••••••••'
}

/** Masks access tokens in any text: one in an address authenticates nobody, but people put them there. */
export function withoutTokens(text: string): string {
  return text.includes('akn_') ? text.replaceAll(/akn_[0-9A-Za-z]+/g, 'akn_…') : text
}
