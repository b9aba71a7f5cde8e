import type { User } from '../../../contract/entities/user.ts'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { ListScreen, useListClassroom } from '../../../parts/lists/list-screen.tsx'
import type { PartnerChatHandle } from '../types.ts'
import { Chat } from './chat.tsx'
import { ChatOutline } from './chat-outline.tsx'
import { NoChat } from './no-chat.tsx'

interface ChatPageProps {
  classroomId: number
  user: User
  widget: PartnerChatHandle
}

/** One classroom's chat, from the outline while it loads. */
export function ChatPage({ classroomId, user, widget }: ChatPageProps) {
  const of = useListClassroom(classroomId)
  const { classroom } = of
  const isExpired = classroom?.status === 'expired'
  return (
    <ListScreen of={of} title={t.title} isAside={false} widget={widget} outline={<ChatOutline />}>
      {classroom?.partner ? (
        <Chat
          classroomId={classroomId}
          teacherId={user.id}
          partnerName={partnerName(classroom.partner)}
          assistants={classroom.teacher_assistants}
          isExpired={isExpired}
          refreshClassroom={of.onRetry}
          widget={widget}
        />
      ) : (
        <NoChat classroomId={classroomId} user={user} isExpired={isExpired} widget={widget} />
      )}
    </ListScreen>
  )
}
