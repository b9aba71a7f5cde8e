import type { Submission } from '../../../contract/entities/submission.ts'
import { isRichTextEmpty } from '../../../contract/rules/rich-text.ts'
import { review as t } from '../../../core/messages/review.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { CommentBox } from './comment-box.tsx'

interface DeskAsideProps {
  desk: DeskStore
  post: Submission
  isPartner: boolean
  expiredId: string | null
}

/** What the task asks for, and what the teacher says about what came of it. */
export function DeskAside({ desk, post, isPartner, expiredId }: DeskAsideProps) {
  const { create_prompt: prompt = '' } = post
  return (
    <div className="desk-aside">
      <section aria-label={t.prompt}>
        <h3>{t.prompt}</h3>
        {isRichTextEmpty(prompt) ? <p className="desk-fine">{t.noPrompt}</p> : <RichText html={prompt} />}
      </section>
      {!isPartner && <CommentBox key={post.id} comment={desk.commentOf(post)} expiredId={expiredId} />}
    </div>
  )
}
