import type { Submission } from '../../../contract/entities/submission.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { DeskActions } from './desk-actions.tsx'
import { UndoBar } from './undo-bar.tsx'
import type { DeskActs } from './use-desk-acts.ts'

interface DeskFootProps {
  desk: DeskStore
  post: Submission | null
  isPartner: boolean
  expiredId: string | null
  areKeysOn: boolean
  acts: DeskActs
}

/** What can be made of the submission, always in sight, and over it what was done last. */
export const DeskFoot = ({ desk, post, isPartner, expiredId, areKeysOn, acts }: DeskFootProps) => (
  <footer className="desk-foot">
    <UndoBar offer={desk.offer} onUndo={acts.undo} />
    {post && (
      <DeskActions
        post={post}
        isPartner={isPartner}
        expiredId={expiredId}
        areKeysOn={areKeysOn}
        onAction={acts.decide}
        onFlag={acts.flag}
      />
    )}
  </footer>
)
