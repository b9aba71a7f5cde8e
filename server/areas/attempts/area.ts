import type { Area } from '../../area.ts'
import { attemptsSweep } from './repository.ts'

export { type AttemptLimit, allowAttempt, countAttempts, forgetAttempts } from './repository.ts'

/** Counting attempts: of passwords, of mails asked for, of accounts made. */
export const attemptsArea = { sweep: [attemptsSweep] } satisfies Area
