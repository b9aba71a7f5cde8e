import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { codesSweep } from './repository.ts'
import { handlers } from './routes.ts'

export { endViewCodes, isViewOf, redeemStudentView, type StudentView, type Viewer } from './repository.ts'

/** Teachers who see the student site as somebody of theirs (P3 §6, decision 12). */
export const studentViewArea = { handlers, refusals, sweep: [codesSweep] } satisfies Area
