/** The settings that selling goes by: paying, delivery, fetching, the law, the look. Part of `SETTING_TABLE`. */
import {
  MAX_BANK_ACCOUNT_LENGTH,
  MAX_CLOSED_DAYS,
  MAX_DAYS_TO_PAY,
  MAX_DELIVERY_DAYS,
  MAX_FEE_STEPS,
  MAX_LEGAL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_LOGO_BYTES,
  MAX_PAGE_LENGTH,
  MAX_PLACES,
  MAX_PREPARATION_DAYS,
  MAX_SLOT_MINUTES,
  MAX_SLOT_PIECES,
  MAX_TAKEOUT_DAYS,
  MAX_TAKEOUT_LEAD_MINUTES,
  MIN_SLOT_MINUTES,
} from './limits.ts'
import { OFFERED_METHODS, TYPEFACES, WEEKDAYS } from './setting-values.ts'

const PAYING = { part: 'paying', document: 'settings' } as const
const DELIVERY = { part: 'delivery', document: 'settings' } as const
const TAKEOUT = { part: 'takeout', document: 'settings' } as const
const LEGAL = { part: 'legal', document: 'settings' } as const
const THEME = { part: 'theme', document: 'settings' } as const

const LINE = { kind: 'line', orNone: true, maxLength: MAX_LINE_LENGTH } as const
const PARAGRAPH = { kind: 'text', orNone: true, maxLength: MAX_LEGAL_LENGTH } as const
const PAGE = { kind: 'text', orNone: true, maxLength: MAX_PAGE_LENGTH } as const
const COLOUR = { kind: 'colour' } as const

function whole<const L extends number, const H extends number>(minimum: L, maximum: H) {
  return { kind: 'integer', minimum, maximum } as const
}

/** Ways to pay, and what orders that wait for money are told. */
export const PAYING_TABLE = {
  payment_methods: {
    meaning: 'the ways to pay that buyers are offered',
    kind: 'words',
    words: OFFERED_METHODS,
    ...PAYING,
  },
  bank_account: {
    meaning: 'the account to which buyers transfer, as they are told it; empty for none',
    kind: 'text',
    orNone: true,
    maxLength: MAX_BANK_ACCOUNT_LENGTH,
    ...PAYING,
  },
  cvs_days_to_pay: {
    meaning: 'days until an order expires that waits for a payment at a convenience store',
    ...whole(1, MAX_DAYS_TO_PAY),
    ...PAYING,
  },
  bt_days_to_pay: {
    meaning: 'days until an order expires that waits for a transfer',
    ...whole(1, MAX_DAYS_TO_PAY),
    ...PAYING,
  },
  cod_fees: {
    meaning: 'the fee of cash on delivery by the total; from the last step on it is not offered',
    kind: 'fee steps',
    maxItems: MAX_FEE_STEPS,
    ...PAYING,
  },
} as const

/** When goods are sent. */
export const DELIVERY_TABLE = {
  preparation_days: {
    meaning: 'working days from an order to its dispatch',
    ...whole(0, MAX_PREPARATION_DAYS),
    ...DELIVERY,
  },
  delivery_days: {
    meaning: 'on how many days the buyer can wish the delivery, from the first that is possible',
    ...whole(1, MAX_DELIVERY_DAYS),
    ...DELIVERY,
  },
  closed_weekdays: {
    meaning: 'days of the week on which nothing is sent; empty for none',
    kind: 'words',
    words: WEEKDAYS,
    ...DELIVERY,
  },
  closed_days: {
    meaning: 'single days on which nothing is sent or fetched; empty for none',
    kind: 'days',
    maxItems: MAX_CLOSED_DAYS,
    ...DELIVERY,
  },
} as const

/** Fetching at the shop. */
export const TAKEOUT_TABLE = {
  takeout_places: {
    meaning: 'where goods can be fetched, and when',
    kind: 'places',
    maxItems: MAX_PLACES,
    ...TAKEOUT,
  },
  takeout_lead_minutes: {
    meaning: 'minutes from an order to its fetching, at least',
    ...whole(0, MAX_TAKEOUT_LEAD_MINUTES),
    ...TAKEOUT,
  },
  takeout_slot_minutes: {
    meaning: 'minutes of one slot of fetching',
    ...whole(MIN_SLOT_MINUTES, MAX_SLOT_MINUTES),
    ...TAKEOUT,
  },
  takeout_slot_pieces: {
    meaning: 'pieces that can be fetched in one slot of a place',
    ...whole(1, MAX_SLOT_PIECES),
    ...TAKEOUT,
  },
  takeout_days: {
    meaning: 'on how many days fetching can be chosen, today included',
    ...whole(1, MAX_TAKEOUT_DAYS),
    ...TAKEOUT,
  },
} as const

/** What the law wants a seller to tell, and the pages that say more. */
export const LEGAL_TABLE = {
  invoice_number: {
    meaning: 'the number of the seller on qualified invoices; empty for none',
    kind: 'invoice number',
    orNone: true,
    ...LEGAL,
  },
  legal_seller: { meaning: 'the seller by law; empty for none', ...LINE, ...LEGAL },
  legal_manager: { meaning: 'who is responsible for selling; empty for none', ...LINE, ...LEGAL },
  legal_address: { meaning: "the seller's address; empty for none", ...LINE, ...LEGAL },
  legal_telephone: {
    meaning: "the seller's telephone, and when it is answered; empty for none",
    ...LINE,
    ...LEGAL,
  },
  legal_fees: { meaning: 'what buyers pay beside the price; empty for none', ...PARAGRAPH, ...LEGAL },
  legal_payment: { meaning: 'how and when to pay; empty for none', ...PARAGRAPH, ...LEGAL },
  legal_delivery: { meaning: 'when goods are handed over; empty for none', ...PARAGRAPH, ...LEGAL },
  legal_returns: { meaning: 'returns and withdrawal; empty for none', ...PARAGRAPH, ...LEGAL },
  legal_offer_period: { meaning: 'until when offers hold; empty for none', ...PARAGRAPH, ...LEGAL },
  legal_requirements: {
    meaning: 'what digital goods need to be used; empty for none',
    ...PARAGRAPH,
    ...LEGAL,
  },
  privacy_policy: { meaning: 'the page on privacy; empty for none', ...PAGE, ...LEGAL },
  terms_of_use: { meaning: 'the page of terms; empty for none', ...PAGE, ...LEGAL },
} as const

/** How the shop looks to buyers. */
export const THEME_TABLE = {
  theme_accent: { meaning: 'the colour of buttons and links', ...COLOUR, ...THEME },
  theme_background: { meaning: 'the colour behind everything', ...COLOUR, ...THEME },
  theme_text: { meaning: 'the colour of text', ...COLOUR, ...THEME },
  theme_typeface: {
    meaning: 'the face of type',
    kind: 'word',
    words: TYPEFACES,
    ...THEME,
  },
  theme_dark: {
    meaning: "whether pages are dark where the buyer's device asks for it",
    kind: 'on or off',
    ...THEME,
  },
  theme_logo: {
    meaning: 'the picture of the name, as a data: address of a PNG, JPEG or WebP; empty for none',
    kind: 'logo',
    orNone: true,
    maxBytes: MAX_LOGO_BYTES,
    ...THEME,
  },
  details_as_html: {
    meaning: 'whether details of items are HTML, of which what is harmless is shown, or text',
    kind: 'on or off',
    ...THEME,
  },
} as const
