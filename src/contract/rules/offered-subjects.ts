import {
  isIndependent,
  isIndependentBasic,
  isIndependentLanguage,
  isIndependentPlayers,
  isLibrarian,
  type WithUserType,
} from './user-types.ts'

/** Subjects by their ids (P1 §3). */
const subjectIds = {
  library: 3,
  playersTrust: 4,
  independentBasic: 5,
  independentLanguage: 6,
  independentPlayersTrust: 7,
} as const

const ofIndependent: readonly number[] = [
  subjectIds.independentBasic,
  subjectIds.independentLanguage,
  subjectIds.independentPlayersTrust,
]
/** Those of librarians, and of no other kind of account; libraries connect with courses of these (P2 §6). */
export const librarySubjects: readonly number[] = [subjectIds.library, subjectIds.playersTrust]

export const isIndependentSubject = (id: number) => ofIndependent.includes(id)

/**
 * Whether a person may pick a subject for the profile (P1 §6): Library and Players Trust are for librarians; those of
 * independent teachers come with what they are, and nobody picks them.
 */
export const mayPickSubject = (user: WithUserType, id: number): boolean =>
  !isIndependentSubject(id) && (isLibrarian(user) || !librarySubjects.includes(id))

/** The one subject that an independent teacher has, by what they are; undefined for everybody else. */
function independentSubject(user: WithUserType): number | undefined {
  if (isIndependentBasic(user)) return subjectIds.independentBasic
  if (isIndependentLanguage(user)) return subjectIds.independentLanguage
  return isIndependentPlayers(user) ? subjectIds.independentPlayersTrust : undefined
}

/**
 * Whether a person may pick a subject for a classroom, and sees its courses (P1 §6): Library and Players Trust are for
 * librarians, an independent subject for independent teachers of its kind, who have no other.
 */
export function mayUseSubject(user: WithUserType, id: number): boolean {
  if (isIndependent(user) || isIndependentSubject(id)) return independentSubject(user) === id
  return isLibrarian(user) || !librarySubjects.includes(id)
}

/** Whether a person pays for classrooms of a subject with tokens of it; independent teachers pay by subscription. */
export const paysForSubject = (user: WithUserType, id: number): boolean =>
  !isIndependent(user) && mayUseSubject(user, id)

/**
 * The subjects that a person can look for: those of their own classrooms first, whatever they are, then the others
 * that they may pick, both in the order of `subjects`.
 */
export function offeredSubjects<S extends { id: number }>(
  user: WithUserType,
  subjects: readonly S[],
  classrooms: readonly { subject: { id: number } }[],
): S[] {
  const own = new Set(classrooms.map(({ subject }) => subject.id))
  return [
    ...subjects.filter(({ id }) => own.has(id)),
    ...subjects.filter(({ id }) => !own.has(id) && mayUseSubject(user, id)),
  ]
}
