import { CARD_NUMBER_MAX_DIGITS, CARD_NUMBER_MIN_DIGITS } from '../limits/purchases.ts'

/** What a digit counts (ISO/IEC 7812-1, annex B): every second one from the right twice, its two digits added. */
function weight(digit: number, fromRight: number): number {
  if (fromRight % 2 === 0) return digit
  return digit > 4 ? digit * 2 - 9 : digit * 2
}

/** Whether digits can be the number of a card: as many as one has, with the right check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^\d+$/.test(number)) return false
  if (number.length < CARD_NUMBER_MIN_DIGITS || number.length > CARD_NUMBER_MAX_DIGITS) return false
  const digits = [...number].reverse().map(Number)
  return digits.reduce((sum, digit, at) => sum + weight(digit, at), 0) % 10 === 0
}
