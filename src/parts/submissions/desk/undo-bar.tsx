import type { UndoOffer } from '../../../core/lists/undo-offer.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import type { Done } from '../../../core/submissions/decision.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { HeldNotice } from '../../held-notice.tsx'

interface UndoBarProps {
  offer: UndoOffer<Done | null>
  onUndo: () => void
}

/** What was done last, for ten seconds, with the way back; it stays while somebody is at it. */
export function UndoBar({ offer, onUndo }: UndoBarProps) {
  const told = useStore(offer.$told)
  if (!told) return <div className="desk-undo" />
  const [task, name] = [told.post.task_name, posterName(told.post)]
  const isMade = told.what === 'made'
  return (
    <HeldNotice
      className="desk-undo"
      onHold={offer.hold}
      onDismiss={() => offer.tell(null)}
      action={
        isMade && (
          <Button size="small" onClick={onUndo}>
            {submissions.undo}
          </Button>
        )
      }
    >
      {isMade ? t.made(task, name, told.action) : t.takenBack(task, name)}
    </HeldNotice>
  )
}
