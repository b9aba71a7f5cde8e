import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { UploadUrl, VideoMetadata } from '../entities/video.ts'

/** What becomes of videos that have arrived (P3 §7 Teacher videos). */
export const videoEndpoints = {
  'GET /api/teacher/files/sizeVideo': {
    summary: 'Size, length and stage of a video of the teacher, by its upload. 404 until it has arrived.',
    spec: 'P3 §7 Teacher videos',
    access: 'teacher',
    query: Type.Object({ url: UploadUrl }),
    data: VideoMetadata,
  },
} as const satisfies EndpointMap
