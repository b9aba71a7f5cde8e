import { dollarText } from '../../../../contract/rules/dollars.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import { itemsOf, totalOfWanted, type Wanted } from '../../../../core/tokens/wanted.ts'

/** What is paid for, and what it comes to. */
export function Summary({ wanted }: { wanted: Wanted }) {
  return (
    <section className="purchase-summary" aria-label={t.summary}>
      <ul className="purchase-items">
        {itemsOf(wanted).map(({ subject, number_of_exchanges }) => (
          <li key={subject.id}>{t.holds(number_of_exchanges, subject.name)}</li>
        ))}
      </ul>
      <p className="purchase-total">{dollarText(totalOfWanted(wanted))}</p>
    </section>
  )
}
