import { useRef } from 'react'
import { review as t } from '../../../core/messages/review.ts'
import type { Done } from '../../../core/submissions/decision.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import type { UndoOffer } from '../../../core/submissions/undo-offer.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface UndoBarProps {
  offer: UndoOffer<Done>
  onUndo: () => void
}

/** What was done last, for ten seconds, with the way back; it stays while somebody is at it. */
export function UndoBar({ offer, onUndo }: UndoBarProps) {
  const told = useStore(offer.$told)
  const hold = () => offer.hold(true)
  const free = () => offer.hold(false)
  const box = useRef<HTMLDivElement>(null)
  if (!told) return <div className="desk-undo" />
  const [task, name] = [told.post.task_name, posterName(told.post)]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears whether somebody is at what is inside
    <div
      ref={box}
      className="desk-undo"
      onPointerEnter={hold}
      onPointerLeave={() => offer.hold(box.current?.matches(':focus-within') ?? false)}
      onFocus={hold}
      onBlur={free}
    >
      <Notice
        tone="success"
        onDismiss={() => offer.tell(null)}
        dismissLabel={t.dismiss}
        action={
          told.what === 'made' && (
            <Button size="small" onClick={onUndo}>
              {t.undo}
            </Button>
          )
        }
      >
        {told.what === 'made' ? t.made(task, name, told.action) : t.takenBack(task, name)}
      </Notice>
    </div>
  )
}
