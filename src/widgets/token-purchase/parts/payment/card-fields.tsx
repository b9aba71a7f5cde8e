import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import { Field } from '../../../../ui/field.tsx'
import type { PaymentControls } from './controls.ts'

type DigitsPlace = 'card_number' | 'card_cvv' | 'card_month' | 'card_year'

/** What stands on a card (P1 §3 Payment, §5). Blanks between digits go, as a copy of a card has them. */
export function CardFields({ controls }: { controls: PaymentControls }) {
  const digits = (place: DigitsPlace) => {
    const field = controls.field(place)
    return {
      ...field,
      inputMode: 'numeric' as const,
      onChange: (typed: string) => field.onChange(typed.replace(/[\s-]/g, '')),
    }
  }
  return (
    <fieldset className="purchase-group">
      <legend className="cx-label">{t.card}</legend>
      <div className="purchase-wide">
        <Field {...digits('card_number')} label={t.cardNumber} autoComplete="cc-number" />
      </div>
      <div className="purchase-wide">
        <Field {...controls.field('card_holder')} label={t.cardHolder} autoComplete="cc-name" />
      </div>
      <Field {...digits('card_month')} label={t.month} hint={t.monthHint} autoComplete="cc-exp-month" />
      <Field {...digits('card_year')} label={t.year} hint={t.yearHint} autoComplete="cc-exp-year" />
      <Field {...digits('card_cvv')} label={t.cvv} hint={t.cvvHint} autoComplete="cc-csc" />
    </fieldset>
  )
}
