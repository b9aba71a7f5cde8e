import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { TOKENS_BOUGHT_MAX } from '../../../contract/limits/purchases.ts'
import { TOKENS_DISCOUNT_FROM } from '../../../contract/limits/tokens.ts'
import { dollarText } from '../../../contract/rules/dollars.ts'
import type { Brand } from '../../../core/brand/brands.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../core/messages/token-purchase.ts'
import type { Selection } from '../../../core/tokens/selection.ts'
import type { Bundles } from '../../../core/tokens/shop-lists.ts'
import type { Wanted } from '../../../core/tokens/wanted.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { BundleList } from './bundle-list.tsx'
import { Price } from './price.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

interface ChoiceProps {
  selection: Selection
  subjects: readonly { id: number; name: string }[]
  bundles: Bundles
  bundlesFirst: boolean
  sheet: Pick<SheetProps, 'title' | 'modal' | 'onClose' | 'takesFocus'>
  brand: Brand
  /** What it is for, and what was ordered before. */
  above: ReactNode
  /** It is about to be paid. */
  onSoon: () => void
  onChoose: (wanted: Wanted) => void
}

/** What is to be bought: some exchanges of a subject, or a bundle. */
export function Choice(props: ChoiceProps) {
  const { selection, subjects, bundles, bundlesFirst, above, sheet, brand, onSoon, onChoose } = props
  const controls = useForm(selection.form)
  const { subject_id, amount } = controls.draft
  const subject = subjects.find(({ id }) => id === subject_id)
  const count = selection.numberIn(amount)
  const [isWaiting, setWaiting] = useState(false)
  const [unsold, setUnsold] = useState<{ subject_id: number | null; reason: string }>()
  // said where somebody has pressed, and once
  const refusal = unsold?.subject_id === subject_id ? unsold.reason : undefined
  const offered = useStore(bundles.$state)
  const cheaper =
    'data' in offered &&
    offered.data?.find(
      ({ items: [item, other], saving }) =>
        !other && item?.subject.id === subject_id && item?.number_of_exchanges === count && saving > 0,
    )

  const tell = useEffectEvent(onSoon)
  useEffect(() => {
    if (subject_id !== null) tell()
  }, [subject_id])

  const isBack = sheet.takesFocus
  useEffect(() => {
    if (!isBack) return
    selection.refresh()
    void bundles.refresh()
  }, [isBack, selection, bundles])

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (isWaiting || !controls.pass(['subject_id', 'amount'])) return
    setWaiting(true)
    const wanted = await selection.wanted()
    setWaiting(false)
    if (typeof wanted === 'string') {
      setUnsold({ subject_id, reason: wanted })
      controls.focus('subject_id')
    } else if (wanted) onChoose(wanted)
  }

  const list = (
    <BundleList
      bundles={bundles}
      subjectId={subject_id}
      isFirst={bundlesFirst}
      onChoose={bundle => onChoose({ of: 'bundle', bundle })}
    />
  )
  return (
    <Sheet
      {...sheet}
      onSubmit={goOn}
      after={!bundlesFirst && list}
      actions={
        <Button type="submit" variant="primary" busy={isWaiting} busyLabel={common.loading}>
          {t.purchase}
        </Button>
      }
    >
      {above}
      {bundlesFirst && list}
      <div className="purchase-part">
        <Select
          {...controls.idChoice('subject_id')}
          // whoever is led past it, as to the heading, is not blamed
          onBlur={() => {}}
          onChange={id => selection.choose(id === '' ? null : Number(id))}
          error={controls.errors.subject_id ?? refusal}
          label={t.subject}
          placeholder={t.chooseSubject}
          options={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Field
          {...controls.field('amount')}
          label={t.number}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={0}
          max={TOKENS_BOUGHT_MAX}
        />
        <Price
          load={subject ? selection.priceOf(subject.id) : null}
          count={count}
          isSaid={refusal !== undefined}
        />
        {subject && count !== null && count >= TOKENS_DISCOUNT_FROM && (
          <Notice
            action={
              <div className="purchase-line">
                {cheaper && (
                  <Button size="small" onClick={() => onChoose({ of: 'bundle', bundle: cheaper })}>
                    {t.asBundle(dollarText(cheaper.price))}
                  </Button>
                )}
                <ButtonLink
                  size="small"
                  href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(t.salesSubject(count, subject.name))}`}
                >
                  {t.contactSales}
                </ButtonLink>
              </div>
            }
          >
            {t.discounts(TOKENS_DISCOUNT_FROM)}
          </Notice>
        )}
        <p className="purchase-small">{t.currency}</p>
      </div>
    </Sheet>
  )
}
