import { useEffect, useMemo, useRef, useState } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import { createRemovalUndo } from '../../../core/students/removal-undo.ts'
import { useStore } from '../../../core/use-store.ts'

/**
 * The undo of the last removal in a list of `all` students. Who it is of is out of sight at once, and has the focus when
 * they are back, where somebody was at the undo.
 */
export function useUndo(
  classroomId: number,
  all: readonly Student[] | undefined,
  onRestored: (studentId: number) => void,
) {
  const [undo] = useState(() => createRemovalUndo(classroomId, onRestored))
  useEffect(() => undo.close, [undo])
  const state = useStore(undo.$undo)

  const gone = state.at === 'none' || state.at === 'back' ? null : state.student.id
  const rows = useMemo(() => all?.filter(({ id }) => id !== gone), [all, gone])
  const place = useRef<HTMLDivElement>(null)
  const back = state.at === 'back' && state.wasHeld ? state.student.id : null
  const isBack = rows?.some(({ id }) => id === back) ?? false
  // the button that was pressed for it is gone
  useEffect(() => {
    if (isBack) place.current?.querySelector<HTMLElement>(`[data-student="${back}"]`)?.focus()
  }, [isBack, back])

  return {
    undo,
    /** Who is out of sight. */
    gone,
    /** The others. */
    rows,
    /** Around the list. */
    place,
  }
}
