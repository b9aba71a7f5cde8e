import type { Body } from '../../src/contract/endpoints/all.ts'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import type { TestApp } from './server.ts'

export const LANGUAGES = 1
export const SCIENCES = 2

type Form = Body<'POST /api/teacher/classrooms'>

export const today = (): string => dayOf(Date.now())

/** A classroom of arts and sciences that starts in ten days, and nothing wrong with it. */
export function classroomForm(changes: Partial<Form> = {}): Form {
  const start_date = changes.start_date ?? dayAfter(today(), 10)
  return {
    name: 'River Science 6',
    subject_id: SCIENCES,
    lang_native_id: 1,
    lang_instruction_id: null,
    level_id: null,
    start_date,
    end_date: exchangeEndDate(start_date),
    number_students_range_id: 3,
    age_range_id: 3,
    ...changes,
  }
}

/** The same of languages and cultures. */
export const languagesForm = (changes: Partial<Form> = {}): Form =>
  classroomForm({ subject_id: LANGUAGES, lang_instruction_id: 2, level_id: 1, ...changes })

/** Sends a form; `key` is its Idempotency-Key. */
export const sendForm = (server: TestApp, token: string, form: Partial<Form>, key?: string) =>
  server.call<{ id: number } & { errors?: Record<string, string[]> }>('POST /api/teacher/classrooms', {
    token,
    body: form,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
