import { useId } from 'react'
import type { LibraryConnectionRequest } from '../../../contract/entities/library-connection-request.ts'
import { COURSE_CARD_NAME_MAX_CHARACTERS } from '../../../contract/limits/courses.ts'
import {
  LIBRARY_NAME_SHOWN_CHARACTERS,
  LIBRARY_REQUEST_TEXT_SHOWN_CHARACTERS,
} from '../../../contract/limits/library-connections.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { fitWords } from '../../../core/libraries/fit-words.ts'
import { libraryName } from '../../../core/libraries/library-name.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { CutName } from '../../../parts/cut-name.tsx'
import { Facts, namesOf } from '../../../parts/partners/facts.tsx'
import { Flag } from '../../../parts/partners/flag.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { check } from '../../../ui/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Opened } from './modals/opened.ts'

interface RequestCardProps {
  request: LibraryConnectionRequest
  /** It is not open any more, and goes with the next look at the list. */
  isGone: boolean
  mayConnect: boolean
  onOpen: (next: Opened) => void
  /** Hides it, or shows one that is hidden again. */
  onHide: () => void
}

const AVATAR_PX = 48

/** What another library asks for, in brief, with why it fits one's own (P2 §2, §9). */
export function RequestCard({ request, isGone, mayConnect, onOpen, onHide }: RequestCardProps) {
  const { id, name, school_location, country, avatar, text_request, topics, age_range, course } = request
  const titleId = useId()
  const library = libraryName(request)
  return (
    <Card>
      <article
        className="request"
        aria-labelledby={titleId}
        data-request={id}
        data-gone={isGone || undefined}
      >
        <header className="request-head">
          <Avatar name={name} src={avatarPicture(avatar)} size={AVATAR_PX} decorative />
          <div className="words">
            <h4 className="name" id={titleId}>
              <CutName name={library} most={LIBRARY_NAME_SHOWN_CHARACTERS} />
            </h4>
            {library !== name && (
              <p className="fine">
                <CutName name={name} most={LIBRARY_NAME_SHOWN_CHARACTERS} />
              </p>
            )}
            {school_location && (
              <p className="fine">
                {country && <Flag key={country.iso} iso={country.iso} />}
                <bdi>{school_location}</bdi>
              </p>
            )}
          </div>
        </header>
        <p className="text">
          <CutName name={text_request} most={LIBRARY_REQUEST_TEXT_SHOWN_CHARACTERS} />
        </p>
        <Facts
          facts={[
            [t.topics, namesOf(topics) || t.anyTopic],
            [t.age, age_range?.name ?? t.noAge],
            [t.course, <CutName key="course" name={course.name} most={COURSE_CARD_NAME_MAX_CHARACTERS} />],
          ]}
        />
        {request.fit?.fits && <Fit request={request} />}
        <p className="fine facts">
          <time dateTime={request.expire_at}>{t.until.open(shortDate(request.expire_at))}</time>
          <span>{t.viewed(request.views_number)}</span>
        </p>
        {isGone ? (
          <p className="gone">{t.isGone}</p>
        ) : (
          <Ways request={request} name={library} mayConnect={mayConnect} onOpen={onOpen} onHide={onHide} />
        )}
      </article>
    </Card>
  )
}

/** That it fits one's own library, and why. */
function Fit({ request }: { request: LibraryConnectionRequest }) {
  return (
    <div className="fit">
      <p className="fits">
        <Icon path={check} size={18} />
        {t.fits}
      </p>
      <ul className="reasons" aria-label={t.why}>
        {fitWords(request).map(word => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  )
}

type WaysProps = Pick<RequestCardProps, 'request' | 'mayConnect' | 'onOpen' | 'onHide'> & { name: string }

function Ways({ request, name, mayConnect, onOpen, onHide }: WaysProps) {
  const { id, is_hidden } = request
  return (
    <div className="ways">
      <span className="hide">
        <Button variant="quiet" size="small" onClick={onHide}>
          {is_hidden ? t.show : t.hide}
          <VisuallyHidden>{t.named(name)}</VisuallyHidden>
        </Button>
      </span>
      {/* together, so that neither stands alone where there is no room for all */}
      <div className="ways">
        <Button size="small" onClick={() => onOpen({ at: 'request', id, request })}>
          {t.details}
          <VisuallyHidden>{t.of(name)}</VisuallyHidden>
        </Button>
        <Button
          variant="soft"
          size="small"
          disabled={!mayConnect}
          onClick={() => onOpen({ at: 'request', id, request, connecting: true })}
        >
          {t.connect}
          <VisuallyHidden>{t.to(name)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
