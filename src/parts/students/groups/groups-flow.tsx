import { useState } from 'react'
import type { ApprovedGroup } from '../../../contract/entities/student.ts'
import { groups as t } from '../../../core/messages/groups.ts'
import { isPutAway, putAway } from '../../../core/students/groups-away.ts'
import { groupNamesPoll, groupsCheckPoll } from '../../../core/students/groups-polls.ts'
import { type GroupsClassroom, groupsStand } from '../../../core/students/groups-stand.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { GroupPasswords } from './group-passwords.tsx'
import sheet from './groups.css?inline'
import { GroupsNumberModal } from './groups-number-modal.tsx'
import { GroupsReviewModal } from './groups-review-modal.tsx'
import { StandNotice } from './stand-notice.tsx'

export interface GroupsFlowProps {
  classroom: GroupsClassroom
  /** Address of the student site, by the brand (core/brand/student-site.ts). */
  portal: string
  /** Out of sight for now: no modal is shown then. */
  isAside?: boolean
  /** The groups, or their names, are other ones now. */
  onChanged: () => void
}

/** What the person has done with a modal that comes by itself: put away, or opened again. */
type Opening = 'by-itself' | 'away' | 'open'

/**
 * What comes before a small-group classroom has its groups, and before these have their names (P3 §4 Small-group flow):
 * two modals that come by themselves, that of the number once in a tab, and notices that lead back to them. Nothing where nothing is left to do.
 */
export function GroupsFlow({ classroom, portal, isAside = false, onChanged }: GroupsFlowProps) {
  useSheet(sheet)
  const [polls] = useState(() => ({
    check: groupsCheckPoll(classroom.id),
    names: groupNamesPoll(classroom.id),
  }))
  const check = useStore(polls.check.$state)
  const names = useStore(polls.names.$state)
  const [number, setNumber] = useState<Opening>(() => (isPutAway(classroom.id) ? 'away' : 'by-itself'))
  const [review, setReview] = useState<Opening>('by-itself')
  /** Told once, of the groups that were just approved. */
  const [passwords, setPasswords] = useState<readonly ApprovedGroup[]>([])
  if (check.at === 'loading' || names.at === 'loading' || !check.data || !names.data) return null

  const isOver = classroom.status === 'expired'
  const stand = groupsStand(classroom, check.data)
  const waiting = isOver ? [] : names.data
  const changed = () => {
    void polls.check.refresh()
    void polls.names.refresh()
    onChanged()
  }
  const isOpen = stand.at === 'unasked' && !stand.isHelpAsked && !classroom.students_number
  const asksByItself = number === 'by-itself' && isOpen
  const partner = stand.at === 'unasked' || stand.at === 'mismatch' ? stand.partner : null

  return (
    <div className="groups-notices">
      <StandNotice stand={stand} onNumber={() => setNumber('open')} />
      {waiting.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={() => setReview('open')}>
              {t.review}
            </Button>
          }
        >
          <p>{t.waitsForReview(waiting.length)}</p>
        </Notice>
      )}
      {!isAside && (asksByItself || number === 'open') && (
        <GroupsNumberModal
          classroomId={classroom.id}
          partner={partner}
          onSaved={() => {
            setNumber('open')
            changed()
          }}
          onClose={() => {
            putAway(classroom.id)
            setNumber('away')
          }}
        />
      )}
      {!isAside && waiting.length > 0 && review !== 'away' && number !== 'open' && (
        <GroupsReviewModal
          classroomId={classroom.id}
          names={waiting}
          onApproved={groups => {
            setReview('away')
            setPasswords(groups)
            changed()
          }}
          onClose={() => setReview('away')}
        />
      )}
      {!isAside && passwords.length > 0 && (
        <GroupPasswords groups={passwords} portal={portal} onClose={() => setPasswords([])} />
      )}
    </div>
  )
}
