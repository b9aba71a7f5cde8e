import { atom } from 'nanostores'
import type { ImportedStudent, ImportRow } from '../../contract/entities/student-import.ts'
import { STUDENT_LIST_MAX_BYTES } from '../../contract/limits/student-files.ts'
import { BYTES_PER_MEGABYTE } from '../../contract/limits/units.ts'
import { studentListFileIssue } from '../../contract/rules/student-list-file.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { studentFiles as t } from '../messages/student-files.ts'
import { platform } from '../platform.ts'

/** A list that was read: what becomes of each row, and a word about the whole of it. */
export interface CheckedList {
  name: string
  rows: readonly ImportRow[]
  hint: string | undefined
}

/**
 * Where an import stands. `empty` is the modal 'No students found' (P3 §8): nobody in the list, or it failed; with the
 * list where its import was asked for, and may have been done.
 */
export type ImportProgress =
  | { at: 'choosing'; issue?: string }
  | { at: 'checking'; name: string }
  | { at: 'checked' | 'importing'; list: CheckedList }
  | { at: 'empty'; reason?: string; again: boolean; list?: CheckedList }
  | { at: 'imported'; students: readonly ImportedStudent[] }

interface Chosen {
  file: File
  ignoresFirst: boolean
  /** Of this file read in this way: however often it is sent, its students are added once. */
  key: string
}

const issues = {
  not_xlsx: t.notXlsx,
  too_large: t.tooLarge(STUDENT_LIST_MAX_BYTES / BYTES_PER_MEGABYTE),
} as const

/** The import of one list into a classroom: chosen, tried out, imported. `taken` is told of those who were added. */
export function createStudentImport(
  classroomId: number,
  taken: (students: readonly ImportedStudent[]) => void,
) {
  const $progress = atom<ImportProgress>({ at: 'choosing' })
  const $ignoresFirst = atom(true)
  let chosen: Chosen | null = null
  /** An import whose answer was lost is asked for again, and told once more. */
  let retry = async () => {}
  let calls = new AbortController()

  const body = ({ file, ignoresFirst }: Chosen) =>
    ({ file, ignore_first_row: ignoresFirst ? '1' : '0' }) as const

  function fail(error: unknown, list?: CheckedList): void {
    const { reason, again } = explainFailure(error, t.checkFailed)
    // the title of the modal says it already
    $progress.set({
      at: 'empty',
      again,
      ...(reason !== t.noStudents && { reason }),
      ...(again && list && { list }),
    })
  }

  /** Reads the file anew; what was asked of another one before is of no use any more. */
  async function check(next: Chosen): Promise<void> {
    chosen = next
    calls.abort()
    calls = new AbortController()
    const { signal } = calls
    const { name } = next.file
    retry = () => check(next)
    $progress.set({ at: 'checking', name })
    try {
      const { data, message } = await call(
        'POST /api/teacher/classrooms/{id}/students/import/check',
        body(next),
        { params: { id: classroomId }, signal },
      )
      if (!signal.aborted) $progress.set({ at: 'checked', list: { name, rows: data, hint: message } })
    } catch (error) {
      if (!signal.aborted) fail(error)
    }
  }

  /** `all` are those that were dropped with it: which of them is meant nobody knows. */
  async function choose(file: File | null, all: readonly File[] = []): Promise<void> {
    if (!file) return
    if (all.length > 1) return $progress.set({ at: 'choosing', issue: t.oneFile })
    const issue = studentListFileIssue(file)
    if (issue) $progress.set({ at: 'choosing', issue: issues[issue] })
    else await check({ file, ignoresFirst: $ignoresFirst.get(), key: platform.newId() })
  }

  async function setIgnoresFirst(ignoresFirst: boolean): Promise<void> {
    $ignoresFirst.set(ignoresFirst)
    if (chosen) await check({ file: chosen.file, ignoresFirst, key: platform.newId() })
  }

  async function send(): Promise<void> {
    const before = $progress.get()
    if (before.at === 'checked' && chosen) await importList(chosen, before.list)
  }

  async function importList(chosen: Chosen, list: CheckedList): Promise<void> {
    retry = () => importList(chosen, list)
    $progress.set({ at: 'importing', list })
    try {
      const { data } = await call('POST /api/teacher/classrooms/{id}/students/import', body(chosen), {
        params: { id: classroomId },
        idempotencyKey: chosen.key,
      })
      // another list may have brought them meanwhile
      if (data.length === 0) return $progress.set({ at: 'empty', again: false })
      $progress.set({ at: 'imported', students: data })
      taken(data)
    } catch (error) {
      // rows that are at fault now were not when the list was read: they are shown again
      const isAtRows = Object.keys(asRefusal(error)?.fields ?? {}).some(field => field.startsWith('rows.'))
      if (isAtRows) await check(chosen)
      else fail(error, list)
    }
  }

  return {
    $progress,
    $ignoresFirst,
    choose,
    setIgnoresFirst,
    send,
    retry: () => retry(),
    /**
     * Back to the choice of a file; to the list where its import may have been done, which is asked for under the same key
     * then, so that the first passwords are told.
     */
    startOver() {
      const now = $progress.get()
      if (now.at === 'empty' && now.list) return $progress.set({ at: 'checked', list: now.list })
      calls.abort()
      chosen = null
      $progress.set({ at: 'choosing' })
    },
    /** Nobody looks any more; what is being imported goes on. */
    close: () => calls.abort(),
  }
}

export type StudentImport = ReturnType<typeof createStudentImport>
