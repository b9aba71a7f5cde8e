import { computed } from 'nanostores'
import type { PasswordPolicy } from '../../contract/rules/password.ts'
import { call } from '../http/call.ts'
import { createLoad } from '../http/load.ts'

/** What the operator publishes for new accounts: the texts to agree to, and what a password has to be. */
export function createPublished() {
  const texts = createLoad(signal =>
    call('GET /api/teacher/privacy-policy-and-terms-of-use', undefined, { signal }),
  )

  /** Until the server has said which, the specification's; the server has the last word in any case. */
  const $policy = computed(
    texts.$state,
    (state): PasswordPolicy => (state.at === 'ready' ? state.data.password_policy : 'specification'),
  )

  return { ...texts, $policy }
}

export type PublishedStore = ReturnType<typeof createPublished>
