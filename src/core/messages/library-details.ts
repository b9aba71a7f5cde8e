import { libraryConnectionSentences } from '../../contract/server-messages/library-connections.ts'

const exchanges = (count: number, subject: string) =>
  `${count} ${subject} ${count === 1 ? 'exchange' : 'exchanges'}`

/** One request of a library that is open, and what connecting costs and makes (P2 §4 Library request, §8). */
export const libraryDetails = {
  failed: 'Error get request.',
  viewsFailed: 'Tracking views error.',
  connectFailed: 'Error sending connection request.',

  of: 'Request of',
  about: 'About Me',
  nothingAbout: 'Nothing written yet.',
  librarian: 'Librarian',
  topics: 'Topics',
  age: 'Age Range',
  students: 'Number of Students',
  course: 'Course',
  weeks: (count: number) => (count === 1 ? '1 week' : `${count} weeks`),
  aboutCourse: 'About the course',
  classroom: 'Classroom',
  posted: 'Posted on',
  until: 'Open until',
  expired: 'Expired on',
  views: 'Views',

  connect: 'Connect',
  connectTo: 'Connect with',
  makes: (classroom: string, course: string) =>
    `Both libraries get the classroom ${classroom} with the course ${course}, and you are partners from then on.`,
  costs: (cost: number, subject: string, remaining: number) =>
    `This costs each of you ${exchanges(cost, subject)}. You will have ${remaining} left.`,
  costsNothing: 'This costs you no exchange.',
  costsLater: (cost: number, subject: string, left: number) =>
    `Once a library connects, this costs each of you ${exchanges(cost, subject)}. You have ${left} left.`,
  missingLater: (missing: number, subject: string) =>
    `You can post this, but no library can connect until you have purchased ${exchanges(missing, subject)}.`,
  working: 'Connecting',
  doneTitle: libraryConnectionSentences.connected,
  done: (name: string, classroom: string) =>
    `You and ${name} are partners now. Your classroom is ${classroom}.`,
  overTitle: 'Too late',
  openClassroom: 'Open the classroom',
} as const
