import type { Area } from '../../area.ts'
import { partOfPairing } from '../../db/watch.ts'
import { refusals } from './refusals.ts'
import { keepsChatFiles } from './repository/files-in-use.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { findEnded, findHearers, findLatest } from './repository/listeners.ts'

/** What two partner teachers write to each other, and who may listen to it. */
export const chatArea = {
  handlers,
  refusals,
  seed,
  keepsFiles: keepsChatFiles,
  watched: [partOfPairing('chat_messages')],
} satisfies Area
