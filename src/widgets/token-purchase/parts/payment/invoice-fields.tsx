import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { BillingField } from '../../../../contract/rules/payment-values.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import type { Payment } from '../../../../core/tokens/payment.ts'
import { Field } from '../../../../ui/field.tsx'
import type { PaymentControls } from './controls.ts'
import { OrderFile } from './order-file.tsx'

const kinds: Record<BillingField, HTMLInputAutoCompleteAttribute> = {
  billing_contact_organization: 'billing organization',
  billing_contact_name: 'billing name',
  billing_contact_title: 'billing organization-title',
  billing_contact_email_address: 'billing email',
  billing_contact_phone_number: 'billing tel',
  billing_contact_address: 'billing street-address',
}

const fields = Object.keys(kinds) as BillingField[]

const types: Partial<Record<BillingField, 'email' | 'tel'>> = {
  billing_contact_email_address: 'email',
  billing_contact_phone_number: 'tel',
}

export interface InvoiceFieldsProps {
  controls: PaymentControls
  payment: Payment
}

/** Whom the invoice goes to, and a purchase order where there is one (P1 §3 Payment, §5). */
export function InvoiceFields({ controls, payment }: InvoiceFieldsProps) {
  return (
    <>
      <fieldset className="purchase-group purchase-halves">
        <legend className="cx-label">{t.contact}</legend>
        {fields.map(field => (
          <Field
            key={field}
            {...controls.field(field)}
            label={t.fields[field]}
            type={types[field] ?? 'text'}
            autoComplete={kinds[field]}
          />
        ))}
      </fieldset>
      <fieldset className="purchase-group purchase-halves">
        <legend className="cx-label">{t.order}</legend>
        <Field {...controls.field('po_number')} required={false} label={t.orderNumber} autoComplete="off" />
        {!controls.draft.po_file && (
          <Field
            {...controls.field('po_url')}
            required={false}
            label={t.orderLink}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
          />
        )}
        <div className="purchase-wide">
          <OrderFile controls={controls} payment={payment} />
        </div>
      </fieldset>
    </>
  )
}
