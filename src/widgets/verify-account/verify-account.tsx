import { useEffect, useState } from 'react'
import { verifyAccount as t } from '../../core/messages/verify-account.ts'
import { useStore } from '../../core/use-store.ts'
import { BrandCard } from '../../ui/brand-card.tsx'
import { Outcome } from './parts/outcome.tsx'
import { createVerifyAccount } from './store.ts'
import type { VerifyAccountHandle } from './types.ts'

export interface VerifyAccountProps {
  url?: string
  playersTrust?: boolean
  widget: VerifyAccountHandle
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
