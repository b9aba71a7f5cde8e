import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { fileTypes, StoredName, UploadedFile } from '../entities/file.ts'
import { Instant } from '../entities/reference.ts'
import {
  AVATAR_FILE_MAX_BYTES,
  FILE_RECEIVE_SECONDS,
  MATERIAL_FILE_MAX_BYTES,
  PAYMENT_ORDER_FILE_MAX_BYTES,
  THUMBNAIL_FILE_MAX_BYTES,
} from '../limits/files.ts'
import { BYTES_PER_MEGABYTE } from '../limits/units.ts'

/** What a file of each type may have. */
const byType = {
  avatar: AVATAR_FILE_MAX_BYTES,
  thumbnail: THUMBNAIL_FILE_MAX_BYTES,
  material: MATERIAL_FILE_MAX_BYTES,
  picture: MATERIAL_FILE_MAX_BYTES,
  payment_order: PAYMENT_ORDER_FILE_MAX_BYTES,
} as const
const megabytes = Object.entries(byType).map(([type, bytes]) => `${type} ${bytes / BYTES_PER_MEGABYTE}`)

/** Files that teachers give (P1 §7 Files, P3 §7 Uploads; decisions, The calls). */
export const fileEndpoints = {
  'POST /api/teacher/files': {
    summary: `Keeps a file. A picture is made anew, with nothing of the original but what is seen: an avatar square and at most 512 pixels wide. A material is what its content says, of the kinds that are taken. A purchase order is a PDF or a picture, and is shown to nobody but our team: it has no address. At most so many MiB: ${megabytes.join(', ')}; send \`type\` before \`file\`, which may have as little as any otherwise.`,
    spec: 'P1 §7 Files, P3 §7 Uploads, decision 9',
    access: 'teacher',
    form: { fileMaxBytes: THUMBNAIL_FILE_MAX_BYTES, byType, receiveSeconds: FILE_RECEIVE_SECONDS },
    body: Type.Object({
      file: UploadedFile,
      type: Type.Enum(fileTypes),
      index: Type.Optional(Type.String({ pattern: '^\\d{1,4}$', description: 'its place among several' })),
    }),
    data: Type.Object({
      name: StoredName,
      index_file: Type.String({ description: "the place that it was sent with; '' without one" }),
      type_file: Type.Enum(fileTypes),
    }),
  },
  'GET /api/teacher/files/{name}/url': {
    summary: 'Where a file of the teacher can be had for a while, by whoever has the address.',
    spec: 'P1 §7 Files',
    access: 'teacher',
    params: Type.Object({ name: StoredName }),
    data: Type.Object({
      url: Type.String({ description: 'a path of this service, query included' }),
      expires_at: Instant,
    }),
  },
} as const satisfies EndpointMap
