import { atom } from 'nanostores'
import {
  CARD_FRAME_PATH,
  CARD_HELLO,
  type CardAnswer,
  type CardAsk,
  type CardLook,
} from '../../contract/card-frame.ts'
import { $apiBase } from '../http/api-base.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'
import { CardIncomplete, type ConfirmPayment } from './confirm-payment.ts'

/** Where the frame is; a test has one of its own. */
export const cardFrame = { address: (): string => $apiBase.get() + CARD_FRAME_PATH }

/** The fields of a provider are there by then, or do not come. */
const SHOWN_MS = 20_000

interface Shown {
  key: string
  amount_cents: number
  look: CardLook
}

/** What an element knows of the frame in which a card is typed: that it is ready, how high it is, and what it answers. */
export function createCardFrame() {
  const $state = atom<'loading' | 'ready' | 'failed'>('loading')
  const $height = atom(0)
  let port: MessagePort | null = null
  let stopClock = () => {}
  let heard: (answer: CardAnswer) => void = () => {}

  const ask = (what: CardAsk) => port?.postMessage(what)

  function hear(answer: CardAnswer): void {
    if (answer.told === 'height') $height.set(Math.max(0, Number(answer.px) || 0))
    else if (answer.told === 'ready' || answer.told === 'failed') {
      stopClock()
      $state.set(answer.told)
    } else heard(answer)
  }

  /** Asks, and waits for the answer of that kind. */
  function answerTo(
    what: CardAsk,
    told: 'checked' | 'confirmed',
    signal: AbortSignal,
  ): Promise<string | null> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new CallFailure('aborted')), { once: true })
      heard = answer => {
        if (answer.told === told) resolve(answer.error)
      }
      ask(what)
    })
  }

  const confirm: ConfirmPayment = {
    async check(signal) {
      if ((await answerTo({ ask: 'check' }, 'checked', signal)) !== null) throw new CardIncomplete()
    },
    async confirm(client_secret, signal) {
      const message = await answerTo({ ask: 'confirm', client_secret }, 'confirmed', signal)
      if (message !== null) throw new CallFailure('refused', { status: 422, message })
    },
  }

  return {
    $state,
    $height,
    confirm,
    /** The frame's page is there: it shows the fields. */
    open(window: Window, shown: Shown): void {
      const { port1, port2 } = new MessageChannel()
      port?.close()
      port = port1
      port1.onmessage = ({ data }) => hear(data)
      $state.set('loading')
      stopClock()
      stopClock = platform.after(SHOWN_MS, () => $state.set('failed'))
      window.postMessage(CARD_HELLO, new URL(cardFrame.address(), platform.address()).origin, [port2])
      ask({ ask: 'show', ...shown })
    },
    setAmount: (amount_cents: number) => ask({ ask: 'amount', amount_cents }),
    close(): void {
      stopClock()
      port?.close()
      port = null
    },
  }
}
