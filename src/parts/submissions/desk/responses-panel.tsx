import { useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { review as t } from '../../../core/messages/review.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { DeskVideo } from './desk-video.tsx'
import { PostHead, PostText } from './post-head.tsx'

interface ResponsesPanelProps {
  post: Submission
  productName: string
  onReload: () => Promise<void>
  /** Whether a response is among the posts of the desk. */
  isListed: (id: number) => boolean
  onShow: (id: number) => void
}

/** RESPONSE beside a post: what was answered to it, one at a time. */
export function ResponsesPanel({ post, productName, onReload, isListed, onShow }: ResponsesPanelProps) {
  const { responses } = post
  const [chosen, setChosen] = useState<number>()
  const response = responses.find(({ id }) => id === chosen) ?? responses[0]
  return (
    <section className="desk-panel" aria-label={t.response}>
      <h3>{t.response}</h3>
      {responses.length > 1 && response && (
        <Select
          label={t.responseOf}
          value={String(response.id)}
          onChange={id => setChosen(Number(id))}
          options={responses.map(other => ({ value: String(other.id), label: posterName(other) }))}
        />
      )}
      {response ? (
        <>
          <PostHead post={response} />
          {response.response_type === 'video' && (
            <DeskVideo key={response.id} post={response} productName={productName} onReload={onReload} />
          )}
          <PostText text={response.text} />
          {isListed(response.id) && (
            <div>
              <Button size="small" onClick={() => onShow(response.id)}>
                {t.reviewThis}
              </Button>
            </div>
          )}
        </>
      ) : (
        <p className="desk-fine">{t.noResponse}</p>
      )}
    </section>
  )
}
