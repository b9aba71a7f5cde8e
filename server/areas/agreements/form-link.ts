import { AGREEMENT_LINK_VALID_DAYS } from '../../../src/contract/limits/agreements.ts'
import type { Tokens } from '../../tokens.ts'
import type { Subject } from './repository.ts'

export const FORM_PATH = '/agreements/sign'

const DAY_MS = 86_400_000

/** What stands in the address of the form, as text. */
export type LinkQuery = Partial<Record<'school_id' | 'teacher_id' | 'expires' | 'signature', string>>

const WHOLE = /^\d{1,15}$/

const parts = ({ school_id, teacher_id }: Subject, expires: number) =>
  ['agreement', String(school_id ?? ''), String(teacher_id), String(expires)] as const

/**
 * The address of the form with school and teacher filled in, as the provider of such forms has it. It is good for
 * 30 days or a little more: within a day a link stays the same, so that a frame need not be loaded anew.
 */
export function formLink(tokens: Tokens, origin: string, subject: Subject, now = Date.now()): string {
  const expires = (Math.floor(now / DAY_MS) + AGREEMENT_LINK_VALID_DAYS + 1) * DAY_MS
  const query = new URLSearchParams({
    school_id: String(subject.school_id ?? ''),
    teacher_id: String(subject.teacher_id),
    expires: String(expires),
    signature: tokens.linkMac(...parts(subject, expires)),
  })
  return `${origin}${FORM_PATH}?${query}`
}

/** The address of a provider's form with school and teacher filled in; no school where it is of no list yet. */
export const providerLink = (form: string, { school_id, teacher_id }: Subject): string =>
  form.replaceAll('{school_id}', String(school_id ?? '')).replaceAll('{teacher_id}', String(teacher_id))

/** What a link is about; null when it is not one of ours, or too old. */
export function readLink(tokens: Tokens, query: LinkQuery, now = Date.now()): Subject | null {
  const { school_id = '', teacher_id = '', expires = '', signature = '' } = query
  if (!(school_id === '' || WHOLE.test(school_id)) || !WHOLE.test(teacher_id) || !WHOLE.test(expires))
    return null
  const subject = { school_id: school_id === '' ? null : Number(school_id), teacher_id: Number(teacher_id) }
  if (!tokens.isLinkMac(signature, ...parts(subject, Number(expires)))) return null
  return now < Number(expires) ? subject : null
}
