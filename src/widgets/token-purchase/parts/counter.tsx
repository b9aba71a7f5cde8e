import { useState } from 'react'
import type { OrderState } from '../../../contract/entities/purchase.ts'
import { orderNumber } from '../../../contract/rules/order-number.ts'
import { sessionDraft } from '../../../core/forms/session-draft.ts'
import { isFilled } from '../../../core/http/shape.ts'
import { tokenPurchase as t } from '../../../core/messages/token-purchase.ts'
import { askForUser } from '../../../core/shell/fresh-user.ts'
import { createSelection } from '../../../core/tokens/selection.ts'
import { createBundles, createMethods } from '../../../core/tokens/shop-lists.ts'
import { itemsOf, type Wanted } from '../../../core/tokens/wanted.ts'
import { useStore } from '../../../core/use-store.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { TokenPurchaseProps } from '../types.ts'
import { Bought } from './bought.tsx'
import { Choice } from './choice.tsx'
import type { PaymentViewProps } from './payment/payment-props.ts'
import type { SheetProps } from './sheet.tsx'
import { Waiting } from './waiting.tsx'

const paymentView = laterView<PaymentViewProps>(
  async () => (await import('./payment/payment-view.tsx')).PaymentView,
  t.loadFailed,
)

type Step =
  | { at: 'choice'; isBack: boolean }
  | { at: 'payment'; wanted: Wanted }
  | { at: 'bought'; order: OrderState }

export interface CounterProps extends TokenPurchaseProps {
  subjects: readonly { id: number; name: string }[]
  sheet: Pick<SheetProps, 'title' | 'modal' | 'onClose'>
}

/** From the choice to the payment, and to what came of it (P1 §4 Purchase). */
export function Counter(props: CounterProps) {
  const { subjectId, number, bundles = false, reason, lacking, subjects, sheet, widget } = props
  const [step, setStep] = useState<Step>({ at: 'choice', isBack: false })
  const begin = () => createSelection({ subjects, subjectId, number })
  const [selection, setSelection] = useState(begin)
  const [lists] = useState(() => ({ bundles: createBundles(), methods: createMethods() }))

  /** Fetches what the payment needs, so that nobody waits for it. */
  function prepare() {
    void paymentView.retry()
    void lists.methods.retry()
  }

  // on invoice nothing is in the balance yet, and the same would be asked for once more
  const place = sessionDraft('purchase ordered', stored => (isFilled(stored) ? String(stored) : null))

  const goBack = () => setStep({ at: 'choice', isBack: true })

  function take(order: OrderState, wanted: Wanted) {
    const items = itemsOf(wanted)
    const [first] = items
    void askForUser()
    if (order.status === 'invoiced')
      place
        .save(
          t.items(
            items.map(item => t.holds(item.number_of_exchanges, item.subject.name)),
            orderNumber('I', order.id),
          ),
        )
        .catch(() => {})
    setStep({ at: 'bought', order })
    widget.emit('cx-tokens-bought', {
      subjectId: items.length === 1 && first ? first.subject.id : null,
      number: items.reduce((sum, item) => sum + item.number_of_exchanges, 0),
      orderId: order.id,
      status: order.status,
    })
  }

  if (step.at === 'payment') {
    return (
      <Later
        sheet={sheet}
        props={{
          wanted: step.wanted,
          methods: lists.methods,
          sheet: { ...sheet, title: t.paymentTitle },
          onBack: goBack,
          onTaken: take,
          widget,
        }}
      />
    )
  }
  const finish = () => {
    if (sheet.modal) return sheet.onClose()
    setSelection(begin())
    setStep({ at: 'choice', isBack: true })
  }
  const ordered = place.read()
  if (step.at === 'bought') return <Bought order={step.order} onClose={finish} />
  return (
    <Choice
      selection={selection}
      subjects={subjects}
      bundles={lists.bundles}
      bundlesFirst={bundles}
      above={
        <>
          {reason && <Notice tone={lacking ? 'warning' : 'info'}>{reason}</Notice>}
          {ordered && (
            <Notice>
              {t.ordered(ordered)} {t.invoicedNext}
            </Notice>
          )}
        </>
      }
      sheet={{ ...sheet, takesFocus: step.isBack }}
      brand={widget.brand}
      onSoon={prepare}
      // a price that was waited for may come when a bundle was chosen meanwhile
      onChoose={wanted => setStep(now => (now.at === 'choice' ? { at: 'payment', wanted } : now))}
    />
  )
}

/** The payment, whose code comes with it. */
function Later({ sheet, props }: { sheet: CounterProps['sheet']; props: PaymentViewProps }) {
  const state = useStore(paymentView.$state)
  if (state.at === 'ready') return <state.data {...props} />
  const reason = state.at === 'failed' ? state.reason : null
  return (
    <Waiting
      {...sheet}
      title={t.paymentTitle}
      takesFocus
      reason={reason}
      onRetry={() => void paymentView.retry()}
    />
  )
}
