import Type, { type Static } from 'typebox'
import { PHONE_COUNTRY_CODE_MAX_DIGITS, PHONE_MAX_DIGITS } from '../limits/phones.ts'
import { phoneMethods } from '../rules/communication-methods.ts'
import { commonSentences } from '../server-messages/common.ts'
import { Secret } from './credentials.ts'

const Digits = (most: number, description: string) =>
  Type.String({
    pattern: `^\\d{1,${most}}$`,
    refusal: commonSentences.onlyNumbers,
    description,
  })

/** A number and how it is to be used. */
export const Phone = Type.Object({
  phone_number: Digits(PHONE_MAX_DIGITS, 'digits only, without the country code'),
  phone_country_code: Digits(PHONE_COUNTRY_CODE_MAX_DIGITS, "digits only, as in '44'"),
  preferred_communication: Type.Enum(phoneMethods),
})
export type Phone = Static<typeof Phone>

/** The digits of a message, as somebody types them. */
export const PhoneCode = Secret({ minLength: 1, maxLength: 20 })
