import { submissions as t } from '../../core/messages/submissions.ts'
import type { PostChange } from '../../core/submissions/post-changes.ts'
import { Button } from '../../ui/button.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { HeldNotice } from '../held-notice.tsx'
import sheet from './submissions.css?inline'

type Told = Extract<PostChange, { at: 'changed' | 'undoing' | 'undone' }>

interface UndoBarProps {
  change: Told
  onUndo: () => void
  /** Somebody has the focus or the pointer at it, or not any more. */
  onHold: (isHeld: boolean) => void
  onDismiss: () => void
}

function sentence(change: Told): string {
  const { posts, action } = change
  const [only, ...others] = posts
  if (change.at === 'undone') {
    const { left } = change
    return left > 0 ? t.undoneBut(posts.length - left, left) : t.undone(posts.length)
  }
  return only && others.length === 0 ? t.changed(only.task_name, action) : t.allChanged(posts.length, action)
}

/** Says what became of posts, with the way to take it back, for some seconds and as long as somebody is at it. */
export function UndoBar({ change, onUndo, onHold, onDismiss }: UndoBarProps) {
  useSheet(sheet)
  const isUndoing = change.at === 'undoing'
  return (
    <HeldNotice
      className="undo-bar"
      onHold={onHold}
      onDismiss={isUndoing ? undefined : onDismiss}
      action={
        (isUndoing || (change.at === 'changed' && change.undo)) && (
          <Button size="small" busy={isUndoing} busyLabel={t.undoing} onClick={onUndo}>
            {t.undo}
          </Button>
        )
      }
    >
      {sentence(change)}
    </HeldNotice>
  )
}
