import { common } from '../../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import { useStore } from '../../../../core/use-store.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { useSheet } from '../../../../ui/style-root.ts'
import { Outline } from '../outline.tsx'
import { Sheet } from '../sheet.tsx'
import sheetText from './payment.css?inline'
import { PaymentForm } from './payment-form.tsx'
import type { PaymentViewProps } from './payment-props.ts'

/** The payment, as soon as the ways to pay are known. */
export function PaymentView(props: PaymentViewProps) {
  useSheet(sheetText)
  const { methods, sheet } = props
  const state = useStore(methods.$state)
  if (state.at === 'ready') return <PaymentForm {...props} ways={state.data} />
  return (
    <Sheet {...sheet} takesFocus>
      {state.at === 'failed' ? (
        <ErrorState
          heading="h3"
          title={t.loadFailed}
          text={state.reason}
          retryLabel={common.retry}
          onRetry={methods.retry}
        />
      ) : (
        <Outline />
      )}
    </Sheet>
  )
}
