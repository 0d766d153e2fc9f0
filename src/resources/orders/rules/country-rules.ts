/**
 * What postal codes and telephone numbers look like in each country, by libraries that keep track of it (R-CONTACT-7).
 */

import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from '#telephone'
import { telephoneInWords } from '../../../lib/japanese.ts'
import { lastUsed } from '../../../lib/last-used.ts'

/** Whether a text can be a postal code of a country (ISO 3166-1 alpha-2). Countries without a rule take any text. */
export function isPostalCodeOf(country: string, text: string): boolean {
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(text.trim().toUpperCase(), country)
}

/**
 * Whether a text can be a telephone number of a country (ISO 3166-1 alpha-2): one of its numbering plan, written as within
 * the country or with its calling code. Countries without a plan take any number.
 */
export function isTelephoneOf(country: string, text: string): boolean {
  return (
    !isSupportedCountry(country) || readNumber(text, country).callingCode === getCountryCallingCode(country)
  )
}

/**
 * Numbers that are known: some 200 bytes each. To read one takes some 25 µs, and of an order it is asked for at least four times: when it is looked at, for
 * its search text, for both mails, and for the receiver, who mostly is the buyer. An import looks at up to 1,600 orders before it writes the first of them.
 */
const KNOWN_NUMBERS = 4000

/** What a text says as a number of a country's plan; empty texts where it is none. */
const readNumber = remembered((text, country) => {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  if (!number?.isValid()) return { callingCode: '', forms: ['', ''] } as const
  return { callingCode: number.countryCallingCode, forms: [number.formatNational(), number.number] } as const
})

/** A telephone number as it is written within its country, and with the calling code; empty texts for what is none. */
export function telephoneForms(
  text: string,
  country: string | null,
): readonly [national: string, international: string] {
  return readNumber(text, country).forms
}

/** A telephone number with its hyphens, as readers in Japan know it; what is none stays as it was written. */
export const telephoneOf = remembered((number, country) =>
  telephoneInWords({ isSupportedCountry, parsePhoneNumberFromString }, number, country),
)

/** Does it once for each number. Without a country it is Japan's. */
function remembered<Forms extends object | string>(
  formsOf: (number: string, country: string) => Forms,
): (number: string, country: string | null) => Forms {
  const known = lastUsed<string, Forms>(KNOWN_NUMBERS)
  return (number, country) => {
    const code = country ?? 'JP'
    const name = `${code} ${number}`
    const forms = known.get(name) ?? formsOf(number, code)
    known.set(name, forms)
    return forms
  }
}
