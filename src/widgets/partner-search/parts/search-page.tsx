import { useState } from 'react'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { ListOutline } from '../../../parts/lists/list-outline.tsx'
import { ListScreen, useListClassroom } from '../../../parts/lists/list-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { PartnerSearchHandle } from '../types.ts'
import { mark } from './mark.tsx'
import { Search } from './search.tsx'

interface SearchPageProps {
  classroomId: number
  widget: PartnerSearchHandle
}

/** The search of one classroom, as far as it can have a partner. */
export function SearchPage({ classroomId, widget }: SearchPageProps) {
  const of = useListClassroom(classroomId)
  const { classroom } = of
  const partner = classroom?.partner
  const [isSearched, setSearched] = useState(false)
  if (classroom && !partner && classroom.status !== 'expired' && !isSearched) setSearched(true)
  const toClassroom = <ButtonLink {...widget.link('classroom', { classroomId })}>{t.toClassroom}</ButtonLink>
  return (
    <ListScreen of={of} title={t.title} isAside={false} widget={widget} outline={<ListOutline mark={mark} />}>
      {partner && !isSearched ? (
        <Card>
          <EmptyState title={t.pairedTitle} text={t.paired} action={toClassroom} />
        </Card>
      ) : classroom?.status === 'expired' ? (
        <Notice tone="warning">{t.expired}</Notice>
      ) : (
        classroom && (
          <>
            {/* whoever is reading, or writing, as the partner comes goes on with that */}
            {partner && (
              <Notice tone="success" action={toClassroom}>
                {t.pairedWith(partnerName(partner))}
              </Notice>
            )}
            <Search classroom={classroom} widget={widget} />
          </>
        )
      )}
    </ListScreen>
  )
}
