import { call } from '../http/call.ts'
import { createReference } from './create-reference.ts'

/** Lists behind dropdowns (P1 §7 Reference data), shared by all elements of a page. */
export const subjects = createReference(signal => call('GET /api/teacher/subjects', undefined, { signal }))
export const languages = createReference(signal => call('GET /api/teacher/languages', undefined, { signal }))
export const levels = createReference(signal => call('GET /api/teacher/levels', undefined, { signal }))
export const ageRanges = createReference(signal => call('GET /api/teacher/age-ranges', undefined, { signal }))
export const studentRanges = createReference(signal =>
  call('GET /api/teacher/number-students-ranges', undefined, { signal }),
)
export const topics = createReference(signal => call('GET /api/teacher/topics', undefined, { signal }))
