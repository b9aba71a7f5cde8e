import { leaving } from '../../src/core/messages/leaving.ts'
import { useStore } from '../../src/core/use-store.ts'
import { LeaveQuestion } from '../../src/ui/leave-question.tsx'
import { $departure, leave, stay } from '../departure.ts'
import { go } from '../navigation.ts'

/** Asks whoever goes away from something that has not been sent (P3 §4 Upload flow). */
export function AskBeforeLeaving() {
  const departure = useStore($departure)

  function goOn() {
    const path = leave()
    if (path !== null) go(path)
  }

  return <LeaveQuestion open={departure !== null} labels={leaving} onLeave={goOn} onStay={stay} />
}
