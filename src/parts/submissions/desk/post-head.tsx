import type { Submission } from '../../../contract/entities/submission.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { StatusTag } from '../../../ui/tag.tsx'

/** Who has posted it, for which task, when, and what became of it (P3 §2 Submissions: the detail's panels). */
export function PostHead({ post }: { post: Omit<Submission, 'responses'> }) {
  const name = posterName(post)
  return (
    <div className="desk-poster">
      <Avatar name={name} src={avatarPicture(post.student_thumbnail)} decorative />
      <div>
        <p className="desk-poster-name">
          <bdi>{name}</bdi>
        </p>
        <p className="desk-fine">
          <bdi>{post.task_name}</bdi> · {t.postedOn(shortDate(post.created_at))}
        </p>
      </div>
      <StatusTag {...submissionTags[post.status]} />
    </div>
  )
}

/** What is written, alone or beside a video; text, whatever it looks like. */
export const PostText = ({ text }: Pick<Submission, 'text'>) =>
  text === null ? null : (
    <p className="desk-text" dir="auto">
      {text}
    </p>
  )
