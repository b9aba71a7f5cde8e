import { useId } from 'react'
import type { ConnectionRequest } from '../../../contract/entities/connection.ts'
import { type ConnectionSide, connectionSides } from '../../../contract/rules/connection-status.ts'
import { connections as t } from '../../../core/messages/connections.ts'
import type { ConnectionListStore } from '../../../core/partners/connection-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ConnectionsHandle } from '../types.ts'
import { NoRequests } from './no-requests.tsx'
import { RequestRow } from './request-row.tsx'
import { Toolbar } from './toolbar.tsx'

interface RequestsProps {
  store: ConnectionListStore
  classroomId: number | null
  /** Of each side. */
  heading: 'h3' | 'h4'
  onOpen: (id: number) => void
  widget: ConnectionsHandle
}

const mark = <Skeleton shape="circle" height={44} />
/** What waits for an answer stands first. */
const sides = connectionSides.toReversed()

/** The requests, those that were received before those that were sent. */
export function Requests({ store, classroomId, heading, onOpen, widget }: RequestsProps) {
  const list = useStore(store.$list)
  const rows = 'rows' in list ? list.rows : undefined
  return (
    <div className="list">
      {/* it stands there while they are coming: nothing that is seen moves when they are here */}
      {list.at !== 'failed' && rows?.length !== 0 && <Toolbar store={store} count={rows?.length} />}
      <ListRows
        title={t.title}
        list={list}
        rows={rows}
        store={store}
        outline={<RowsOutline mark={mark} />}
        nothing={<NoRequests classroomId={classroomId} widget={widget} />}
      >
        {shown => (
          <div className="sides">
            {sides.map(side => (
              <OfSide
                key={side}
                side={side}
                heading={heading}
                rows={shown.filter(row => row.side === side)}
                onOpen={onOpen}
              />
            ))}
          </div>
        )}
      </ListRows>
    </div>
  )
}

interface OfSideProps extends Pick<RequestsProps, 'heading' | 'onOpen'> {
  side: ConnectionSide
  rows: readonly ConnectionRequest[]
}

function OfSide({ side, heading: Heading, rows, onOpen }: OfSideProps) {
  const id = useId()
  return (
    <section className="side" aria-labelledby={id}>
      <Heading className="side-title" id={id}>
        {t.sides[side]}
      </Heading>
      {rows.length === 0 ? (
        <p className="fine">{t.noneOf[side]}</p>
      ) : (
        <ul className="requests">
          {rows.map(row => (
            <li key={row.id}>
              <RequestRow request={row} onOpen={() => onOpen(row.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
