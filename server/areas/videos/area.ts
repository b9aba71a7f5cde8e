import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { convertQueue } from './convert-queue.ts'
import { convertFromNowOn } from './convert-waiting.ts'
import { handlers } from './routes.ts'
import { videosSweep } from './sweep.ts'
import { videoFiles } from './video-files.ts'

export { addConversion, convertQueue } from './convert-queue.ts'
export { endingOf } from './file-type.ts'
export { removeUnsaved, removeVideo } from './remove-video.ts'
export { findMetadataOf } from './repository/metadata.ts'
export { heldOwner, isOf, isUnsaved, keptOwner, nameOf, type VideoOwner } from './repository/owner.ts'
export { markOfStudentsRemoved } from './repository/purged.ts'
export { markRemoved } from './repository/removed.ts'
export { addVideo, findUploaded, isOwnUploaded, lockOwnVideo } from './repository/uploaded.ts'
export { tellOfFailed } from './tell.ts'
export { uploadIdOf } from './upload-id.ts'
export { videosHoldUntil, videoUrl } from './video-url.ts'

/** Videos of teachers and students: as they came, and converted to what every browser plays. */
export const videosArea = {
  handlers,
  commands,
  plugins: services => [videoFiles(services)],
  sweep: [videosSweep],
  jobs: [{ queue: convertQueue, start: convertFromNowOn }],
} satisfies Area
