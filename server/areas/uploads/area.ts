import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { uploadsSweep } from './sweep.ts'
import { uploadCalls } from './upload-calls.ts'

export { discardUpload } from './discard-upload.ts'
export { giveUpOfStudents } from './repository/uploads.ts'

/** Videos on their way to the server. */
export const uploadsArea = {
  plugins: services => [uploadCalls(services)],
  crossOrigin: {
    methods: ['HEAD', 'PATCH'],
    headers: ['tus-resumable', 'upload-defer-length', 'upload-length', 'upload-metadata', 'upload-offset'],
    exposed: [
      ...['location', 'tus-resumable', 'upload-defer-length', 'upload-expires'],
      ...['upload-length', 'upload-offset'],
    ],
  },
  refusals,
  sweep: [uploadsSweep],
} satisfies Area
