import { call } from '../http/call.ts'
import { createReference } from './create-reference.ts'
import { createReferenceBy } from './create-reference-by.ts'

/** Where schools are (P1 §7 Reference data), shared by all elements of a page. */
export const countries = createReference(signal => call('GET /api/teacher/countries', undefined, { signal }))

export const statesOf = createReferenceBy((id, signal) =>
  call('GET /api/teacher/countries/{id}/states', undefined, { params: { id }, signal }),
)

/** The first schools of a state: whether it has any. */
export const schoolsOfState = createReferenceBy((sid, signal) =>
  call('GET /api/teacher/states/{sid}/schools', {}, { params: { sid }, signal }),
)
