import type { Body } from '../../../src/contract/endpoints/all.ts'
import { daysAnywhere } from '../../../src/contract/rules/days.ts'
import { amountIssue, type PaymentIssue, paymentRules } from '../../../src/contract/rules/payment.ts'
import { isCardMethod, takesCardFields } from '../../../src/contract/rules/payment-methods.ts'
import { emptyPayment, type PaymentValues } from '../../../src/contract/rules/payment-values.ts'
import { paymentSentence } from '../../../src/contract/server-messages/payment-fields.ts'
import type { Refusal } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { paymentMethods } from './payment-methods.ts'
import { refuse } from './refusals.ts'

type Given = Omit<Body<'POST /api/teacher/bundles/{id}'>, 'price'>

/** What was sent, as a form holds it. */
export const paymentOf = (given: Given): PaymentValues => ({ ...emptyPayment(), ...given })

const ofCardItself: readonly PaymentIssue['code'][] = ['card_number', 'expired']

function refusalOf(issues: Readonly<Record<string, PaymentIssue | undefined>>): Refusal | null {
  const found = Object.entries(issues).flatMap(([field, issue]) => (issue ? [{ field, issue }] : []))
  if (found.length === 0) return null
  const fields = Object.fromEntries(found.map(({ field, issue }) => [field, [paymentSentence(issue)]]))
  const isCardAlone = found.every(({ issue }) => ofCardItself.includes(issue.code))
  return refuse(isCardAlone ? 'cardNotValid' : 'badInput', { fields })
}

/**
 * Holds a payment, and what it is for, against P1 §5 Payment.
 * @throws 422 with code 145 for a card that is not taken here, 143 for one that is none or has expired, otherwise with
 * the sentences of the fields
 */
export function checkPayment(
  services: Pick<Services, 'gateway' | 'config'>,
  given: Given,
  amount: number | undefined,
): void {
  const { gateway } = services
  const takes = takesCardFields(gateway?.name ?? null)
  const isCard = isCardMethod(given.payment_method_id)
  if ((given.credit_card && !takes) || (isCard && !gateway)) throw refuse('cardNotTaken')
  const methods = paymentMethods(services).map(({ id }) => id)
  const today = daysAnywhere(Date.now()).earliest
  const refusal = refusalOf({
    ...(amount === undefined ? {} : { amount_tokens: amountIssue(amount) }),
    ...paymentRules(paymentOf(given), { methods, takesCardFields: takes, today }),
  })
  if (refusal) throw refusal
}
