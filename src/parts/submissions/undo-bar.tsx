import { useEffect, useRef } from 'react'
import { submissions as t } from '../../core/messages/submissions.ts'
import type { PostChange } from '../../core/submissions/post-changes.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSheet } from '../../ui/style-root.ts'
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
  const box = useRef<HTMLDivElement>(null)
  // gone while it was held
  useEffect(() => () => onHold(false), [onHold])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears whether somebody is at what is inside
    <div
      ref={box}
      className="undo-bar"
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(box.current?.matches(':focus-within') ?? false)}
    >
      <Notice
        tone="success"
        {...(change.at !== 'undoing' && { onDismiss, dismissLabel: t.dismiss })}
        action={
          (change.at === 'undoing' || (change.at === 'changed' && change.undo)) && (
            <Button size="small" busy={change.at === 'undoing'} busyLabel={t.undoing} onClick={onUndo}>
              {t.undo}
            </Button>
          )
        }
      >
        {sentence(change)}
      </Notice>
    </div>
  )
}
