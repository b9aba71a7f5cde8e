import type { Classroom } from '../../../contract/entities/classroom.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import type { FirstPost, ProfileChange } from '../../../parts/students/profile/profile-types.ts'
import type { StudentProfileProps } from '../../../parts/students/profile/student-profile.tsx'
import type { StudentsHandle } from '../types.ts'

const profile = laterView<StudentProfileProps>(
  async () => (await import('../../../parts/students/profile/student-profile.tsx')).StudentProfile,
)

interface ProfileProps {
  classroom: Classroom
  studentId: number
  first: FirstPost
  widget: StudentsHandle
  onBack: () => void
  onChanged: () => unknown
}

/** The profile of a student in the place of the list, its code with the first one that is opened. */
export function Profile({ classroom, studentId, first, widget, onBack, onChanged }: ProfileProps) {
  function changed(change: ProfileChange) {
    widget.emit('cx-students-changed', { change, studentIds: [studentId] })
    onChanged()
  }
  return (
    <Loaded list={profile} height={240}>
      {View => (
        <View
          classroom={classroom}
          studentId={studentId}
          first={first}
          widget={widget}
          onBack={onBack}
          onChanged={changed}
        />
      )}
    </Loaded>
  )
}
