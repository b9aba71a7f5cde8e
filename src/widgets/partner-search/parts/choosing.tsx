import { useEffect, useRef, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { PartnerMatch } from '../../../contract/entities/partner.ts'
import { firstPartnerFilters, NO_FILTERS } from '../../../contract/rules/partner-filters.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import type { FilterLists } from '../../../core/partners/filter-lists.ts'
import { createPartnerSearch } from '../../../core/partners/partner-search.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronLeft } from '../../../ui/icons.ts'
import type { Opened, PartnerSearchHandle } from '../types.ts'
import { Filters } from './filters.tsx'
import { LaterModals } from './later-modals.tsx'
import { MatchesView } from './matches-view.tsx'

interface ChoosingProps {
  classroom: Classroom
  lists: FilterLists
  onBack: () => void
  widget: PartnerSearchHandle
}

/** Let Me Choose: the filters, below them Potential Matches, and what is opened of one of them. */
export function Choosing({ classroom, lists, onBack, widget }: ChoosingProps) {
  const { id } = classroom
  const [store] = useState(() => createPartnerSearch(id, firstPartnerFilters(classroom, lists.ageRanges)))
  useEffect(() => store.start(), [store])
  const [opened, setOpened] = useState<Opened | null>(null)
  const { list, willFocus } = useFocusOnRequest(opened)
  const open = (at: Opened['at'], partner: PartnerMatch, classroomId: number | null) =>
    setOpened({ at, partner, classroomId })

  function searchAll(): void {
    store.choose(NO_FILTERS)
    void store.search()
  }

  return (
    <div className="list" ref={list}>
      <div className="choose-head">
        <h3 className="part-title">{t.letMeChoose}</h3>
        <Button variant="quiet" size="small" icon={chevronLeft} onClick={onBack}>
          {t.back}
        </Button>
      </div>
      <Filters classroom={classroom} store={store} lists={lists} />
      <MatchesView
        store={store}
        onAll={searchAll}
        onDetails={partner => open('details', partner, null)}
        onInvite={(partner, classroomId) => open('invite', partner, classroomId)}
        widget={widget}
      />
      {opened && (
        <LaterModals
          key={`${opened.at} ${opened.partner.id}`}
          opened={opened}
          classroom={classroom}
          widget={widget}
          onInvite={classroomId => open('invite', opened.partner, classroomId)}
          onSent={request => {
            willFocus(opened.partner.id)
            store.invited(opened.partner.id, request.invited_classroom_id, request.id)
            widget.emit('cx-connection-changed', {
              connectionId: request.id,
              change: 'requested',
              classroomId: id,
            })
          }}
          onExists={() => {
            const { partner } = opened
            willFocus(partner.id)
            void store.retry()
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** Where Invite was pressed stands See Request once that is sent: whoever closes the modals goes on from there. */
function useFocusOnRequest(opened: Opened | null) {
  const list = useRef<HTMLDivElement>(null)
  const invited = useRef<number>(null)
  useEffect(() => {
    if (opened || invited.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-match='${invited.current}'] a`)?.focus()
    invited.current = null
  }, [opened])
  return {
    list,
    willFocus(teacherId: number): void {
      invited.current = teacherId
    },
  }
}
