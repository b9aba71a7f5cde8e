import type { OrderState } from '../../../contract/entities/purchase.ts'
import { purchaseSentences } from '../../../contract/server-messages/purchases.ts'
import { common } from '../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../core/messages/token-purchase.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'

/** That it was bought, in the words of P1 §8 Purchase. */
export function Bought({ order, onClose }: { order: OrderState; onClose: () => void }) {
  const isInvoiced = order.status === 'invoiced'
  return (
    <MessageModal title={isInvoiced ? t.invoicedTitle : t.paidTitle} onClose={onClose} labels={common}>
      <p>{isInvoiced ? purchaseSentences.invoiced : purchaseSentences.paid}</p>
      {isInvoiced && <p>{t.invoicedNext}</p>}
    </MessageModal>
  )
}
