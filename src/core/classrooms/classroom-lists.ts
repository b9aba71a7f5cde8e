import { computed } from 'nanostores'
import type {
  AgeRange,
  Language,
  Level,
  NumberOfStudentsRange,
  Subject,
} from '../../contract/entities/reference.ts'
import type { LoadState } from '../http/load.ts'
import { ageRanges, languages, levels, studentRanges, subjects } from '../reference/reference-lists.ts'

/** The lists that a classroom is put together from. */
export interface ClassroomLists {
  subjects: readonly Subject[]
  languages: readonly Language[]
  levels: readonly Level[]
  ageRanges: readonly AgeRange[]
  studentRanges: readonly NumberOfStudentsRange[]
}

const loads = [subjects, languages, levels, ageRanges, studentRanges]

const listed = <T>(state: LoadState<T>): T | undefined => ('data' in state ? state.data : undefined)

/** All of them as one: `ready` when each is there, `failed` as soon as one is not to be had. */
export const $classroomLists = computed(
  [subjects.$state, languages.$state, levels.$state, ageRanges.$state, studentRanges.$state],
  (...states): LoadState<ClassroomLists> => {
    const [ofSubjects, ofLanguages, ofLevels, ofAges, ofStudents] = states
    const lists = {
      subjects: listed(ofSubjects),
      languages: listed(ofLanguages),
      levels: listed(ofLevels),
      ageRanges: listed(ofAges),
      studentRanges: listed(ofStudents),
    }
    if (isWhole(lists)) return { at: 'ready', data: lists }
    const failed = states.find(state => state.at === 'failed')
    return failed?.at === 'failed'
      ? { at: 'failed', reason: failed.reason, error: failed.error }
      : { at: 'loading' }
  },
)

const isWhole = (lists: { [Name in keyof ClassroomLists]: unknown }): lists is ClassroomLists =>
  Object.values(lists).every(Boolean)

/** Asks again for those that did not come. */
export async function retryClassroomLists(): Promise<void> {
  await Promise.all(loads.map(list => list.retry()))
}
