import { computed } from 'nanostores'
import { HEADER_CLASSROOMS_POLL_MS } from '../../src/contract/limits/shell.ts'
import { DEFAULT_CLASSROOM_FILTER } from '../../src/contract/rules/classroom-filters.ts'
import { classroomListPoll } from '../../src/core/classrooms/classroom-list-poll.ts'

const poll = classroomListPoll(DEFAULT_CLASSROOM_FILTER, '', HEADER_CLASSROOMS_POLL_MS)

/** The classrooms of the header's dropdown, newest first; the same poll as My Classrooms, asked less often. */
export const $headerClassrooms = computed(poll.$state, state =>
  state.at === 'loading' ? [] : (state.data ?? []),
)
