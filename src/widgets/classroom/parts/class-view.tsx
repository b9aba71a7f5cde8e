import { useRef, useState } from 'react'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { ClassViewOutcomeProps } from '../../../parts/students/profile/class-view-outcome.tsx'
import { Button } from '../../../ui/button.tsx'
import { external } from '../../../ui/icons.ts'
import type { ClassroomHandle } from '../types.ts'

/** What the button opens, once for all classrooms of a page. */
const outcome = laterView<ClassViewOutcomeProps>(
  async () => (await import('../../../parts/students/profile/class-view-outcome.tsx')).ClassViewOutcome,
)

interface ClassViewProps {
  classroomId: number
  widget: ClassroomHandle
}

/**
 * The Student View of a whole class; My Students, where the one of a student is, is hidden there (P2 §2). The button is
 * there with the header, so that nothing moves later, and its code comes meanwhile.
 */
export function ClassView(props: ClassViewProps) {
  const state = useStore(outcome.$state)
  const open = useRef<() => void>(null)
  const [isPressed, setPressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const View = state.at === 'ready' ? state.data : null
  return (
    <>
      <Button
        size="small"
        icon={external}
        busy={isBusy || (isPressed && state.at === 'loading')}
        onClick={() => {
          setPressed(true)
          open.current?.()
        }}
      >
        {t.classView}
      </Button>
      {View && <View {...props} label={t.classView} opener={open} isPressed={isPressed} onBusy={setBusy} />}
      <Failure
        title={t.classView}
        reason={isPressed && state.at === 'failed' ? state.reason : null}
        onClose={() => setPressed(false)}
        onRetry={outcome.retry}
      />
    </>
  )
}
