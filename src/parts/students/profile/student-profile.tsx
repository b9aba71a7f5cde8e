import { useEffect, useRef, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { $session } from '../../../core/session/session.ts'
import { wordFor } from '../../../core/students/groups.ts'
import { createStudentPage, studentPageState } from '../../../core/students/student-page.ts'
import { studentRights } from '../../../core/students/student-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { chevronLeft } from '../../../ui/icons.ts'
import { useSheet } from '../../../ui/style-root.ts'
import { LoadFailure } from '../../load-failure.tsx'
import { DeletedStudent } from './deleted-student.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileOutline } from './profile-outline.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import type { FirstPost, ProfileChange, ProfileWidget } from './profile-types.ts'
import sheet from './student-profile.css?inline'

export interface StudentProfileProps {
  classroom: Classroom
  studentId: number
  /** Without it the task videos. */
  first?: FirstPost
  widget: ProfileWidget
  /** Back to the list. */
  onBack: () => void
  /** Something of the student has changed: the name or a post (`edited`), the approval, or that they are there at all. */
  onChanged: (change: ProfileChange) => void
}

/**
 * One student or group: how far they are, what they have posted, and all that a teacher can do for them (P3 §2 My
 * Students). It keeps itself up to date. Another student is another profile: give it a key.
 */
export function StudentProfile(props: StudentProfileProps) {
  const { classroom, studentId, first, widget, onBack, onChanged } = props
  useSheet(sheet)
  const [page] = useState(() => createStudentPage(classroom.id, studentId))
  const session = useStore($session)
  const state = studentPageState(useStore(page.$state))
  const isRetrying = useStore(page.$retrying)
  /** Who was deleted here just now: that can be undone. */
  const [deleted, setDeleted] = useState<{ id: number; full_name: string } | null>(null)
  const rights = studentRights(classroom, session)
  const word = wordFor(classroom)

  const place = useRef<HTMLDivElement>(null)
  const wasDeleted = useRef(false)
  // what was pressed to undo it is gone
  useEffect(() => {
    if (wasDeleted.current && !deleted) place.current?.focus()
    wasDeleted.current = deleted !== null
  }, [deleted])
  // once the exchange has expired nobody can approve a name any more, and what the group has posted is read all the same
  const mayWait = rights.inGroups && !rights.isExpired
  const waits = state.at === 'ready' && mayWait && !state.student.is_approved_name

  function changed(change: ProfileChange): void {
    onChanged(change)
    void page.refresh()
  }

  return (
    <div className="student-profile" ref={place} tabIndex={-1}>
      <div>
        <Button variant="quiet" icon={chevronLeft} onClick={onBack}>
          {t.back}
        </Button>
      </div>
      {deleted && (
        <DeletedStudent
          classroomId={classroom.id}
          student={deleted}
          onBack={async () => {
            onChanged('restored')
            // a poll has said meanwhile that they are gone
            await page.refresh()
            setDeleted(null)
          }}
        />
      )}
      {!deleted && state.at === 'loading' && <ProfileOutline />}
      {!deleted && state.at === 'gone' && <EmptyState heading="h2" title={t.goneTitle} text={t.gone[word]} />}
      {!deleted && state.at === 'failed' && (
        <LoadFailure
          heading="h2"
          title={t.failedTitle}
          reason={state.reason}
          onRetry={page.retry}
          busy={isRetrying}
        />
      )}
      {!deleted && waits && <EmptyState heading="h2" title={state.student.full_name} text={t.waitsForName} />}
      {!deleted && state.at === 'ready' && !waits && (
        <>
          {state.isOutdated && (
            <p className="student-outdated" role="status">
              {t.outdated}{' '}
              <Button
                variant="quiet"
                size="small"
                onClick={page.retry}
                busy={isRetrying}
                busyLabel={common.loading}
              >
                {common.retry}
              </Button>
            </p>
          )}
          <ProfileCard
            classroom={classroom}
            student={state.student}
            rights={rights}
            widget={widget}
            page={page}
            onChanged={changed}
            onDeleted={() => {
              setDeleted(state.student)
              onChanged('removed')
            }}
          />
          <ProfileTabs
            {...(first && { first })}
            classroom={classroom}
            student={state.student}
            productName={widget.brand.productName}
            onChanged={() => changed('edited')}
          />
        </>
      )}
    </div>
  )
}
