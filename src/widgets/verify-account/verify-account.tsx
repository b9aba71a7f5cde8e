import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { verifyAccount as t } from '../../core/messages/verify-account.ts'
import type { WidgetHandle } from '../../element/define-widget.ts'
import { BrandCard } from '../../ui/brand-card.tsx'
import { Outcome } from './parts/outcome.tsx'
import { type Account, createVerifyAccount } from './store.ts'

export interface VerifyAccountEvents {
  'cx-verified': Account
}

export interface VerifyAccountProps {
  url?: string
  playersTrust?: boolean
  widget: WidgetHandle<VerifyAccountEvents>
}

export function VerifyAccount({ url = '', playersTrust = false, widget }: VerifyAccountProps) {
  const [verification] = useState(() => createVerifyAccount(account => widget.emit('cx-verified', account)))
  const state = useStore(verification.$state)
  useEffect(() => {
    verification.take(url)
    return verification.abandon
  }, [verification, url])

  return (
    <BrandCard brandName={widget.brand.productName} wide>
      <div className="cx-card-form">
        <h1 className="cx-card-title">{t.title}</h1>
        <Outcome
          state={state}
          isPlayers={playersTrust}
          widget={widget}
          onRetry={() => verification.take(url)}
        />
      </div>
    </BrandCard>
  )
}
