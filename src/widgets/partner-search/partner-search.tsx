import { mayHavePartner } from '../../contract/rules/partner-access.ts'
import { partnerSearch as t } from '../../core/messages/partner-search.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { NoPartners } from '../../parts/partners/no-partners.tsx'
import { SearchPage } from './parts/search-page.tsx'
import type { PartnerSearchHandle } from './types.ts'

export interface PartnerSearchProps {
  classroomId?: number
  widget: PartnerSearchHandle
}

/** cx-partner-search. */
export function PartnerSearch({ classroomId, widget }: PartnerSearchProps) {
  return (
    <OfClassroom classroomId={classroomId} words={t} widget={widget}>
      {(id, user, key) =>
        mayHavePartner(user) ? (
          <SearchPage key={key} classroomId={id} widget={widget} />
        ) : (
          <div className="screen">
            <NoPartners user={user} widget={widget} />
          </div>
        )
      }
    </OfClassroom>
  )
}
