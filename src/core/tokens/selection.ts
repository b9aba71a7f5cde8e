import type { TokenPrice } from '../../contract/entities/token.ts'
import { TOKENS_BOUGHT_MAX } from '../../contract/limits/purchases.ts'
import { amountIssue } from '../../contract/rules/payment.ts'
import { paymentSentence } from '../../contract/server-messages/payment-fields.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { common } from '../messages/common.ts'
import { tokenPurchase as t } from '../messages/token-purchase.ts'
import type { Wanted } from './wanted.ts'

interface SelectionOptions {
  subjects: readonly { id: number; name: string }[]
  /** What the page asks for; one that is not among them is left aside. */
  subjectId: number | undefined
  number: number | undefined
}

interface SelectionDraft {
  subject_id: number | null
  /** As it is typed. */
  amount: string
}

/** As it is typed, a whole number or none. */
const numberIn = (typed: string): number | null => (/^\d+$/.test(typed.trim()) ? Number(typed) : null)

/** What is to be bought: a subject and how many exchanges of it, at the price of the teacher's country (P1 §4 Purchase). */
export function createSelection({ subjects, subjectId, number }: SelectionOptions) {
  const asked =
    subjects.find(({ id }) => id === subjectId) ?? (subjects.length === 1 ? subjects[0] : undefined)
  const wantedNumber = Math.min(Math.max(Math.trunc(number ?? 1), 1), TOKENS_BOUGHT_MAX)
  const prices = new Map<number, Load<TokenPrice>>()

  const form = createForm<SelectionDraft, null, null>({
    fields: { subject_id: asked?.id ?? null, amount: asked ? String(wantedNumber) : '0' },
    rules: {
      subject_id: id => (id === null ? common.fieldRequired : undefined),
      amount(typed) {
        const issue = amountIssue(typed.trim() === '' ? null : (numberIn(typed) ?? Number.NaN))
        return issue && paymentSentence(issue)
      },
    },
    // nothing is sent before it is paid for
    send: async () => null,
    explain: () => null,
  })

  /** Asked for when it is first shown, and kept while the form is open. */
  function priceOf(id: number): Load<TokenPrice> {
    const known = prices.get(id)
    if (known) return known
    const load = createLoad(
      signal => call('GET /api/teacher/exchange-tokens/price', { subject_id: id }, { signal }),
      { failed: t.loadFailed },
    )
    prices.set(id, load)
    return load
  }

  /** Null while the price is not known. */
  function wanted(): Wanted | null {
    const { subject_id, amount } = form.$draft.get()
    const subject = subjects.find(({ id }) => id === subject_id)
    const price = subject && priceOf(subject.id).$state.get()
    const count = numberIn(amount)
    if (!subject || count === null || price?.at !== 'ready') return null
    return { of: 'tokens', subject, amount: count, price: price.data }
  }

  return {
    form,
    priceOf,
    wanted,
    numberIn,
    /** The number becomes one with the first subject that is chosen (P1 §4). */
    choose(id: number | null): void {
      form.set('subject_id', id)
      if (id !== null && numberIn(form.$draft.get().amount) === 0) form.set('amount', String(wantedNumber))
    },
    /** Prices may be others by now. */
    refresh: () => Promise.all([...prices.values()].map(load => load.refresh())),
  }
}

export type Selection = ReturnType<typeof createSelection>
