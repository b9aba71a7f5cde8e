import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { PartnerPost, SitePost, SiteTask } from '../entities/student-site.ts'
import { StudentUploadUrl } from '../entities/video.ts'
import { STUDENT_TEXT_MAX_CHARACTERS } from '../limits/student-site.ts'

const ofTask = Type.Object({ task_id: Id })

/** A text, a video, or both. */
const Work = Type.Object({
  text: Type.Optional(Type.String({ maxLength: STUDENT_TEXT_MAX_CHARACTERS })),
  url: Type.Optional(StudentUploadUrl),
})

/**
 * What students do (P3 §1, §6): their tasks, what they post, and what they see of the partner classroom. 404 for whatever
 * is not theirs to see; 422 with code 42 for a post once the exchange has expired.
 */
export const studentWorkEndpoints = {
  'GET /api/student/tasks': {
    summary: 'The visible tasks of the classroom, and where the student stands with each.',
    spec: 'P3 §3 Task, §4 Student task status',
    access: 'student',
    data: Type.Array(SiteTask),
  },
  'GET /api/student/tasks/{task_id}': {
    summary:
      'A task with what the student has posted for it, and what the partner classroom has that is approved, or the own one where there is no partner.',
    spec: 'P3 §3 Submission',
    access: 'student',
    params: ofTask,
    data: Type.Object({
      task: SiteTask,
      posts: Type.Array(SitePost),
      partner_posts: Type.Array(PartnerPost),
      has_peers: Type.Boolean({
        description: 'an independent teacher has no partner: these are posts of the own classroom',
      }),
    }),
  },
  'GET /api/student/posts': {
    summary: 'All that the student has posted, the latest first.',
    spec: 'P3 §3 Submission',
    access: 'student',
    data: Type.Array(SitePost),
  },
  'POST /api/student/tasks/{task_id}/posts': {
    summary: 'Posts for a task. 422 with code 84 when there is a post that was not sent back.',
    spec: 'P3 §4 Submission status',
    access: 'student',
    params: ofTask,
    body: Work,
    data: SitePost,
  },
  'POST /api/student/tasks/{task_id}/posts/{post_id}/responses': {
    summary: 'Responds to a post of the partner classroom. 404 unless the student sees that post.',
    spec: 'P3 §4 Submission status',
    access: 'student',
    params: Type.Object({ task_id: Id, post_id: Id }),
    body: Work,
    data: SitePost,
  },
} as const satisfies EndpointMap
