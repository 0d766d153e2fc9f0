/**
 * What postal codes and telephone numbers look like in each country, by libraries that keep track of it (R-CONTACT-7).
 */

import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from '#telephone'
import { telephoneInWords } from '../../../lib/japanese.ts'

/** Whether a text can be a postal code of a country (ISO 3166-1 alpha-2). Countries without a rule take any text. */
export function isPostalCodeOf(country: string, text: string): boolean {
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(text.trim().toUpperCase(), country)
}

/**
 * Whether a text can be a telephone number of a country (ISO 3166-1 alpha-2): one of its numbering plan, written as within
 * the country or with its calling code. Countries without a plan take any number.
 */
export function isTelephoneOf(country: string, text: string): boolean {
  if (!isSupportedCountry(country)) return true
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() === true && number.countryCallingCode === getCountryCallingCode(country)
}

/** A telephone number as it is written within its country, and with the calling code; empty texts for what is none. */
export function telephoneForms(country: string, text: string): [national: string, international: string] {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  return number?.isValid() === true ? [number.formatNational(), number.number] : ['', '']
}

/** A telephone number with its hyphens, as readers in Japan know it; what is none stays as it was written. */
export function telephoneOf(number: string, country: string | null): string {
  return telephoneInWords({ isSupportedCountry, parsePhoneNumberFromString }, number, country ?? 'JP')
}
