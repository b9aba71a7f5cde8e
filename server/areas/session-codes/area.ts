import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { refusals } from './refusals.ts'
import { codesSweep } from './repository/codes.ts'
import { handlers } from './routes.ts'

export { giveCodeTo } from './give-code.ts'
export { endSessionCodes } from './repository/codes.ts'

/** Sessions that the backends of embedding pages hand over (docs/decisions/session-codes.md). */
export const sessionCodesArea = { handlers, refusals, commands, sweep: [codesSweep] } satisfies Area
