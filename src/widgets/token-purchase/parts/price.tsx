import type { TokenPrice } from '../../../contract/entities/token.ts'
import { TOKENS_BOUGHT_MAX } from '../../../contract/limits/purchases.ts'
import { dollarText } from '../../../contract/rules/dollars.ts'
import type { Load } from '../../../core/http/load.ts'
import { mayGoBetter } from '../../../core/http/may-go-better.ts'
import { common } from '../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../core/messages/token-purchase.ts'
import { offeredPrice } from '../../../core/tokens/selection.ts'
import { totalOf } from '../../../core/tokens/wanted.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Of price and total. */
const PRICE_PX = 64

interface PriceProps {
  /** Null while no subject is chosen. */
  load: Load<TokenPrice> | null
  count: number | null
  /** Why there is none stands elsewhere. */
  isSaid: boolean
}

/** What one costs in the teacher's country, and all of them together. */
export function Price({ load, ...props }: PriceProps) {
  if (!load) return <p className="purchase-small">{t.chooseFirst}</p>
  return <KnownPrice load={load} {...props} />
}

function KnownPrice({ load, count, isSaid }: PriceProps & { load: Load<TokenPrice> }) {
  const state = useStore(load.$state)
  const offered = offeredPrice(state)
  if (state.at === 'loading') return <Skeleton shape="block" height={PRICE_PX} />
  return (
    <>
      {offered && <Sums price={offered.price} count={count} />}
      {state.at === 'failed' && !isSaid && (
        <Notice
          tone={offered ? 'warning' : 'danger'}
          action={
            mayGoBetter(state.error) && (
              <Button size="small" onClick={load.retry}>
                {common.retry}
              </Button>
            )
          }
        >
          {offered ? t.oldPrice : state.reason}
        </Notice>
      )}
    </>
  )
}

function Sums({ price, count }: { price: number; count: number | null }) {
  return (
    <dl className="purchase-sums" aria-live="polite">
      <dt>{t.price}</dt>
      <dd>{dollarText(price)}</dd>
      <dt>{t.total}</dt>
      {count !== null && count > 0 && count <= TOKENS_BOUGHT_MAX ? (
        <dd className="purchase-total">{dollarText(totalOf(count, price))}</dd>
      ) : (
        <dd>{t.noTotal}</dd>
      )}
    </dl>
  )
}
