import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** What has become of students: of those named, or of the list as a whole where none is. */
export type StudentChange = 'added' | 'removed' | 'restored' | 'approval' | 'imported' | 'edited'

/** Events of cx-students; element.ts says when each is fired. */
export interface StudentsEvents extends ClassroomErrorEvents {
  'cx-student-shown': { studentId: number | null; path: string }
  'cx-students-changed': { change: StudentChange; studentIds: number[] }
}

export type StudentsHandle = WidgetHandle<StudentsEvents>
