import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import { ReviewedClassroom } from '../entities/reviewed-classroom.ts'
import { ChangedSubmission, Submission } from '../entities/submission.ts'
import { LARGEST_ID } from '../limits/input.ts'
import { SUBMISSIONS_UNDO_SECONDS, VIEWING_HELD_SECONDS } from '../limits/submissions.ts'
import { filterOfTask, PARTNER_FILTER, SUBMISSION_FILTER } from '../rules/submission-filter.ts'
import { postChange } from './post-change.ts'

const ofClassroom = { access: 'teacher', params: Type.Object({ id: Id }) } as const
const ofPost = { access: 'teacher', params: Type.Object({ id: Id, sid: Id }) } as const

const asked = Type.Object({
  filter_by: Type.Optional(
    Type.String({
      pattern: SUBMISSION_FILTER,
      examples: ['approved', 'pending', filterOfTask(1)],
      description: '`approved`, `pending` or `task:<id>`; without it all but the deleted',
    }),
  ),
  submission_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LARGEST_ID,
      description: 'this one is there whatever the filter is',
    }),
  ),
})

/**
 * Review of all that the students of a classroom have posted (P3 §2 Submissions, §7). Its teacher may, and its assistant
 * with an account of their own: 403 with code 10 for anybody else. Of a post that is not of this classroom, or deleted, 404
 * with code 90. A change of a status and a comment: 422 with code 42 once the exchange has expired.
 */
export const submissionEndpoints = {
  'GET /api/teacher/classrooms/{id}/review': {
    summary: 'What whoever reviews it needs of the classroom, and its tasks with what they ask for.',
    spec: 'P3 §2 Submissions',
    ...ofClassroom,
    data: ReviewedClassroom,
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/submissions': {
    summary:
      'What the own students have posted and responded, the newest first, each with what was answered to it.',
    spec: 'P3 §2 Submissions',
    ...ofClassroom,
    query: asked,
    data: Type.Array(Submission),
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/submissions': {
    summary: 'The same list, each with what its task asks for; it changes nothing.',
    spec: 'P3 §7 Submissions',
    ...ofClassroom,
    body: asked,
    data: Type.Array(Submission),
  },
  'PUT /api/teacher/classrooms/{id}/submissions': {
    summary: `Approves, unapproves, blocks or deletes posts, all that are named or none. 409 with code 91, and as \`data.submissions\` those that are no more what they were, when somebody has changed one since the version that is named, unless it is already as this would make it; 429 for too many posts in an hour. The change can be taken back by its \`change_id\` for ${SUBMISSIONS_UNDO_SECONDS} seconds.`,
    spec: 'P3 §4 Submission status',
    ...ofClassroom,
    ...postChange,
  },
  'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo': {
    summary:
      'Takes a change of one’s own back: each post gets the status that it had, pending and what was deleted too, unless it was changed since. Again does no harm. 404 with code 92 for any other, or too late.',
    spec: 'P3 §4 Submission status',
    access: 'teacher',
    params: Type.Object({ id: Id, change_id: Id }),
    data: Type.Object({
      undone: Type.Array(ChangedSubmission),
      changed_since: Type.Array(ChangedSubmission, { description: 'stay as they are' }),
      gone: Type.Array(Id, { description: 'with a student who was removed: nothing of them comes back' }),
    }),
  },
  'GET /api/teacher/classrooms/{id}/submissions/{sid}': {
    summary: 'One of them, with what was answered to it.',
    spec: 'P3 §2 Submissions',
    ...ofPost,
    data: Submission,
    revalidates: true,
  },
  'PUT /api/teacher/classrooms/{id}/submissions/{sid}': {
    summary:
      'Saves the comment on it; an empty one takes it away. 422 with the sentence of the field `comment`; 409 with code 91, and the post as `data.submissions`, where by now it has another comment than the one that was seen.',
    spec: 'P3 §5, §8',
    ...ofPost,
    body: Type.Object({
      comment: Type.String(),
      was: Type.Optional(
        Nullable(
          Type.String({ description: 'the comment that was seen; without it that is in any case replaced' }),
        ),
      ),
    }),
    data: Type.Object({ id: Id, teacher_comment: Nullable(Type.String()) }),
  },
  'PUT /api/teacher/classrooms/{id}/submissions/{sid}/viewing': {
    summary: `Says that one has it open, for ${VIEWING_HELD_SECONDS} seconds; also once the exchange has expired. 429 for too many such signs in an hour.`,
    spec: 'P3 §2 Submissions',
    ...ofPost,
  },
  'DELETE /api/teacher/classrooms/{id}/submissions/{sid}/viewing': {
    summary: 'Says that one has it open no more; again does no harm, nor where it is gone by now.',
    spec: 'P3 §2 Submissions',
    ...ofPost,
  },
  'GET /api/teacher/classrooms/{id}/submissions-partner': {
    summary:
      'What the partner’s students have posted and responded and their teacher has approved, the newest first.',
    spec: 'P3 §2 Submissions, §9',
    ...ofClassroom,
    query: Type.Object({
      filter_by: Type.Optional(
        Type.String({
          pattern: PARTNER_FILTER,
          examples: ['approved', filterOfTask(1)],
          description: '`task:<id>`; `approved` is all of them',
        }),
      ),
    }),
    data: Type.Array(Submission),
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/submissions-partner/{sid}': {
    summary: 'One of these. 404 with code 90 for any other.',
    spec: 'P3 §7 Submissions',
    ...ofPost,
    data: Submission,
    revalidates: true,
  },
} as const satisfies EndpointMap
