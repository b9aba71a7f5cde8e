import { useState } from 'react'
import { dollarText } from '../../../../contract/rules/dollars.ts'
import { CARD_METHOD_ID } from '../../../../contract/rules/payment-methods.ts'
import { createLoad } from '../../../../core/http/load.ts'
import { common } from '../../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import type { Payment } from '../../../../core/tokens/payment.ts'
import type { PriceFailure, PurchaseFailure } from '../../../../core/tokens/purchase-failure.ts'
import { totalOfWanted } from '../../../../core/tokens/wanted.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx'
import { FailureModal, MessageModal } from '../../../../ui/message-modal.tsx'

interface PaymentFailureProps {
  failure: PurchaseFailure
  payment: Payment
  /** It has been read. */
  onClose: () => void
  onAgain: () => void
  /** What was chosen cannot be had. */
  onBack: () => void
  /** It cannot be paid like that any more. */
  onOtherMethods: () => void
}

/** Why nothing was bought, and what to do about it (P1 §8 Purchase). */
export function PaymentFailure({
  failure,
  payment,
  onClose,
  onAgain,
  onBack,
  onOtherMethods,
}: PaymentFailureProps) {
  if (failure.why === 'price') {
    return <NewPrice failure={failure} payment={payment} onClose={onClose} onAgain={onAgain} />
  }
  if (failure.why === 'unknown') {
    return (
      <FailureModal
        title={t.unknownTitle}
        reason={failure.reason}
        onClose={onClose}
        onRetry={onAgain}
        labels={{ ...common, retry: t.askAgain }}
      />
    )
  }
  if (failure.why === 'open') {
    return (
      <MessageModal
        title={t.openTitle}
        onClose={onClose}
        labels={common}
        actions={
          <>
            <Button onClick={() => payment.choose(CARD_METHOD_ID)}>{t.goOnWithCard}</Button>
            <Button variant="primary" onClick={onAgain} autoFocusInModal>
              {t.askAgain}
            </Button>
          </>
        }
      >
        <p>{failure.reason}</p>
      </MessageModal>
    )
  }
  const read = () => {
    onClose()
    if (failure.about === 'choice') onBack()
    if (failure.about === 'methods') onOtherMethods()
  }
  const title = failure.about === 'frame' ? t.frameTitle : t.failedTitle
  return <FailureModal title={title} reason={failure.reason} onClose={read} labels={common} />
}

/** What it costs by now, before it is paid. The refusal of a bundle does not say it, so that is asked for first. */
function NewPrice({
  failure: { reason, total: known },
  payment,
  onClose,
  onAgain,
}: Omit<PaymentFailureProps, 'failure' | 'onBack' | 'onOtherMethods'> & { failure: PriceFailure }) {
  const wanted = useStore(payment.$wanted)
  const [bundle] = useState(() =>
    createLoad(async () => ({ data: known === undefined ? await payment.refreshBundle() : undefined })),
  )
  const state = useStore(bundle.$state)
  const total = dollarText(totalOfWanted(wanted))
  const isKnown = known !== undefined || wanted.of === 'tokens' || state.at === 'ready'
  const isLost = !isKnown && state.at === 'failed'
  return (
    <ConfirmModal
      title={t.priceTitle}
      confirm={isLost ? common.retry : t.pay(isKnown ? total : '')}
      busy={!isKnown && !isLost}
      onConfirm={isLost ? () => void bundle.retry() : onAgain}
      onClose={onClose}
      labels={common}
    >
      <p>{reason}</p>
      <p role="status">{isKnown ? t.newPrice(total) : isLost ? state.reason : common.loading}</p>
    </ConfirmModal>
  )
}
