import { useEffect, useId, useRef } from 'react'
import type { RemovedStudent } from '../../../contract/entities/removed-student.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { removedStudents as t } from '../../../core/messages/removed-students.ts'
import type { RemovedStudents } from '../../../core/students/removed-students.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface RemovedListProps {
  store: RemovedStudents
  found: readonly RemovedStudent[]
  /** There is no room for one more. */
  isFull: boolean
}

/** Each of them, with the day until which they can be brought back. */
export function RemovedList({ store, found, isFull }: RemovedListProps) {
  const restore = useStore(store.$restore)
  const back = useStore(store.$back)
  const rows = found.filter(({ id }) => !back.some(student => student.id === id))
  const last = back.at(-1)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  /** Where in the list the last one was asked for. */
  const pressed = useRef(0)
  // the button that was pressed is gone: the one in its place has the focus, or what says that there is none
  useEffect(() => {
    if (!last || !place.current) return
    const buttons = place.current.querySelectorAll<HTMLElement>('.removed-student button:enabled')
    const next = buttons[Math.min(pressed.current, buttons.length - 1)] ?? place.current
    next.focus()
  }, [last])
  return (
    <div className="removed-students" ref={place} tabIndex={-1}>
      {last && (
        <Notice tone="success">
          <bdi>{t.isBack(last.full_name)}</bdi>
        </Notice>
      )}
      {rows.length === 0 && <EmptyState heading="h3" title={t.noneTitle} text={t.none} />}
      {rows.length > 0 && (
        <>
          <p id={`${id}-text`}>{isFull ? t.full : t.text}</p>
          <ul className="removed-list" aria-label={t.title}>
            {rows.map((student, index) => (
              <li key={student.id} className="removed-student">
                <span className="removed-name" id={`${id}-${student.id}`}>
                  <bdi>{student.full_name}</bdi>
                  <span className="removed-fine">{student.username}</span>
                  <span className="removed-fine">{t.until(shortDate(student.kept_until))}</span>
                </span>
                <Button
                  size="small"
                  disabled={isFull}
                  describedBy={isFull ? `${id}-${student.id} ${id}-text` : `${id}-${student.id}`}
                  busy={restore.at === 'restoring' && restore.student.id === student.id}
                  busyLabel={t.comingBack}
                  onClick={() => {
                    pressed.current = index
                    void store.restore(student)
                  }}
                >
                  {t.bringBack}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
