import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardLook } from '../../../../contract/card-frame.ts'
import { centsOf } from '../../../../contract/rules/dollars.ts'
import { common } from '../../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import { useRefusedFrame } from '../../../../core/navigation/use-refused-frame.ts'
import { cardFrame, createCardFrame } from '../../../../core/tokens/card-frame.ts'
import type { Payment } from '../../../../core/tokens/payment.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export interface StripeFieldsProps {
  payment: Payment
  /** What the provider knows this service by. */
  publishableKey: string
  /** US dollars. */
  total: number
}

const FIELDS_PX = 250

/** Colours as they are computed here, since the frame knows none of our tokens. */
function lookOf(place: HTMLElement): CardLook {
  const probe = document.createElement('span')
  place.append(probe)
  const colour = (name: string) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const look = {
    isDark: getComputedStyle(place).colorScheme.includes('dark'),
    primary: colour('--_color-primary'),
    background: colour('--_color-surface'),
    text: colour('--_color-text'),
    danger: colour('--_color-danger'),
  }
  probe.remove()
  return look
}

/** The card in a frame of Stripe's own: what is typed there goes to Stripe and nowhere else (decision 28). */
export function StripeFields({ payment, publishableKey, total }: StripeFieldsProps) {
  const [frame] = useState(createCardFrame)
  const [attempt, setAttempt] = useState(0)
  const state = useStore(frame.$state)
  const height = useStore(frame.$height)
  const box = useRef<HTMLDivElement>(null)
  const address = cardFrame.address()
  const isRefused = useRefusedFrame(address)
  const amount_cents = centsOf(total)

  useEffect(() => () => frame.close(), [frame])
  useEffect(() => {
    payment.setConfirm(state === 'ready' ? frame.confirm : null)
    return () => payment.setConfirm(null)
  }, [payment, frame, state])
  useEffect(() => frame.setAmount(amount_cents), [frame, amount_cents])
  const open = useEffectEvent((window: Window | null) => {
    if (window && box.current)
      frame.open(window, { key: publishableKey, amount_cents, look: lookOf(box.current) })
  })

  if (isRefused) return <Notice tone="danger">{t.frameRefused}</Notice>
  return (
    <div ref={box} className="purchase-part">
      {state === 'failed' ? (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              {common.retry}
            </Button>
          }
        >
          {t.frameFailed}
        </Notice>
      ) : (
        state === 'loading' && <Skeleton shape="block" height={FIELDS_PX} />
      )}
      <iframe
        key={attempt}
        className="purchase-frame"
        title={t.stripeFrame}
        src={address}
        allow="payment"
        referrerPolicy="origin"
        hidden={state === 'failed'}
        data-loading={state === 'loading' || undefined}
        style={{ height: state === 'ready' ? height || FIELDS_PX : 0 }}
        onLoad={event => open(event.currentTarget.contentWindow)}
      />
      <p className="purchase-small">{t.stripe}</p>
    </div>
  )
}
