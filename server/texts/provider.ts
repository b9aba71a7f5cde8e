import type { TextSender } from './text-sender.ts'

/** Somebody waits for the code, and is told to try again. */
const TIMEOUT_MS = 10_000

export interface ProviderOptions {
  /** `https://account:key@provider/path`, which takes a form with `To`, `From` and `Body`. */
  url: string
  /** The number that text messages come from. */
  from: string
  /** The number that messages of WhatsApp come from. */
  whatsappFrom: string
}

/**
 * Hands messages over to a provider by the form that Twilio has made common: a POST with the account as basic
 * authorization, numbers of WhatsApp with its name before them.
 */
export function createTextProvider({ url, from, whatsappFrom }: ProviderOptions): TextSender {
  const address = new URL(url)
  const account = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`
  address.username = ''
  address.password = ''
  const headers = { authorization: `Basic ${Buffer.from(account).toString('base64')}` }

  return {
    async send({ to, method, text }) {
      const isWhatsapp = method === 'whatsapp'
      const [receiver, sender] = isWhatsapp ? [`whatsapp:${to}`, `whatsapp:${whatsappFrom}`] : [to, from]
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ To: receiver, From: sender, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // the message belongs to this provider and nobody else
        redirect: 'error',
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the provider of text messages answered ${response.status}`)
    },
  }
}
