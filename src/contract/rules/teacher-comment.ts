import { TEACHER_COMMENT_MAX_CHARACTERS } from '../limits/submissions.ts'
import { lengthIssue } from './text-length.ts'

/** What is wrong with a teacher's comment on a submission (P3 §5). An empty one takes the comment away. */
export const teacherCommentIssue = (text: string) => lengthIssue(text, TEACHER_COMMENT_MAX_CHARACTERS)
