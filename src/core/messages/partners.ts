import { connectionSentences } from '../../contract/server-messages/connections.ts'

const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`)
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const left = (remaining: number, subject: string) =>
  `You will have ${remaining} ${subject} ${remaining === 1 ? 'token' : 'tokens'} left.`

/** A partner, or who could be one, and what becoming partners costs (P2 §3 Partner, §4 Token rule, §8). */
export const partners = {
  subjects: 'Subjects',
  nativeLanguage: 'Native Language',
  languages: 'Languages of Instruction',
  ages: 'Age Ranges',
  school: 'School',
  aboutMe: 'About Me',
  classrooms: 'Classrooms',
  nothingAbout: 'Nothing written yet.',

  subject: 'Subject',
  learningLanguage: 'Learning Language',
  level: 'Level',
  ageRange: 'Age Range',
  students: 'Number of Students',
  tokens: 'Tokens',

  reasons: 'Why it fits',
  sameDays: (count: number) => `${days(count)} at the same time`,
  sameWeeks: (count: number) => (count === 1 ? '1 week at the same time' : `${count} weeks at the same time`),
  sharedHours: (hours: string) => `${hours} of school at the same time`,
  hours: (hours: number, minutes: number) =>
    [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' '),
  sameSize: 'Classes of the same size',
  sameAge: 'Students of the same age',
  learnFromEachOther: 'Each class learns what the other one speaks',
  sameLanguage: 'Both classes speak the same language',
  answersWithinHour: 'Answers within an hour',
  answersWithinDay: 'Answers within a day',
  answersWithinDays: (count: number) => `Answers within ${days(count)}`,

  /** What it comes to, if there is enough; what is missing is said as the catalogue has it. */
  settled: {
    even: (remaining: number, subject: string) =>
      `Both classrooms need the same number of tokens. ${left(remaining, subject)}`,
    paid: (difference: number, remaining: number, subject: string) =>
      `The partner classroom needs ${tokens(difference)} more than yours, which you pay. ${left(remaining, subject)}`,
    returned: (difference: number, remaining: number, subject: string) =>
      `The partner classroom needs ${tokens(difference)} fewer than yours, which you get back. ${left(remaining, subject)}`,
    short: connectionSentences.tokensShort,
    none: connectionSentences.tokensMissing,
  },
  anyTokens:
    'It costs you nothing more: they choose a classroom that needs no more tokens than yours. If it needs fewer, you get the difference back.',
  purchase: 'Purchase exchanges',

  note: 'Personal note',
  noteHint: 'You may leave it empty.',
  noteCount: (used: number, most: number) => `${used} of ${most}`,

  wrongTitle: 'Wrong partner invitation',
  back: 'Back',
  logOut: 'Log out',

  notForYouTitle: 'No global partner with this account',
  notForIndependent: 'Independent teachers work with their own class alone.',
  notForLibrarians: 'Librarians connect with other libraries.',
  toLibraries: 'Library Connections',
  toClassrooms: 'My Classrooms',
} as const
