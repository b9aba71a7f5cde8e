import type { Message } from '../../../contract/entities/message.ts'
import type { MessageListState, MessageListStore } from '../../../core/message-board/message-list.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { BoardContext } from './board-context.ts'
import { MessageCard } from './message-card.tsx'

interface MessagesProps {
  /** Those of the board as they are shown. */
  rows: readonly Message[] | undefined
  list: MessageListState
  store: MessageListStore
  /** The message that a link leads to, or to a comment below it. */
  ledTo: number | null
  context: BoardContext
  onCreate: () => void
}

/** In the place of a teacher's picture. */
export const mark = <Skeleton shape="circle" height={44} />

/** The messages of the board; with a filter by comments those are unfolded. */
export function Messages({ rows, list, store, ledTo, context, onCreate }: MessagesProps) {
  const status = 'question' in list ? list.question.status : null
  return (
    <ListRows
      title={t.title}
      list={list}
      rows={rows}
      store={store}
      outline={<RowsOutline mark={mark} />}
      nothing={<Nothing isFiltered={status !== null} store={store} context={context} onCreate={onCreate} />}
    >
      {shown => (
        <ul className="cards" aria-label={t.title}>
          {shown.map(message => (
            <li key={`${status} ${message.id}`}>
              <MessageCard
                message={message}
                isOpen={status !== null}
                isLed={message.id === ledTo}
                context={context}
              />
            </li>
          ))}
        </ul>
      )}
    </ListRows>
  )
}

interface NothingProps extends Pick<MessagesProps, 'store' | 'context' | 'onCreate'> {
  isFiltered: boolean
}

/** Nothing is posted yet, or nothing left of what was asked for: what to do next. */
function Nothing({ isFiltered, store, context, onCreate }: NothingProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title={t.noneLeftTitle}
        text={t.noneLeft}
        action={<Button onClick={() => store.ask({ status: null })}>{t.showAll}</Button>}
      />
    )
  }
  const isExpired = context.expiredId !== null
  return (
    <EmptyState
      title={t.noneTitle}
      text={isExpired ? t.noneExpired : t.none(context.isPaired)}
      action={!isExpired && <Button onClick={onCreate}>{t.create}</Button>}
    />
  )
}
