import { atom } from 'nanostores'
import type { OrderState } from '../../contract/entities/purchase.ts'
import type { PaymentMethod } from '../../contract/entities/reference.ts'
import { paymentRules } from '../../contract/rules/payment.ts'
import { isInvoiceMethod, takesCardFields } from '../../contract/rules/payment-methods.ts'
import { paymentSentence } from '../../contract/server-messages/payment-fields.ts'
import { localDay } from '../dates/local-day.ts'
import { createForm } from '../forms/create-form.ts'
import type { Sentences } from '../forms/form-types.ts'
import { keepDraft } from '../forms/keep-draft.ts'
import { sessionDraft } from '../forms/session-draft.ts'
import { call } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { fits, isCount, isText, orNull } from '../http/shape.ts'
import { tokenPurchase as t } from '../messages/token-purchase.ts'
import { createFileUpload, type FileUploadState } from '../uploads/file-upload.ts'
import { CardIncomplete, type ConfirmPayment } from './confirm-payment.ts'
import { createOrderUnderWay } from './order-under-way.ts'
import {
  cardPlaces,
  emptyDraft,
  keptPlaces,
  type PaymentBody,
  type PaymentDraft,
  type PaymentPlace,
  paymentBody,
  paymentValues,
  placeOf,
} from './payment-draft.ts'
import {
  isAnswered,
  orderIn,
  type PriceFailure,
  type PurchaseFailure,
  readPurchaseFailure,
} from './purchase-failure.ts'
import { createPurchaseKey } from './purchase-key.ts'
import type { OrderFiles } from './purchase-order.ts'
import { nameOfWanted, totalOfWanted, type Wanted } from './wanted.ts'

type Kept = Pick<PaymentDraft, (typeof keptPlaces)[number]>

const KEPT_AFTER_MS = 500
const isKept = fits({
  ...Object.fromEntries(keptPlaces.map(place => [place, isText])),
  payment_method_id: orNull(isCount),
})

/** What is wrong with each field, in sentences (P1 §5 Payment). */
function wrongIn(draft: PaymentDraft, methods: readonly PaymentMethod[]): Sentences<PaymentPlace> {
  const gateway = methods.find(({ id }) => id === draft.payment_method_id)?.gateway ?? null
  const issues = paymentRules(paymentValues(draft), {
    methods: methods.map(({ id }) => id),
    takesCardFields: takesCardFields(gateway),
    today: localDay(),
  })
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [placeOf(field), paymentSentence(issue)]),
  )
}

/** The sentences of a refusal under the names of the form. */
function renamed(error: unknown): unknown {
  if (!(error instanceof CallFailure)) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, sentences]) => [placeOf(field), sentences]),
  )
  const { kind, status, errorCode, data, waitSeconds, message } = error
  return new CallFailure(kind, { status, errorCode, data, waitSeconds, message, fields })
}

/**
 * State of one payment, from the method to the order that is decided. What stands on a card is in the form's fields and
 * goes from there to the call, and nowhere else; it is emptied when a payment fails, while the rest stays (decision 29,
 * docs/decisions/purchases-in-the-browser.md).
 */
export function createPayment(first: Wanted, methods: readonly PaymentMethod[]) {
  const $wanted = atom(first)
  let files: OrderFiles | null = null
  const upload = createFileUpload<string>(
    async (file, heard) => {
      if (!files) throw new CallFailure('aborted')
      return files.send(file, heard)
    },
    { refusal: file => files?.refusal(file) ?? null, failed: t.uploadFailed },
  )
  const key = createPurchaseKey(nameOfWanted(first))
  /** Takes the card in the frame of a gateway, where one has it. */
  let confirm: ConfirmPayment | null = null
  const { $pending, decided } = createOrderUnderWay(
    () => confirm,
    () => totalOfWanted($wanted.get()),
  )

  const methodOf = ({ payment_method_id }: Pick<PaymentDraft, 'payment_method_id'>) =>
    methods.find(({ id }) => id === payment_method_id)

  const form = createForm<PaymentDraft, OrderState, PurchaseFailure, FileUploadState<string>>({
    fields: emptyDraft(methods),
    $context: upload.$state,
    check(draft, { at }) {
      const wrong = wrongIn(draft, methods)
      return at === 'uploading' && isInvoiceMethod(draft.payment_method_id)
        ? { ...wrong, po_url: t.uploadFirst }
        : wrong
    },
    objection: draft =>
      methodOf(draft)?.gateway === 'stripe' && !confirm
        ? { why: 'refused', about: 'frame', reason: t.frameFirst }
        : null,
    async send(draft, signal) {
      const method = methodOf(draft)
      if (!method) throw new CallFailure('refused', { message: t.failed })
      // what has to be typed into a frame is looked at before there is an order
      if (method.gateway === 'stripe') await confirm?.check(signal)
      const isInvoice = isInvoiceMethod(method.id)
      const ordered = async () => decided(await place(paymentBody(draft, method), signal), isInvoice, signal)
      let order = await ordered()
      // with an order that has failed goes what it came to
      if (order.status === 'failed') $wanted.set({ ...$wanted.get(), total: undefined })
      // a card that has come to nothing leaves its place to an invoice
      if (isInvoice && order.status === 'failed') order = await ordered()
      if (order.status === 'failed') {
        key.done()
        // a card that is refused is so at once; this one was asked about, and nobody knows more of it
        throw new CallFailure('refused', { message: t.unconfirmed })
      }
      return order
    },
    explain(error, refused) {
      if (Object.keys(refused).length > 0 || error instanceof CardIncomplete) return null
      const failure = readPurchaseFailure(error)
      if (failure.why === 'refused') emptyCard()
      if (failure.why === 'refused' && failure.about === 'file') setFile('', '')
      if (failure.why === 'price') takePrice(failure)
      return failure
    },
    taken: key.done,
  })

  /** The order as it was made, now or by what was sent before. */
  async function place(body: PaymentBody, signal: AbortSignal): Promise<OrderState> {
    const pending = $pending.get()
    if (pending) return pending
    try {
      return await send(body, signal)
    } catch (error) {
      const id = orderIn(error)
      if (id !== null) return { id, status: 'created', client_secret: null }
      if (isAnswered(error)) void key.answered()
      throw renamed(error)
    }
  }

  async function send(body: PaymentBody, signal: AbortSignal): Promise<OrderState> {
    const wanted = $wanted.get()
    const options = { signal, idempotencyKey: key.take() }
    if (wanted.of === 'bundle') {
      const { id, price } = wanted.bundle
      const sent = { ...body, price }
      return (await call('POST /api/teacher/bundles/{id}', sent, { ...options, params: { id } })).data.order
    }
    const sent = { ...body, amount_tokens: wanted.amount, exchange_token: wanted.price }
    return (await call('POST /api/teacher/exchange-tokens', sent, options)).data.order
  }

  /** The file of the purchase order, as the server calls it and as the person does. */
  function setFile(stored: string, name: string): void {
    upload.forget()
    form.set('po_stored', stored)
    form.set('po_file', name)
  }

  /** A file that has arrived; while something is sent, nothing changes. */
  function takeFile(): void {
    const state = upload.$state.get()
    if (state.at === 'ready' && form.$progress.get().at !== 'sending') setFile(state.got, state.file.name)
  }

  /**
   * The form begins anew with this in it: nothing is blamed that nobody has been at. What is empty still takes what was
   * kept, which may come only now.
   */
  function beginWith(draft: PaymentDraft): void {
    form.reset()
    const empty = form.$draft.get() as PaymentDraft
    for (const place of Object.keys(draft) as PaymentPlace[])
      if (draft[place] !== empty[place]) form.set(place, draft[place])
  }

  /** After a failure (P1 §4 Purchase), apart from what is not about the card. */
  function emptyCard(): void {
    const draft = { ...(form.$draft.get() as PaymentDraft) }
    for (const place of cardPlaces) draft[place] = ''
    beginWith(draft)
  }

  function takePrice({ price, total }: PriceFailure): void {
    const wanted = $wanted.get()
    if (wanted.of === 'tokens' && price) $wanted.set({ ...wanted, price })
    else $wanted.set({ ...wanted, total })
  }

  return {
    form,
    upload,
    $wanted,
    $pending,
    choose(payment_method_id: number): void {
      beginWith({ ...(form.$draft.get() as PaymentDraft), payment_method_id })
    },
    removeFile: () => setFile('', ''),
    /** A file can be chosen. */
    takesFiles(how: OrderFiles): void {
      files = how
    },
    /** The frame of a gateway is there, or gone. */
    setConfirm(how: ConfirmPayment | null): void {
      confirm = how
    },

    /** Of a bundle, whose refusal does not say what it costs by now. */
    async refreshBundle(): Promise<void> {
      const wanted = $wanted.get()
      if (wanted.of !== 'bundle') return
      const { data } = await call('GET /api/teacher/bundles')
      const bundle = data.find(({ id }) => id === wanted.bundle.id)
      if (bundle) $wanted.set({ of: 'bundle', bundle })
    },

    /** Keeps whom the invoice goes to in this tab, while the form is shown. */
    watch(): () => void {
      const place = sessionDraft<Kept>('purchase invoice', stored => {
        if (!isKept(stored)) return null
        const kept = stored as Kept
        // an operator may have changed how one can pay
        return methodOf(kept)
          ? kept
          : { ...kept, payment_method_id: form.$draft.get().payment_method_id ?? null }
      })
      const keeper = keepDraft(form, { fields: keptPlaces, place, ms: KEPT_AFTER_MS })
      const stops = [upload.$state.listen(takeFile), form.$progress.listen(takeFile)]
      return () => {
        for (const stop of stops) stop()
        keeper.stop()
        upload.stop()
      }
    },
  }
}

export type Payment = ReturnType<typeof createPayment>
