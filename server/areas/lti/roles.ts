const VOCABULARY = 'http://purl.imsglobal.org/vocab/lis/v2'
const MEMBERSHIP = `${VOCABULARY}/membership`
const PERSON = `${VOCABULARY}/institution/person#`

/** The finer kinds of a role in a course, such as `…/membership/Instructor#Lecturer`; platforms differ in the case. */
const finer = (role: string) =>
  new RegExp(`^${MEMBERSHIP.replaceAll('.', '\\.')}/${role}#(?!TeachingAssistant)`, 'i')

const ofCourse = (name: string) => {
  const plain = [`${MEMBERSHIP}#${name}`, name]
  const kinds = finer(name)
  return (role: string) => plain.includes(role) || kinds.test(role)
}

const teaches = ofCourse('Instructor')
const learns = ofCourse('Learner')
const teachesSomewhere = (role: string) => [`${PERSON}Instructor`, `${PERSON}Faculty`].includes(role)
const learnsSomewhere = (role: string) => [`${PERSON}Student`, `${PERSON}Learner`].includes(role)

/**
 * What somebody is by their roles (1EdTech, LTI 1.3 core, A.2). In a course those of the course decide: who teaches
 * somewhere at the institution may be a student here. Teaching assistants count as teachers where the platform calls them
 * that besides; administrators, designers and mentors have no classrooms.
 */
export function standingOf(
  roles: readonly string[],
  { inCourse }: { inCourse: boolean },
): 'teacher' | 'student' | 'other' {
  const has = (inIt: (role: string) => boolean, somewhere: (role: string) => boolean) =>
    roles.some(role => inIt(role) || (!inCourse && somewhere(role)))
  if (has(teaches, teachesSomewhere)) return 'teacher'
  return has(learns, learnsSomewhere) ? 'student' : 'other'
}
