import type { TokenPrice } from '../../contract/entities/token.ts'
import { TOKENS_BOUGHT_MAX } from '../../contract/limits/purchases.ts'
import { amountIssue } from '../../contract/rules/payment.ts'
import { paymentSentence } from '../../contract/server-messages/payment-fields.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load, type LoadState } from '../http/load.ts'
import { mayGoBetter } from '../http/may-go-better.ts'
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

/** As a field of numbers has it, a whole number or none. */
const numberIn = (typed: string): number | null => (/^-?\d+$/.test(typed) ? Number(typed) : null)

/**
 * The price that is shown. One that could not be asked for again is offered all the same: where it is another by now,
 * the server says so before anything is charged. Where there is none any more, there is nothing to offer.
 */
export function offeredPrice(state: LoadState<TokenPrice>): TokenPrice | null {
  if (state.at === 'loading' || (state.at === 'failed' && !mayGoBetter(state.error))) return null
  return state.data ?? null
}

/** What is to be bought: a subject and how many exchanges of it, at the price of the teacher's country (P1 §4 Purchase). */
export function createSelection({ subjects, subjectId, number }: SelectionOptions) {
  const asked =
    subjects.find(({ id }) => id === subjectId) ?? (subjects.length === 1 ? subjects[0] : undefined)
  const wantedNumber = Math.min(Math.max(Math.trunc(number || 1), 1), TOKENS_BOUGHT_MAX)
  const prices = new Map<number, Load<TokenPrice>>()

  const form = createForm<SelectionDraft, null, null>({
    fields: { subject_id: asked?.id ?? null, amount: asked ? String(wantedNumber) : '0' },
    rules: {
      subject_id: id => (id === null ? common.fieldRequired : undefined),
      amount(typed) {
        const issue = amountIssue(typed === '' ? null : (numberIn(typed) ?? Number.NaN))
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

  /** Asks for the price first where it is not known; the reason where there is none to be had. */
  async function wanted(): Promise<Wanted | string | null> {
    const draft = form.$draft.get()
    const { subject_id, amount } = draft
    const subject = subjects.find(({ id }) => id === subject_id)
    const count = numberIn(amount)
    if (!subject || count === null) return null
    const load = priceOf(subject.id)
    await load.retry()
    const state = load.$state.get()
    const price = offeredPrice(state)
    // what was chosen while the price was on its way is for another press
    if (form.$draft.get() !== draft) return null
    if (price) return { of: 'tokens', subject, amount: count, price }
    return state.at === 'failed' && !mayGoBetter(state.error) ? state.reason : null
  }

  return {
    form,
    priceOf,
    wanted,
    numberIn,
    /** The number becomes one with the first subject that is chosen (P1 §4). */
    choose(id: number | null): void {
      form.set('subject_id', id)
      if (id !== null && !numberIn(form.$draft.get().amount)) form.set('amount', String(wantedNumber))
    },
    /**
     * Prices may be others by now. To be called once the price is shown: what nobody listens to is called off. Those of
     * other subjects are asked for anew when they are chosen.
     */
    refresh(): void {
      const { subject_id } = form.$draft.get()
      for (const id of prices.keys()) if (id !== subject_id) prices.delete(id)
      if (subject_id !== null) void prices.get(subject_id)?.refresh()
    },
  }
}

export type Selection = ReturnType<typeof createSelection>
