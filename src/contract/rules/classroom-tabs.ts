import { postsAsOne } from './group-types.ts'

/** Tabs of the classroom page in their order, as the query value `tab` names them (P2 §2). */
export const classroomTabs = ['dashboard', 'tasks', 'students', 'submissions', 'message-board'] as const
export type ClassroomTab = (typeof classroomTabs)[number]

export const DEFAULT_CLASSROOM_TAB: ClassroomTab = 'dashboard'

/** Tabs that the bar shows: never Message Board; My Students only with a course and not for a whole class. */
export function tabsInBar(classroom: {
  course_id: number | null
  course_student_group_type_id: number
}): ClassroomTab[] {
  const hasStudents = classroom.course_id !== null && !postsAsOne(classroom.course_student_group_type_id)
  return classroomTabs.filter(tab => tab !== 'message-board' && (tab !== 'students' || hasStudents))
}

/**
 * Tabs that can be opened: those of the bar, and Message Board by its deep link, since only its place in the bar
 * is hidden (decision 1).
 */
export function canOpenTab(
  tab: string | null | undefined,
  classroom: { course_id: number | null; course_student_group_type_id: number },
): tab is ClassroomTab {
  return tab === 'message-board' || (tabsInBar(classroom) as string[]).includes(tab ?? '')
}
