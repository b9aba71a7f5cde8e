import { useEffect } from 'react'
import { partners as t } from '../../core/messages/partners.ts'
import { missingTokens, type PricedClassroom, tokenStatement } from '../../core/partners/token-statement.ts'
import { $user } from '../../core/session/session.ts'
import { followUser } from '../../core/shell/fresh-user.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Events of every element that states what tokens are settled. */
export interface PurchaseEvents {
  'cx-purchase-asked': { subjectId: number; missing: number }
}

/** What it asks of the element that it is shown in. */
interface PurchaseWidget {
  emit(event: 'cx-purchase-asked', detail: PurchaseEvents['cx-purchase-asked']): boolean
  navigate(route: 'myAccount'): void
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
  widget: PurchaseWidget
}

/** States it before it is done; where tokens are missing, with the way to more of them (P2 §4 Token rule, §8). */
export function TokenNote({ statement, refused = null, widget }: TokenNoteProps) {
  const { sentence, subject } = statement
  // so many as are missing at least, where the server knows better than what was stated
  const missing = missingTokens(statement) ?? (refused === null ? null : 1)
  if (missing === null) return <Notice>{sentence}</Notice>
  const buy = () => {
    if (widget.emit('cx-purchase-asked', { subjectId: subject.id, missing })) widget.navigate('myAccount')
  }
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={buy}>
          {t.purchase}
        </Button>
      }
    >
      {refused ?? sentence}
    </Notice>
  )
}
