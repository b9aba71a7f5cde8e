import { type ReactNode, useEffect, useState } from 'react'
import { partners as t } from '../../core/messages/partners.ts'
import { missingTokens, type PricedClassroom, tokenStatement } from '../../core/partners/token-statement.ts'
import { $user } from '../../core/session/session.ts'
import { followUser } from '../../core/shell/fresh-user.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Events of every element in which tokens can be missing. */
export interface PurchaseEvents {
  'cx-purchase-asked': { subjectId: number; missing: number }
}

/** What is to be bought, and why. */
interface Offer {
  subjectId: number
  missing: number
  reason: string
  onClose: () => void
}

/** What becoming partners does to the tokens of who is signed in, as they are by now; null until that is known. */
export function useTokens(own: PricedClassroom | undefined, partner: { number_of_tokens: number } | null) {
  useEffect(() => followUser(), [])
  const user = useStore($user)
  return own && partner && user ? tokenStatement(own, partner, user) : null
}

interface TokenNoteProps {
  statement: NonNullable<ReturnType<typeof useTokens>>
  /** The server has just said that tokens are missing. */
  refused?: string | null
  /** What it asks the page of. */
  widget: { emit(event: 'cx-purchase-asked', detail: PurchaseEvents['cx-purchase-asked']): boolean }
  /** The purchase itself, over what is being done. */
  purchase: (offer: Offer) => ReactNode
}

/**
 * States it before it is done; where tokens are missing, with the way to more of them over what is being done (P2 §4
 * Token rule, §8), which goes on afterwards.
 */
export function TokenNote({ statement, refused = null, widget, purchase }: TokenNoteProps) {
  const { sentence, subject } = statement
  // as it was asked for: what is missing changes once some are bought
  const [offer, setOffer] = useState<Omit<Offer, 'onClose'> | null>(null)
  // what the server said before some were bought is old
  const [isOld, setOld] = useState(false)
  const said = isOld ? null : refused
  // what was stated when a page that sells them itself was asked: once that is another statement, some were bought
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    if (refused === null) setOld(false)
  }, [refused])
  useEffect(() => {
    if (left !== null && left !== sentence) setOld(true)
  }, [left, sentence])
  // so many as are missing at least, where the server knows better than what was stated
  const missing = missingTokens(statement) ?? (said === null ? null : 1)
  const close = () => {
    setOffer(null)
    setOld(true)
  }
  const buy = () => {
    const asked = { subjectId: subject.id, missing: missing ?? 1 }
    if (widget.emit('cx-purchase-asked', asked)) setOffer({ ...asked, reason: said ?? sentence })
    else setLeft(sentence)
  }
  return (
    <>
      {missing === null ? (
        <Notice>{sentence}</Notice>
      ) : (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={buy}>
              {t.purchase}
            </Button>
          }
        >
          {said ?? sentence}
        </Notice>
      )}
      {offer && purchase({ ...offer, onClose: close })}
    </>
  )
}
