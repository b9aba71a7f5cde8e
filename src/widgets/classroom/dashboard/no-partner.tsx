import { useId } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { search } from '../../../ui/icons.ts'
import type { PartnerAsks } from '../deep-link.ts'
import { partnerSearch } from '../partner-search.ts'
import type { ClassroomHandle } from '../types.ts'
import { followedHere } from './followed-here.ts'
import { Inner } from './inner.tsx'

interface NoPartnerProps {
  classroom: Classroom
  user: User
  onPartner: (asks: PartnerAsks) => void
  /** The search is open in the panel. */
  isSearching: boolean
  /** Something of the classroom itself has changed. */
  onChanged: () => void
  widget: ClassroomHandle
}

/** The way to a partner, and the search itself once it is asked for. */
export function NoPartner(props: NoPartnerProps) {
  const { classroom, user, isSearching, onPartner, widget } = props
  const reason = useId()
  if (classroom.status === 'expired') {
    return (
      <div className="panel">
        <Button icon={search} disabled describedBy={reason}>
          {t.find}
        </Button>
        <p id={reason}>{t.expired}</p>
      </div>
    )
  }
  if (isSearching) return <Searching {...props} />
  const find = partnerSearch(classroom, user, widget)
  const looksHere = !isLibrarian(user)
  const findHere = followedHere(find, () => onPartner({ showPartnerSearch: true }))
  return (
    <div className="panel">
      <p>{looksHere ? t.noPartner : t.noPartnerLibrarian}</p>
      <ButtonLink variant="primary" icon={search} {...(looksHere ? findHere : find)}>
        {t.find}
      </ButtonLink>
    </div>
  )
}

/** The search, which is an element of its own whose code comes now. */
function Searching({ classroom, onPartner, onChanged, widget }: NoPartnerProps) {
  return (
    <Inner
      name="partner-search"
      classroom-id={classroom.id}
      // a request that is accepted there makes the classroom a paired one
      oncx-connection-changed={onChanged}
      widget={widget}
    >
      <Button variant="quiet" size="small" onClick={() => onPartner({ showPartnerSearch: false })}>
        {t.closeSearch}
      </Button>
    </Inner>
  )
}
