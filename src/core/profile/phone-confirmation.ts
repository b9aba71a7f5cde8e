import { atom } from 'nanostores'
import type { Body } from '../../contract/endpoints/all.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { profile as t } from '../messages/profile.ts'

type Phone = Body<'POST /api/teacher/profile/preferred-communication'>

/**
 * Where the confirmation of a number stands. `told` is good news to show, `wrong` what is wrong with the code;
 * `busy` says what is under way.
 */
export type ConfirmationState =
  | { at: 'closed' }
  | { at: 'asking'; phone: Phone; told?: string; wrong?: string; busy?: 'confirming' | 'sending' }

/** The person has given up the confirmation of their number: nothing is saved, nothing is lost. */
export class ConfirmationCancelled extends Error {}

type Reached = Pick<
  Body<'PUT /api/teacher/profile'>,
  'preferred_communication' | 'phone_number' | 'phone_country_code'
>

/** Whether both are one number, in one country, for one way of being reached: what is confirmed for the server. */
export const isSamePhone = (one: Reached, other: Reached): boolean =>
  one.phone_number === other.phone_number &&
  one.phone_country_code === other.phone_country_code &&
  one.preferred_communication === other.preferred_communication

/** Confirms a phone number by a code that is sent to it (P1 §4 Profile save). */
export function createPhoneConfirmation() {
  const $state = atom<ConfirmationState>({ at: 'closed' })
  let settle: (error?: Error) => void = () => {}

  function tell(changes: { told?: string; wrong?: string; busy?: 'confirming' | 'sending' }): void {
    const state = $state.get()
    if (state.at === 'asking') $state.set({ at: 'asking', phone: state.phone, ...changes })
  }

  function close(error?: Error): void {
    $state.set({ at: 'closed' })
    settle(error)
    settle = () => {}
  }

  return {
    $state,

    /**
     * Sends a code and waits until it was typed in.
     * @throws CallFailure when no code could be sent, ConfirmationCancelled when the person has given it up
     */
    async confirm(phone: Phone, signal: AbortSignal): Promise<void> {
      await call('POST /api/teacher/profile/preferred-communication', phone, { signal })
      const done = new Promise<void>((resolve, reject) => {
        settle = error => (error ? reject(error) : resolve())
      })
      signal.addEventListener('abort', () => close(new ConfirmationCancelled()), { once: true })
      $state.set({
        at: 'asking',
        phone,
        told: t.codeSent(`+${phone.phone_country_code} ${phone.phone_number}`),
      })
      await done
    },

    async take(code: string): Promise<void> {
      const state = $state.get()
      if (state.at !== 'asking' || state.busy) return
      tell({ busy: 'confirming' })
      try {
        await call('PUT /api/teacher/profile/preferred-communication', { ...state.phone, code })
        close()
      } catch (error) {
        tell({ wrong: explain(error, t.codeWrong) })
      }
    },

    async resend(): Promise<void> {
      const state = $state.get()
      if (state.at !== 'asking' || state.busy) return
      tell({ busy: 'sending' })
      try {
        await call('POST /api/teacher/profile/preferred-communication', state.phone)
        tell({ told: t.codeSentAgain })
      } catch (error) {
        tell({ wrong: explain(error, t.tryAgain) })
      }
    },

    cancel: () => close(new ConfirmationCancelled()),
  }
}

export type PhoneConfirmation = ReturnType<typeof createPhoneConfirmation>
