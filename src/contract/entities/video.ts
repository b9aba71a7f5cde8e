import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'

/** What an upload has answered with when it began; it stands for the video once that has arrived. */
export const UploadUrl = Type.String({
  pattern: '^/api/(teacher|demo)/uploads/[\\w-]{43}$',
  description: 'the path of an upload of this service that has ended',
})

/** The same of a student, whose uploads are under the student site's own address. */
export const StudentUploadUrl = Type.String({
  pattern: '^/api/student/uploads/[\\w-]{43}$',
  description: 'the path of an upload of this student that has ended',
})

/** What is known of a video (P3 §3); polled until it is converted. */
export const VideoMetadata = Type.Object({
  video_size: Type.Integer({ description: 'bytes of the original' }),
  transcode_video_size: Nullable(
    Type.Integer({ description: 'bytes of the converted one; null until it is there' }),
  ),
  video_duration: Nullable(Type.Number({ description: 'seconds; null until it is converted' })),
  video_processed: Type.Enum([0, 1, 2], {
    description: '0 while it waits or is converted, 1 when it is ready, 2 when that failed',
  }),
  stage: Type.Enum(['waiting', 'converting', 'ready', 'failed']),
  progress: Type.Integer({ minimum: 0, maximum: 100, description: 'percent of the conversion' }),
})
export type VideoMetadata = Static<typeof VideoMetadata>
