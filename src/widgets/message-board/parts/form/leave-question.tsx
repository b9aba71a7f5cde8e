import { common } from '../../../../core/messages/common.ts'
import { messageForm as t } from '../../../../core/messages/message-form.ts'
import { LeaveQuestion as Question } from '../../../../ui/leave-question.tsx'

const labels = {
  title: t.leaveTitle,
  text: t.leaveText,
  leave: t.leave,
  stay: t.stay,
  close: common.close,
}

/** Asks whoever closes a message whose files are on their way, which are lost with that. */
export const LeaveQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Question open labels={labels} onStay={onStay} onLeave={onLeave} />
)
