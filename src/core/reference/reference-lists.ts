import { call } from '../http/call.ts'
import { createReference } from './create-reference.ts'

/** Lists behind dropdowns (P1 §7 Reference data), shared by all elements of a page. */
export const subjects = createReference(() => call('GET /api/teacher/subjects'))
export const languages = createReference(() => call('GET /api/teacher/languages'))
export const levels = createReference(() => call('GET /api/teacher/levels'))
export const ageRanges = createReference(() => call('GET /api/teacher/age-ranges'))
