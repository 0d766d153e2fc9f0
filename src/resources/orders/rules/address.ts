/** Whether an address can be in its country (R-CONTACT-5 to R-CONTACT-7). Pure. */
import type { Violation } from '../../../http/problems.ts'
import { isPostalCodeOf, isTelephoneOf } from './country-rules.ts'
import { isPostalCode, liesIn, PREFECTURES, prefecturesOf } from './japanese-address.ts'

/** What is looked at of an address. */
interface Address {
  readonly zip_code: string
  readonly prefecture: string
  readonly tel: string
}

/**
 * All that is wrong with an address in the country of this code; pointers begin with `/address`. Where no country is known
 * nothing can be held against it.
 */
export function checkAddress(country: string | null, address: Address): Violation[] {
  if (country === null) return []
  const violations = country === 'JP' ? checkJapanese(address) : checkForeign(country, address)
  if (!isTelephoneOf(country, address.tel)) {
    const detail = `must be a telephone number of the destination's country, ${country}`
    violations.push({ detail, pointer: '/address/tel' })
  }
  return violations
}

function checkForeign(country: string, { zip_code }: Address): Violation[] {
  if (isPostalCodeOf(country, zip_code)) return []
  return [
    {
      detail: `must be a postal code of the destination's country, ${country}`,
      pointer: '/address/zip_code',
    },
  ]
}

function checkJapanese({ zip_code, prefecture }: Address): Violation[] {
  const violations: Violation[] = []
  const written = isPostalCode(zip_code)
  if (!written) {
    const detail = 'must be a Japanese postal code: seven digits, with or without a hyphen after the third'
    violations.push({ detail, pointer: '/address/zip_code' })
  }
  if (!PREFECTURES.includes(prefecture)) {
    const detail = 'must be one of the 47 prefectures by its whole name, such as 東京都'
    violations.push({ detail, pointer: '/address/prefecture' })
  } else if (written && !liesIn(zip_code, prefecture)) {
    violations.push(disagreement(zip_code))
  }
  return violations
}

function disagreement(zipCode: string): Violation {
  const prefectures = prefecturesOf(zipCode)
  return prefectures.length === 0
    ? { detail: 'must be a postal code that Japan has', pointer: '/address/zip_code' }
    : {
        detail: `must agree with the postal code, which lies in ${prefectures.join(' or ')}`,
        pointer: '/address/prefecture',
      }
}
