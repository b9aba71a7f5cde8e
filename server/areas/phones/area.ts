import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { phonesSweep } from './repository.ts'
import { handlers } from './routes.ts'

export { isConfirmedPhone } from './confirmed.ts'
export { normalNumber } from './number.ts'
export { knownPhone } from './repository.ts'

/** Telephone numbers of teachers, and the codes that confirm them. */
export const phonesArea = { handlers, refusals, sweep: [phonesSweep] } satisfies Area
