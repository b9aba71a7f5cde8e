import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Creation } from '../store.ts'

interface StepButtonsProps {
  creation: Creation
  isFirst: boolean
  /** The course step, which is left by a course or by Skip, which creates the classroom without one. */
  isLast: boolean
  /** The classroom can be created here already, without a course (decision 8). */
  mayFinish: boolean
  progress: { at: string }
  onFinish: () => void
}

/** The ways on and back. */
export function StepButtons({ creation, isFirst, isLast, mayFinish, progress, onFinish }: StepButtonsProps) {
  const end = useStore(creation.$end)
  const isSaving = progress.at === 'sending' || (progress.at === 'done' && !end)
  const isOver = isSaving || end !== null
  return (
    <>
      <VisuallyHidden live>{isSaving && t.saving}</VisuallyHidden>
      {!isFirst && (
        <Button onClick={creation.back} disabled={isOver}>
          {t.back}
        </Button>
      )}
      {(mayFinish || isLast) && (
        <Button onClick={onFinish} busy={isSaving} disabled={end !== null}>
          {isLast ? t.skip : t.save}
        </Button>
      )}
      {!isLast && (
        <Button type="submit" variant="primary" disabled={isOver}>
          {mayFinish ? t.chooseCourse : t.next}
        </Button>
      )}
    </>
  )
}
