import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { FileName, fileTypes, UploadedFile } from '../entities/file.ts'
import { Instant } from '../entities/reference.ts'
import { AVATAR_FILE_MAX_BYTES } from '../limits/files.ts'
import { BYTES_PER_MEGABYTE } from '../limits/units.ts'

/** Files that teachers give (P1 §7 Files; decisions, The calls). */
export const fileEndpoints = {
  'POST /api/teacher/files': {
    summary: `Keeps a picture, made anew: square, at most 512 pixels wide, nothing of the original but what is seen. At most ${AVATAR_FILE_MAX_BYTES / BYTES_PER_MEGABYTE} MiB.`,
    spec: 'P1 §7 Files, decision 9',
    access: 'teacher',
    form: { fileMaxBytes: AVATAR_FILE_MAX_BYTES },
    body: Type.Object({
      file: UploadedFile,
      type: Type.Enum(fileTypes),
      index: Type.Optional(Type.String({ pattern: '^\\d{1,4}$', description: 'its place among several' })),
    }),
    data: Type.Object({ name: FileName }),
  },
  'GET /api/teacher/files/{name}/url': {
    summary: 'Where a file of the teacher can be had for a while, by whoever has the address.',
    spec: 'P1 §7 Files',
    access: 'teacher',
    params: Type.Object({ name: FileName }),
    data: Type.Object({
      url: Type.String({ description: 'a path of this service, query included' }),
      expires_at: Instant,
    }),
  },
} as const satisfies EndpointMap
