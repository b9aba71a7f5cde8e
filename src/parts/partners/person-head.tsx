import type { ReactNode } from 'react'
import type { PartnerPerson } from '../../contract/entities/partner.ts'
import { avatarPicture } from '../../core/avatar-picture.ts'
import { partnerPlace } from '../../core/partners/partner-place.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { Flag } from './flag.tsx'
import sheet from './partners.css?inline'

const AVATAR_PX = { small: 44, large: 64 }

interface PersonHeadProps {
  person: PartnerPerson
  /** What the name stands in, such as a heading. */
  name: (name: ReactNode) => ReactNode
  size?: keyof typeof AVATAR_PX
  /** Below the place. */
  children?: ReactNode
}

/** Somebody by picture, first name and initial, and place (P2 §3 Partner). */
export function PersonHead({ person, name, size = 'large', children }: PersonHeadProps) {
  useSheet(sheet)
  const { full_name, avatar } = person
  return (
    <div className="cx-person">
      <Avatar name={full_name} src={avatarPicture(avatar)} size={AVATAR_PX[size]} decorative />
      <div className="cx-person-words">
        {name(<bdi>{full_name}</bdi>)}
        <PersonPlace person={person} />
        {children}
      </div>
    </div>
  )
}

/** City, state and country with its flag. */
function PersonPlace({ person }: { person: PartnerPerson }) {
  const place = partnerPlace(person)
  if (!place) return null
  return (
    <p className="cx-person-place">
      {person.country && <Flag key={person.country.iso} iso={person.country.iso} />}
      <bdi>{place}</bdi>
    </p>
  )
}
