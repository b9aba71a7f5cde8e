import type { PaymentIssue } from '../rules/payment.ts'

/**
 * What is wrong with a field of a payment (P1 §5, §8 Purchase). Apart from the server's other sentences, since the
 * browser says these too, before anything is sent.
 */
export function paymentSentence(issue: PaymentIssue): string {
  switch (issue.code) {
    case 'required':
      return 'Field required.'
    case 'digits':
      return 'Only numeric characters are allowed'
    case 'card_number':
    case 'expired':
      return 'The credit card information entered is not valid'
    case 'email':
      return 'Enter a valid email.'
    case 'link':
      return 'Field must have a valid url format.'
    case 'too_short':
      return `Field must have at least ${issue.letters} letters.`
    case 'too_long':
      return `Field must have maximum ${issue.letters} letters.`
    case 'too_small':
      return `Min value ${issue.least}.`
    case 'too_large':
      return `Max value ${issue.most}.`
    default:
      return 'This value is not valid.'
  }
}
