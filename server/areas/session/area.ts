import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { placesSweep } from './repository/places.ts'
import { sessionsSweep } from './repository/sessions.ts'
import { handlers } from './routes.ts'

export { authenticate } from './authenticate.ts'
export { forgetAttemptsOn } from './login-attempts.ts'
export { replaceSessions } from './replace-sessions.ts'
export { rememberPlaces } from './repository/places.ts'
export { openSession } from './repository/sessions.ts'
export { revokeSessions } from './revoke.ts'
export { tokenPair } from './sign-in.ts'

/** Signing in and out, and what lies between. */
export const sessionArea = { handlers, refusals, sweep: [sessionsSweep, placesSweep] } satisfies Area
