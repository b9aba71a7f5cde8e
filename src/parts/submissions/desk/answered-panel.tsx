import { useMemo } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { review as t } from '../../../core/messages/review.ts'
import { answeredPost } from '../../../core/submissions/answered-post.ts'
import { Loaded } from '../../loaded.tsx'
import { DeskVideo } from './desk-video.tsx'
import { PostHead, PostText } from './post-head.tsx'

interface BesideProps {
  post: Submission
  classroomId: number
  isPartner: boolean
  productName: string
}

/** ORIGINAL POST beside a response: the post that it answers, where that may be seen. */
export function AnsweredPanel({ post, classroomId, isPartner, productName }: BesideProps) {
  const answered = post.responding_to?.id
  const load = useMemo(
    () => (answered === undefined ? null : answeredPost(classroomId, answered, isPartner)),
    [classroomId, answered, isPartner],
  )
  return (
    <section className="desk-panel" aria-label={t.original}>
      <h3>{t.original}</h3>
      {load ? (
        <Loaded list={load} height={240}>
          {original => (
            <>
              <PostHead post={original} />
              {original.response_type === 'video' && (
                <DeskVideo post={original} productName={productName} onReload={load.refresh} />
              )}
              <PostText text={original.text} />
            </>
          )}
        </Loaded>
      ) : (
        <p className="desk-fine">{t.noOriginal}</p>
      )}
    </section>
  )
}
