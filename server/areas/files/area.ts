import type { Area } from '../../area.ts'
import { mayGive } from './keep-file.ts'
import { refusals } from './refusals.ts'
import { filesSweep } from './repository/files.ts'
import { handlers } from './routes.ts'
import { storedFiles } from './stored-files.ts'

export { addressesHoldUntil, fileUrl } from './file-url.ts'
export { keepTaskFiles, useFile } from './repository/files.ts'
export { avatarHoldsUntil, shownAvatar } from './shown-avatar.ts'

/** Files that teachers give: their pictures, and what their tasks show. */
export const filesArea = {
  handlers,
  beforeFiles: services => ({ 'POST /api/teacher/files': mayGive(services) }),
  refusals,
  plugins: services => [storedFiles(services)],
  sweep: [filesSweep],
} satisfies Area
