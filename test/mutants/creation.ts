import type { Plant } from '../../scripts/mutate/plant.ts'

/** Creating a classroom and editing one, in the browser. */
export const plants: Plant[] = [
  {
    bug: 'another attempt at the same creates a second classroom',
    in: 'src',
    text: 'idempotencyKey: draft.draft_id',
    becomes: 'idempotencyKey: `${draft.draft_id}${Math.random()}`',
  },
  {
    bug: 'whoever chooses another course after a lost answer creates a second classroom',
    in: 'src',
    text: 'idempotencyKey: draft.draft_id',
    becomes: 'idempotencyKey: `${draft.draft_id}${course_id}`',
  },
  {
    bug: 'a creation that was done before ends in an error',
    in: 'src',
    text: 'if (classroomId === null) throw error',
    becomes: 'if (classroomId === null || classroomId > 0) throw error',
  },
  {
    bug: 'a classroom without a course that was there already is entered, and no course asked for',
    in: 'src',
    text: 'return data.course_id !== null',
    becomes: 'return true',
  },
  {
    bug: 'a field that the server refused is told in no place',
    in: 'src',
    text: 'want(field)\n    creation.goToField(field)',
    becomes: 'want(field)',
  },
  {
    bug: 'whoever is told again that the agreement is missing sends the classroom round in a circle',
    in: 'src',
    text: "failure.why === 'agreement' && !isResumed",
    becomes: "failure.why === 'agreement'",
  },
  {
    bug: 'the youngest age range is the default',
    in: 'src',
    text: 'other.min_age - one.min_age',
    becomes: 'one.min_age - other.min_age',
  },
  {
    bug: 'more students may be chosen than a classroom takes',
    in: 'src',
    text: 'studentRanges.filter(({ max }) => max <= STUDENTS_PER_CLASSROOM_MAX)',
    becomes: 'studentRanges.filter(({ max }) => max > 0)',
  },
  {
    bug: 'students of 13 years count as young',
    in: 'src',
    text: 'ageRange.min_age < REVIEW_BELOW_AGE_YEARS',
    becomes: 'ageRange.min_age <= REVIEW_BELOW_AGE_YEARS',
  },
  {
    bug: 'teachers of the players program save before the course step',
    in: 'src',
    text: 'isIndependent(user) && !isIndependentPlayers(user)',
    becomes: 'isIndependent(user)',
  },
  {
    bug: 'each classroom is welcomed as the first',
    in: 'src',
    text: "state.at === 'ready' && state.data.length === 1",
    becomes: "state.at === 'ready'",
  },
  {
    bug: 'a level is sent for a subject that has none',
    in: 'src',
    text: 'level_id: takesLanguages ? draft.level_id : null',
    becomes: 'level_id: draft.level_id',
  },
  {
    bug: 'what one teacher has filled in is there for the next',
    in: 'src',
    text: '<Begin key={`${user.id} ${invitation}`} user={user} invitation={invitation}',
    becomes: '<Begin key={`${invitation}`} user={user} invitation={invitation}',
  },
  {
    bug: 'an expired classroom can be edited',
    in: 'src',
    text: '<fieldset disabled={isExpired}>',
    becomes: '<fieldset>',
  },
  {
    bug: 'a code is reset without a question',
    in: 'src',
    text: "ask: () => $state.set({ at: 'asking' })",
    becomes: "ask: () => void reset('')",
  },
  {
    bug: 'a code is reset twice at once',
    in: 'src',
    text: "if ($state.get().at === 'resetting') return",
    becomes: '',
  },
  {
    bug: 'the code that was reset stays on the screen for ever',
    in: 'src',
    text: "state.at === 'done' && state.before === code ? state.code : code",
    becomes: "state.at === 'done' ? state.code : code",
  },
  {
    bug: 'a code that was replaced since is announced as the new one',
    in: 'src',
    text: "state.at === 'done' && state.code === shown && (",
    becomes: "state.at === 'done' && (",
  },
  {
    bug: 'a page that takes care of a classroom error itself sees our modal, too',
    in: 'src',
    text: 'useTold(props, prevented => setOpen(!prevented))',
    becomes: 'useTold(props, () => setOpen(true))',
  },
  {
    bug: 'what could not be loaded is told in no modal',
    in: 'src',
    text: 'reason={isRead || busy ? null : reason}',
    becomes: 'reason={null}',
  },
]
