import { useId } from 'react'
import type { AboutMe as About, User } from '../../../contract/entities/user.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import type { ActiveClassroomsStore } from '../../../core/libraries/own-lists.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { LibraryConnectionsHandle } from '../types.ts'
import { ActiveClassrooms } from './active-classrooms.tsx'

const AVATAR_PX = 64

const counts = [
  'active_classrooms_count',
  'active_librarian_connection_requests_count',
  'videos_count',
] as const satisfies (keyof About)[]

interface AboutMeProps {
  user: User
  classrooms: ActiveClassroomsStore
  widget: LibraryConnectionsHandle
}

/** Who one is to other libraries, and what one has done with them (P2 §2 About Me). */
export function AboutMe({ user, classrooms, widget }: AboutMeProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="about">
          <div className="about-head">
            <Avatar name={user.full_name} src={avatarPicture(user.avatar)} size={AVATAR_PX} decorative />
            <div className="words">
              <h3 className="part-title" id={id}>
                {t.aboutMe}
              </h3>
              <p className="name">
                <bdi>{user.full_name}</bdi>
              </p>
              <p className="fine">
                <bdi>{user.school_name}</bdi>
              </p>
            </div>
          </div>
          <dl className="counts">
            {counts.map(name => (
              <div key={name}>
                <dt>{t.facts[name]}</dt>
                <dd className="number">{user[name] ?? <Skeleton width="2em" />}</dd>
              </div>
            ))}
            <div>
              <dt>{t.renewBy}</dt>
              <dd className="number">
                <RenewBy day={user.membership_expiration} />
              </dd>
            </div>
          </dl>
          <AboutText user={user} widget={widget} />
          <ActiveClassrooms store={classrooms} widget={widget} />
        </div>
      </Card>
    </section>
  )
}

function RenewBy({ day }: { day: About['membership_expiration'] | undefined }) {
  if (day === undefined) return <Skeleton width="4em" />
  return day === null ? t.noEnd : <time dateTime={day}>{shortDate(day)}</time>
}

function AboutText({ user, widget }: { user: User; widget: LibraryConnectionsHandle }) {
  const { about_info: about } = user
  if (about === undefined) return <Skeleton />
  if (about?.trim()) return <p className="written">{about}</p>
  return (
    <div className="empty-line">
      <p className="fine">{t.nothingAbout}</p>
      <ButtonLink size="small" {...widget.link('profile')}>
        {t.writeAbout}
      </ButtonLink>
    </div>
  )
}
