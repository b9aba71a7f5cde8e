import type { Data } from '../../src/contract/endpoints/all.ts'
import { answer } from './answer.ts'

export const TEXTS = 'GET /api/teacher/privacy-policy-and-terms-of-use'

/** The operator has published the texts that an account agrees to, and says what a password has to be. */
export function publishes(changes: Partial<Data<typeof TEXTS>> = {}): void {
  const data: Data<typeof TEXTS> = {
    privacy_policy: { version: '2026-09', url: '/policies/privacy-policy-2026-09.pdf' },
    terms_of_use: { version: '2026-09', url: '/policies/terms-of-use-2026-09.pdf' },
    password_policy: 'specification',
    ...changes,
  }
  answer(TEXTS, { success: true, data })
}
