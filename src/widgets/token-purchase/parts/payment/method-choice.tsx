import type { PaymentMethod } from '../../../../contract/entities/reference.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import { FieldError, useDescription } from '../../../../ui/form-frame.tsx'
import type { PaymentControls } from './controls.ts'

interface MethodChoiceProps {
  controls: PaymentControls
  methods: readonly PaymentMethod[]
  onChoose: (id: number) => void
}

/** By card or on invoice. */
export function MethodChoice({ controls, methods, onChoose }: MethodChoiceProps) {
  const { value, error, ref, name, onBlur } = controls.idChoice('payment_method_id')
  const aria = useDescription({ error })
  return (
    <fieldset
      className="purchase-methods"
      aria-describedby={aria['aria-describedby']}
      disabled={controls.busy}
    >
      <legend className="cx-label">{t.method}</legend>
      <div className="purchase-ways">
        {methods.map((method, index) => (
          <label key={method.id} className="purchase-way">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={method.id}
              required
              aria-invalid={aria['aria-invalid']}
              checked={String(method.id) === value}
              onBlur={value === '' ? undefined : onBlur}
              onChange={() => onChoose(method.id)}
            />
            <span>{t.methods[method.name]}</span>
          </label>
        ))}
      </div>
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}
