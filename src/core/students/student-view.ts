import { atom } from 'nanostores'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { studentProfile as t } from '../messages/student-profile.ts'
import { studentViewLink } from './student-view-link.ts'
import { viewPlatform } from './view-platform.ts'

/** `link`: the tab could not be opened by itself, so there is a link to press, good once. */
export type StudentViewState =
  | { at: 'closed' }
  | { at: 'opening' }
  | { at: 'link'; href: string }
  | { at: 'failed'; reason: string; again: boolean }

/** Whom the student site is to be seen as: one student or group, or a whole class, which posts as one. */
export interface ViewedAs {
  classroomId: number
  studentId: number | null
}

/**
 * Opens the student site as a student, a group or a class sees it (P3 §6). The tab is opened within the press, since
 * browsers stop one that comes later; an iPhone and an iPad, and whoever keeps tabs from opening, are given a link.
 *
 * @param site the brand's student site (core/brand/student-site.ts)
 */
export function createStudentView({ classroomId, studentId }: ViewedAs, site: string) {
  const $state = atom<StudentViewState>({ at: 'closed' })

  const askForCode = () =>
    studentId === null
      ? call('POST /api/teacher/classrooms/{id}/whole-class-token', undefined, {
          params: { id: classroomId },
        })
      : call('POST /api/teacher/classrooms/{id}/students/{student_id}/masquerade-token', undefined, {
          params: { id: classroomId, student_id: studentId },
        })

  /** Call it within the press. */
  async function open(): Promise<void> {
    if ($state.get().at === 'opening') return
    const tab = viewPlatform.isIos() ? null : viewPlatform.openTab()
    $state.set({ at: 'opening' })
    try {
      const href = studentViewLink(site, (await askForCode()).data)
      if (tab?.go(href)) $state.set({ at: 'closed' })
      else $state.set({ at: 'link', href })
    } catch (error) {
      tab?.close()
      $state.set({ at: 'failed', ...explainFailure(error, t.viewFailed) })
    }
  }

  return { $state, open, close: () => $state.set({ at: 'closed' }) }
}

export type StudentView = ReturnType<typeof createStudentView>
