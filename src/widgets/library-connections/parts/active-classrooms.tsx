import { useId } from 'react'
import { ACTIVE_CLASSROOMS_FIRST } from '../../../contract/limits/library-connections.ts'
import type { ActiveClassroomsStore } from '../../../core/libraries/own-lists.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import type { LibraryConnectionsHandle } from '../types.ts'
import { AsideList } from './aside-list.tsx'

const OUTLINE_PX = 76

interface ActiveClassroomsProps {
  store: ActiveClassroomsStore
  widget: LibraryConnectionsHandle
}

/** The classrooms whose exchange runs, a few at first (P2 §2 About Me). */
export function ActiveClassrooms({ store, widget }: ActiveClassroomsProps) {
  const id = useId()
  return (
    <section className="active" aria-labelledby={id}>
      <h4 className="small-title" id={id}>
        {t.facts.active_classrooms_count}
      </h4>
      <AsideList
        store={store}
        first={ACTIVE_CLASSROOMS_FIRST}
        height={OUTLINE_PX}
        nothing={<p className="fine">{t.noClassrooms}</p>}
      >
        {rows => (
          <ul className="classrooms">
            {rows.map(({ id, name, partner }) => (
              <li key={id}>
                <a {...widget.link('classroom', { classroomId: id })}>
                  <bdi>{name}</bdi>
                </a>
                {partner && (
                  <span className="fine">
                    <bdi>{t.partner(partner.full_name)}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </AsideList>
    </section>
  )
}
