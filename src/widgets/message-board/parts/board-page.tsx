import { useState } from 'react'
import { createMessageList } from '../../../core/message-board/message-list.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { useIsInAnother } from '../../../parts/is-in-another.ts'
import { ListOutline } from '../../../parts/lists/list-outline.tsx'
import { ListScreen, useListClassroom } from '../../../parts/lists/list-screen.tsx'
import type { MessageBoardHandle } from '../types.ts'
import type { Target } from '../use-target.ts'
import { Board } from './board.tsx'
import { mark } from './messages.tsx'

interface BoardPageProps extends Target {
  classroomId: number
  widget: MessageBoardHandle
}

/** One classroom's board, from the outline while it loads. */
export function BoardPage({ classroomId, messageId, commentId, widget }: BoardPageProps) {
  const of = useListClassroom(classroomId)
  const [store] = useState(() => createMessageList(classroomId))
  const isInner = useIsInAnother()
  return (
    <ListScreen of={of} title={t.title} isAside={false} widget={widget} outline={<ListOutline mark={mark} />}>
      <Board
        store={store}
        classroomId={classroomId}
        isExpired={of.classroom?.status === 'expired'}
        isPaired={of.classroom?.class_pairing?.status === 'paired'}
        target={{ messageId, commentId }}
        headingLevel={isInner ? 'h4' : 'h3'}
        refreshClassroom={of.onRetry}
        widget={widget}
      />
    </ListScreen>
  )
}
