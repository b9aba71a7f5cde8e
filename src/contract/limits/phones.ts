// Numbers of telephones and the codes that confirm them (P1 §4 Profile save).

/** A number without its country code, and with it, as the world's numbering plan (E.164) has them. */
export const PHONE_NUMBER_MIN_DIGITS = 4
export const PHONE_MAX_DIGITS = 15
export const PHONE_COUNTRY_CODE_MAX_DIGITS = 3
export const PHONE_CODE_DIGITS = 6
export const PHONE_CODE_VALID_MINUTES = 10
/** After so many wrong ones a code is of no use any more. */
export const PHONE_CODE_TRIES = 5
/** Codes that one teacher may ask for, whatever the number. */
export const PHONE_CODES_PER_HOUR = 5
/** Codes to one number, whoever asks: it may be the telephone of somebody who has not asked. */
export const PHONE_CODES_PER_NUMBER_PER_DAY = 10
/** Codes from one address, which is often a whole school's. */
export const PHONE_CODES_PER_ADDRESS_PER_HOUR = 50
