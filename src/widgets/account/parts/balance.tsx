import { useId } from 'react'
import { shortDate } from '../../../core/dates/short-date.ts'
import { account as t } from '../../../core/messages/account.ts'
import type { createBalances, ShownBalance } from '../../../core/tokens/balances.ts'
import { useStore } from '../../../core/use-store.ts'
import { Card } from '../../../ui/card.tsx'

/** What is left of each subject, and which of it expires next (P1 §3). */
export function Balance({ store }: { store: ReturnType<typeof createBalances> }) {
  const balances = useStore(store.$balances)
  const id = useId()
  if (!balances?.length) return null
  return (
    <section className="balance" aria-labelledby={id}>
      <h3 className="part-title" id={id}>
        {t.balance}
      </h3>
      <ul className="subjects">
        {balances.map(subject => (
          <li key={subject.id}>
            <Card>
              <OfSubject {...subject} />
            </Card>
          </li>
        ))}
      </ul>
      <p className="fine">{t.lasting}</p>
    </section>
  )
}

function OfSubject({ name, balance_tokens, next_expiry }: ShownBalance) {
  return (
    <div className="subject">
      <h4 className="subject-name">{name}</h4>
      <p className="left" data-none={balance_tokens === 0 || undefined}>
        <span className="number">{balance_tokens}</span> <span>{t.left(balance_tokens)}</span>
      </p>
      {/* its line is there before it is known: nothing moves when it is */}
      <p className="fine">{expiry(balance_tokens, next_expiry)}</p>
    </div>
  )
}

function expiry(left: number, next: ShownBalance['next_expiry']): string {
  if (left === 0) return t.noneLeft
  return next ? t.expires(next.number_of_exchanges, shortDate(next.expire_at)) : '\u00a0'
}
