import type { Area } from '../../area.ts'
import { attemptsSweep } from './repository.ts'

export { type AttemptLimit, allowAttempt, countAttempts, forgetAttempts } from './repository.ts'

/** Counting attempts at whatever may not be done too often, such as passwords and mails that are asked for. */
export const attemptsArea = { sweep: [attemptsSweep] } satisfies Area
