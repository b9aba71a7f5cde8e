import type { FormControls } from '../../../../core/forms/use-form.ts'
import type { Payment } from '../../../../core/tokens/payment.ts'

export type PaymentControls = FormControls<Payment['form']>
