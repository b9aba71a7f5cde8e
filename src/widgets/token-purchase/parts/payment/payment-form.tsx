import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentMethod } from '../../../../contract/entities/reference.ts'
import { dollarText } from '../../../../contract/rules/dollars.ts'
import { isCardMethod, isInvoiceMethod, takesCardFields } from '../../../../contract/rules/payment-methods.ts'
import { invoiceNotYet } from '../../../../contract/server-messages/purchases.ts'
import { useForm } from '../../../../core/forms/use-form.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import { $user } from '../../../../core/session/session.ts'
import { createPayment } from '../../../../core/tokens/payment.ts'
import { totalOfWanted } from '../../../../core/tokens/wanted.ts'
import { useStore } from '../../../../core/use-store.ts'
import { laterView } from '../../../../parts/later-view.ts'
import { Loaded } from '../../../../parts/loaded.tsx'
import { useAskBeforeLeaving } from '../../../../parts/students/use-ask-before-leaving.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Sheet } from '../sheet.tsx'
import { CardFields } from './card-fields.tsx'
import type { InvoiceFieldsProps } from './invoice-fields.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PaymentFailure } from './payment-failure.tsx'
import type { PaymentViewProps } from './payment-props.ts'
import type { StripeFieldsProps } from './stripe-fields.tsx'
import { Summary } from './summary.tsx'

/** Few services have it, and few of their teachers pay by card. */
const stripeFields = laterView<StripeFieldsProps>(
  async () => (await import('./stripe-fields.tsx')).StripeFields,
  t.frameFailed,
)

/** Who pays by card needs none of it. */
const invoiceFields = laterView<InvoiceFieldsProps>(
  async () => (await import('./invoice-fields.tsx')).InvoiceFields,
)

interface PaymentFormProps extends PaymentViewProps {
  ways: readonly PaymentMethod[]
}

/** How it is paid, by card or on invoice (P1 §5 Payment). */
export function PaymentForm({
  wanted: first,
  ways,
  methods,
  sheet,
  onBack,
  onTaken,
  widget,
}: PaymentFormProps) {
  const [payment] = useState(() => createPayment(first, ways))
  const controls = useForm(payment.form)
  const wanted = useStore(payment.$wanted)
  const user = useStore($user)
  const isPending = useStore(payment.$pending) !== null
  const { at: uploadAt } = useStore(payment.upload.$state)
  const { draft, progress, busy, submit } = controls
  const method = ways.find(({ id }) => id === draft.payment_method_id)
  // what is there already is looked after without this page
  const isHeld = busy && !isPending
  const isWork = isHeld || uploadAt === 'uploading'
  const order = progress.at === 'done' ? progress.outcome : null
  useEffect(() => payment.watch(), [payment])
  // while the way to pay is chosen, so that nobody waits for it
  useEffect(() => void invoiceFields.retry(), [])
  useAskBeforeLeaving(isWork)
  const taken = useEffectEvent(onTaken)
  const told = useRef(false)
  const tell = useEffectEvent((isBusy: boolean) => {
    if (told.current !== isBusy) widget.emit('cx-busy-changed', { busy: isBusy })
    told.current = isBusy
  })
  useEffect(() => {
    if (order) taken(order, payment.$wanted.get())
  }, [order, payment])
  useEffect(() => {
    if (!isWork) return undefined
    tell(true)
    return () => tell(false)
  }, [isWork])

  function close() {
    if (isHeld) return
    // while the element is in the page, which hears nothing of it afterwards
    if (told.current) widget.emit('cx-busy-changed', { busy: false })
    told.current = false
    sheet.onClose()
  }

  if (order) return null
  const total = dollarText(totalOfWanted(wanted))
  const isInvoice = isInvoiceMethod(draft.payment_method_id)
  return (
    <>
      <Sheet
        {...sheet}
        onClose={close}
        takesFocus
        onSubmit={submit}
        actions={
          <>
            <Button disabled={isHeld} onClick={onBack}>
              {t.change}
            </Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t.paying}>
              {isInvoice ? t.sendOrder(total) : t.pay(total)}
            </Button>
          </>
        }
      >
        <Summary wanted={wanted} />
        <MethodChoice controls={controls} methods={ways} onChoose={payment.choose} />
        {isInvoice && !user?.is_teacher_validated && (
          <Notice tone="warning">
            {invoiceNotYet} {ways.some(({ id }) => isCardMethod(id)) && t.cardMeanwhile}
          </Notice>
        )}
        {isInvoice && isPending && !busy && <Notice tone="warning">{t.cardOpen}</Notice>}
        {method && isCardMethod(method.id) && takesCardFields(method.gateway) && (
          <CardFields controls={controls} />
        )}
        {method?.gateway === 'stripe' && (
          <Loaded list={stripeFields} label={t.card} height={250}>
            {StripeFields => (
              <StripeFields
                payment={payment}
                publishableKey={method.publishable_key ?? ''}
                total={totalOfWanted(wanted)}
              />
            )}
          </Loaded>
        )}
        {isInvoice && (
          <Loaded list={invoiceFields} label={t.contact} height={520}>
            {InvoiceFields => <InvoiceFields controls={controls} payment={payment} />}
          </Loaded>
        )}
        {isHeld && <p className="purchase-small">{t.doNotLeave}</p>}
        {busy && isPending && <Notice>{t.mayLeave}</Notice>}
      </Sheet>
      {progress.at === 'failed' && (
        <PaymentFailure
          failure={progress.failure}
          payment={payment}
          onClose={payment.form.close}
          onAgain={submit}
          onBack={onBack}
          onOtherMethods={methods.startOver}
        />
      )}
    </>
  )
}
