import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeKeys } from '../../server/settings/payments.ts'

interface Intent {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  /** Ways to pay it, which those of the frame must be, too. */
  payment_method_types: string[]
  metadata: Record<string, string>
  latest_charge: { id: string; object: 'charge'; refunded: boolean; disputed: boolean } | null
}

const refusal = (code: string) => ({
  error: { type: 'invalid_request_error', code, message: `${code} 4242424242424242` },
})

/** What becomes of a call: nothing, it is done and the answer lost, or the key is one of nobody. */
type Away = 'no' | 'unheard' | 'unanswered' | 'locked'

/** As much of Stripe as a server speaks to: intents by their keys, once each, and refunds. */
export async function aStripe() {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, Intent>()
  const calls: string[] = []
  /** Are paid a moment before they would be ended. */
  const paidAtOnce = new Set<string>()
  let away: Away = 'no'
  let refusesNext: string | null = null

  function begin(form: URLSearchParams, key: string): Intent {
    const known = byKey.get(key)
    if (known) return known
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const intent: Intent = {
      ...{
        id,
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount_received: 0,
        latest_charge: null,
      },
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_${randomUUID()}`,
      payment_method_types: form.getAll('allowed_payment_method_types[0]'),
      metadata: { order_reference: form.get('metadata[order_reference]') ?? '' },
    }
    intents.set(id, intent)
    byKey.set(key, intent)
    return intent
  }

  function pay(intent: Intent): Intent {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.latest_charge = { id: `ch_${intent.id}`, object: 'charge', refunded: false, disputed: false }
    return intent
  }

  function cancel(intent: Intent) {
    if (paidAtOnce.delete(intent.id)) pay(intent)
    if (intent.status !== 'requires_payment_method')
      return [400, refusal('payment_intent_unexpected_state')] as const
    intent.status = 'canceled'
    return [200, intent] as const
  }

  function intentOf(clientSecret: string): Intent {
    const intent = [...intents.values()].find(({ client_secret }) => client_secret === clientSecret)
    if (!intent) throw new Error('there is no such frame')
    return intent
  }

  function refund(form: URLSearchParams) {
    const charge = intents.get(form.get('payment_intent') ?? '')?.latest_charge
    if (charge?.disputed) return [400, refusal('charge_disputed')] as const
    if (!charge || charge.refunded) return [400, refusal('charge_already_refunded')] as const
    charge.refunded = true
    return [200, { id: 're_1', object: 'refund' }] as const
  }

  function answer(line: string, form: URLSearchParams, key: string): readonly [number, object] {
    if (away === 'locked') return [401, refusal('api_key_expired')]
    if (refusesNext !== null) {
      const code = refusesNext
      refusesNext = null
      return [400, refusal(code)]
    }
    if (line === 'POST /v1/payment_intents') return [200, begin(form, key)]
    if (line === 'POST /v1/refunds') return refund(form)
    const [, method, id = '', rest] = /^(\w+) \/v1\/payment_intents\/(\w+)(\/cancel)?/.exec(line) ?? []
    const intent = intents.get(id)
    if (!intent) return [404, refusal('resource_missing')]
    return method === 'POST' && rest ? cancel(intent) : [200, intent]
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const line = `${request.method} ${request.url?.split('?')[0]}`
    calls.push(line)
    if (away === 'unheard') return void request.socket.destroy()
    const [status, told] = answer(line, new URLSearchParams(body), String(request.headers['idempotency-key']))
    if (away === 'unanswered') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))

  const keys: StripeKeys = {
    secretKey: 'sk_test_ofnobodyatall',
    publishableKey: 'pk_test_ofnobodyatall',
    webhookSecret: 'whsec_ofnobodyatall',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }

  return {
    keys,
    intents,
    calls,
    /** What becomes of calls from now on. */
    goAway: (how: Away) => {
      away = how
    },
    /** Has the next call refused. */
    refuseNext: (code: string) => {
      refusesNext = code
    },
    intentOf,
    /** What a person does in the frame. */
    payIn: (clientSecret: string): Intent => pay(intentOf(clientSecret)),
    /** The same, a moment before it would be ended. */
    payBeforeItEnds: (clientSecret: string): void => {
      paidAtOnce.add(intentOf(clientSecret).id)
    },
    /** A message of Stripe, signed so many seconds ago. */
    message(type: string, object: object, { secret = keys.webhookSecret, secondsAgo = 0 } = {}) {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
      const at = Math.floor(Date.now() / 1_000) - secondsAgo
      const mac = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
      return { payload, signature: `t=${at},v1=${mac}` }
    },
    close: () => new Promise<unknown>(done => server.close(done)),
  }
}

export type AStripe = Awaited<ReturnType<typeof aStripe>>
