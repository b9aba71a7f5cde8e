import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import { shortDate } from '../../../../core/dates/short-date.ts'
import { serviceUrl } from '../../../../core/http/address.ts'
import { libraryConnections } from '../../../../core/messages/library-connections.ts'
import { libraryDetails as t } from '../../../../core/messages/library-details.ts'
import { Facts, namesOf } from '../../../../parts/partners/facts.tsx'
import { Flag } from '../../../../parts/partners/flag.tsx'

/** Who asks, what for, and until when, in a few words. */
export function RequestFacts({ request }: { request: LibraryConnectionRequest }) {
  const { topics, age_range, number_students, classroom_name, posted_at, expire_at, status } = request
  const day = (instant: string) => <time dateTime={instant}>{shortDate(instant)}</time>
  return (
    <Facts
      facts={[
        [t.librarian, !request.is_own && <Who request={request} />],
        [t.topics, namesOf(topics) || libraryConnections.anyTopic],
        [t.age, age_range?.name ?? libraryConnections.noAge],
        [t.students, number_students.name],
        [t.course, <Course key="course" course={request.course} />],
        [t.classroom, classroom_name],
        [t.posted, day(posted_at)],
        [status === 'expired' ? t.expired : t.until, status !== 'connected' && day(expire_at)],
        [t.views, request.views_number],
      ]}
    />
  )
}

function Who({ request: { name, school_location, country } }: { request: LibraryConnectionRequest }) {
  return (
    <>
      {name}
      {school_location && (
        <>
          {', '}
          {country && <Flag iso={country.iso} />}
          {school_location}
        </>
      )}
    </>
  )
}

function Course({ course: { name, weeks, pdf_url } }: { course: LibraryConnectionRequest['course'] }) {
  return (
    <>
      {name}, {t.weeks(weeks)}
      {pdf_url && (
        <>
          {' · '}
          <a href={serviceUrl(pdf_url)} target="_blank" rel="noopener">
            {t.aboutCourse}
          </a>
        </>
      )}
    </>
  )
}
