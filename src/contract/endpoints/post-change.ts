import Type from 'typebox'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import { ChangedSubmission } from '../entities/submission.ts'
import { SUBMISSIONS_CHANGED_MAX } from '../limits/submissions.ts'
import { submissionActions } from '../rules/submission-status.ts'

/** How posts are changed, in a classroom's list and in a student's alike (P3 §4 Submission status). */
export const postChange = {
  body: Type.Object({
    action: Type.Enum(submissionActions, { description: 'the new status' }),
    videos: Type.Array(Type.Union([Id, Type.Object({ id: Id, version: Type.Integer({ minimum: 0 }) })]), {
      minItems: 1,
      maxItems: SUBMISSIONS_CHANGED_MAX,
      description:
        'ids of the posts, texts too; with the version that was seen, or without to change it in any case',
    }),
  }),
  data: Type.Object({
    change_id: Nullable(Id),
    submissions: Type.Array(ChangedSubmission, { description: 'all that were named, in this order' }),
  }),
} as const
