import { useEffect, useState } from 'react'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { account as t } from '../../core/messages/account.ts'
import { $user } from '../../core/session/session.ts'
import { type AccountTable, accountPath, readTable } from '../../core/tokens/account-table.ts'
import { createBalances } from '../../core/tokens/balances.ts'
import { onTokensChanged } from '../../core/tokens/tokens-changed.ts'
import { useStore } from '../../core/use-store.ts'
import { Purchase } from '../../element/purchase.tsx'
import lists from '../../parts/lists/lists.css?inline'
import { MailPreferencesButton } from '../../parts/notifications/mail-preferences-button.tsx'
import { Button } from '../../ui/button.tsx'
import { add } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import { Balance } from './parts/balance.tsx'
import { NoTokens } from './parts/no-tokens.tsx'
import { Tables } from './parts/tables.tsx'
import type { AccountHandle } from './types.ts'

export interface AccountProps {
  /** The table to show. */
  table?: string
  widget: AccountHandle
}

/** My Account of whoever is signed in; another teacher starts afresh. */
export function Account({ table, widget }: AccountProps) {
  useSheet(lists)
  const user = useStore($user)
  if (!user) return null
  // whoever came to have some sees them, though nobody sells them any
  const mayPurchase = !isIndependent(user)
  if (!mayPurchase && user.available_tokens_count === 0) return <NoTokens user={user} widget={widget} />
  return <AccountOf key={user.id} asked={readTable(table)} mayPurchase={mayPurchase} widget={widget} />
}

interface AccountOfProps {
  /** The table that the page asks for. */
  asked: AccountTable
  mayPurchase: boolean
  widget: AccountHandle
}

function AccountOf({ asked, mayPurchase, widget }: AccountOfProps) {
  const [balances] = useState(createBalances)
  const [table, setTable] = useState(asked)
  const [isPurchasing, setPurchasing] = useState(false)
  useEffect(() => setTable(asked), [asked])
  useEffect(() => onTokensChanged(() => void balances.refresh()), [balances])

  function choose(next: AccountTable) {
    if (next === table) return
    setTable(next)
    widget.emit('cx-table-shown', { table: next, path: accountPath(next) })
  }

  const purchase = mayPurchase ? () => setPurchasing(true) : null
  return (
    <section className="screen">
      <header className="head">
        <h2 className="title">{t.title}</h2>
        <div className="ways">
          <MailPreferencesButton />
          {purchase && (
            <Button variant="primary" icon={add} onClick={purchase}>
              {t.purchase}
            </Button>
          )}
        </div>
      </header>
      <Balance store={balances} />
      <Tables table={table} onTable={choose} onPurchase={purchase} widget={widget} />
      {isPurchasing && <Purchase onClose={() => setPurchasing(false)} widget={widget} />}
    </section>
  )
}
