import { partnerChat as t } from '../../core/messages/partner-chat.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { ChatPage } from './parts/chat-page.tsx'
import type { PartnerChatHandle } from './types.ts'

export interface PartnerChatProps {
  classroomId?: number
  widget: PartnerChatHandle
}

/** cx-partner-chat. */
export function PartnerChat({ classroomId, widget }: PartnerChatProps) {
  return (
    <OfClassroom classroomId={classroomId} words={t} widget={widget}>
      {(id, user, key) => <ChatPage key={key} classroomId={id} user={user} widget={widget} />}
    </OfClassroom>
  )
}
