import { createForm } from '../../../src/core/forms/create-form.ts'
import type { FormOptions } from '../../../src/core/forms/form-types.ts'
import { CallFailure } from '../../../src/core/http/failure.ts'

export const REQUIRED = 'Field required.'
export const required = (text: string) => (text.trim() === '' ? REQUIRED : undefined)

export interface Student {
  first_name: string
  last_initial: string
}

/** A form with a field of every kind, as the screens to come have them. */
export const fields = {
  name: '',
  keep: false,
  subject_id: null as number | null,
  subjects: [] as readonly number[],
  files: [] as readonly File[],
  students: [] as readonly Student[],
}
export type Fields = typeof fields
type Options = FormOptions<Fields, string, string, number>

export const refused = (errors: Record<string, string[]>) =>
  new CallFailure('refused', { status: 422, fields: errors })

/** The form, what was sent, and the answers to give. */
export function aForm(changes: Partial<Options> = {}) {
  const sent: {
    draft: Fields
    signal: AbortSignal
    answer: (outcome: string) => void
    fail: (error: unknown) => void
  }[] = []
  const form = createForm<Fields, string, string, number>({
    fields,
    send: (draft, signal) =>
      new Promise((answer, fail) => {
        sent.push({ draft, signal, answer, fail })
      }),
    explain: (_, said) => (Object.keys(said).length > 0 ? null : 'It failed.'),
    ...changes,
  })
  return { form, sent, errors: () => form.$errors.get(), draft: () => form.$draft.get() }
}
