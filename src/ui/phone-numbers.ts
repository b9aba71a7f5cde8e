import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString as parse,
} from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'

/** What is known of phone numbers: 29 KB gz, so that it is imported only when somebody is asked for one. */
export interface PhoneCountry {
  /** Two letters, ISO 3166. */
  id: string
  /** Calling code, digits alone. */
  code: string
  name: string
}

/** The countries with a calling code, by their names in a language. */
export function phoneCountries(language: string): PhoneCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return getCountries()
    .map(id => ({ id, code: getCountryCallingCode(id), name: names.of(id) ?? id }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** The country that has most of a calling code's numbers, such as US for 1; '' where there is none. */
export const mainCountry = (code: string): string => metadata.country_calling_codes[code]?.[0] ?? ''

/**
 * The number that a text means in a country (its id), or in the one whose calling code it begins with, as
 * '+44 7911 123456' does. A country whose code the number has is kept, since several share one; what is dialled before a number at home ('0') is gone. Null when it is none.
 */
export function readPhone(text: string, country: string): PhoneNumber | null {
  // the library does not know thin spaces, which well set pages have in their numbers
  const found = parse(text.replaceAll(/\s/gu, ' '), {
    defaultCountry: country as CountryCode,
    extract: false,
  })
  if (!found?.isValid()) return null
  const code = found.countryCallingCode
  const isOfCode = metadata.country_calling_codes[code]?.includes(country as CountryCode)
  return { country: isOfCode ? country : mainCountry(code), code, number: found.nationalNumber }
}

interface PhoneNumber {
  country: string
  /** Calling code, digits alone. */
  code: string
  /** As it is dialled from abroad, without the code, digits alone. */
  number: string
}
