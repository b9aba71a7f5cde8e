import { useId } from 'react'
import type { Bundle } from '../../../contract/entities/token.ts'
import { dollarText } from '../../../contract/rules/dollars.ts'
import { tokenPurchase as t } from '../../../core/messages/token-purchase.ts'
import type { Bundles } from '../../../core/tokens/shop-lists.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface BundleListProps {
  bundles: Bundles
  /** Those that hold exchanges of it; null for all. */
  subjectId: number | null
  isFirst: boolean
  onChoose: (bundle: Bundle) => void
}

/** What is bought together: what each holds, costs and saves (P2 §2, purchase bundles). */
export function BundleList({ bundles, subjectId, isFirst, onChoose }: BundleListProps) {
  return (
    <Loaded list={bundles} label={t.bundles} height={isFirst ? 120 : null}>
      {all => {
        const shown = all.filter(
          ({ items }) => subjectId === null || items.some(({ subject }) => subject.id === subjectId),
        )
        return shown.length > 0 && <Shown bundles={shown} isFirst={isFirst} onChoose={onChoose} />
      }}
    </Loaded>
  )
}

function Shown({
  bundles,
  isFirst,
  onChoose,
}: Pick<BundleListProps, 'isFirst' | 'onChoose'> & { bundles: Bundle[] }) {
  const id = useId()
  return (
    <section className="purchase-part" aria-labelledby={id}>
      <h3 id={id}>{t.bundles}</h3>
      <ul className="purchase-bundles">
        {bundles.map(bundle => (
          <li key={bundle.id} className="purchase-bundle">
            {/* its name says what it holds */}
            <h4>{bundle.name}</h4>
            <div className="purchase-cost">
              <p className="purchase-total">{dollarText(bundle.price)}</p>
              {bundle.saving > 0 && (
                <StatusTag tone="success">{t.saves(dollarText(bundle.saving))}</StatusTag>
              )}
            </div>
            <Button size="small" variant="soft" onClick={() => onChoose(bundle)}>
              {t.purchase} <VisuallyHidden>{bundle.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {isFirst && <h3>{t.singly}</h3>}
    </section>
  )
}
