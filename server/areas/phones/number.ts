import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Phone } from '../../../src/contract/entities/phone.ts'

/** A number in its one form, whatever was typed before it: `+44 07911 123456` and `+44 7911 123456` are one. */
export interface NormalNumber {
  phone_country_code: string
  phone_number: string
}

/** Null when no telephone can have it. */
export function normalNumber({
  phone_country_code,
  phone_number,
}: Pick<Phone, 'phone_country_code' | 'phone_number'>): NormalNumber | null {
  const number = parsePhoneNumberFromString(`+${phone_country_code}${phone_number}`)
  // digits of the number must not become part of another country's code
  if (!number?.isValid() || number.countryCallingCode !== phone_country_code) return null
  return { phone_country_code, phone_number: number.nationalNumber }
}
