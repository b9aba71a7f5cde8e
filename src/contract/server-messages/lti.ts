import { LTI_INVITATION_VALID_DAYS } from '../limits/lti.ts'

/** What a sentence about a launch may tell of it. */
export interface LaunchFacts {
  /** What this service calls itself. */
  product: string
  /** What the operator calls the learning platform. */
  platform: string
  /** Of the page that shows ours. */
  origin: string
  /** The platform's name for the installation. */
  deployment: string
  minutes: number
  /** In the platform's own words. */
  error: string
  /** Of an address that a platform was said to have. */
  host: string
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`

/** Why a learning platform's launch opens nothing, or it is not registered; each says what to do, and who can. */
export const launchSentences = {
  unknownPlatform: ({ product }) =>
    `This learning platform is not registered here. Please ask the administrator of your learning platform to have it registered by whoever runs ${product}.`,
  severalClients: () =>
    'Your learning platform did not say which of its registrations this is (client_id). Its administrator can correct that.',
  notThisPage: ({ origin, platform, product }) =>
    `${origin} is not among the addresses under which ${platform} was registered. Please tell its administrator, who passes the address on to whoever runs ${product}.`,
  unknownDeployment: ({ platform, deployment, product }) =>
    `${platform} is registered, but not this installation of it (deployment ${deployment}). Please tell its administrator, who passes this on to whoever runs ${product}.`,
  platformEnded: ({ platform, product }) =>
    `The registration of ${platform} has ended. Please ask whoever runs ${product}.`,
  clockBehind: ({ platform, product, minutes: count }) =>
    `The clock of ${platform} is ${minutes(count)} behind ours, so its sign-ins cannot be checked. Please tell its administrator. If its clock is right, tell whoever runs ${product}.`,
  clockAhead: ({ platform, product, minutes: count }) =>
    `The clock of ${platform} is ${minutes(count)} ahead of ours, so its sign-ins cannot be checked. Please tell its administrator. If its clock is right, tell whoever runs ${product}.`,
  expired: ({ minutes: count }) =>
    `This launch is no longer valid; it was made ${minutes(count)} ago. Open it again from your course.`,
  replayed: () => 'This launch has been used already. Open it again from your course.',
  stateGone: ({ minutes: count }) =>
    `This took longer than ${minutes(count)}, or it was begun elsewhere. Open it again from your course.`,
  forged: ({ platform }) =>
    `What came does not bear the signature of ${platform}, or is for another service. Open it again from your course; if it stays so, tell the administrator of your learning platform.`,
  keysAway: ({ platform }) =>
    `The keys of ${platform} cannot be read now. Try again in a minute; if it stays so, tell its administrator.`,
  platformSaid: ({ platform, error }) =>
    `${platform} did not sign you in: ${error}. Sign in there, and open it again from your course.`,
  badLaunch: () =>
    'Your learning platform sent something that is no launch of LTI 1.3. Please tell its administrator.',
  onlyLaunches: () =>
    'Your learning platform asked for something other than to open a link. Please tell its administrator.',
  noLinksHere: () =>
    'Your learning platform takes no links of LTI 1.3 here. Please add one from another place of your course, or tell its administrator.',
  anonymous: ({ platform }) =>
    `${platform} did not say who you are. Sign in there, and open it again. If you are signed in, its administrator has to let it send a user id (no name).`,
  student: () =>
    'This page is for teachers. If you are a student, go to the student site, or ask your teacher.',
  role: () =>
    'This page is for teachers of the course. If you teach it, ask the administrator of your learning platform to give you the role of a teacher (Instructor).',
  invitationGone: ({ product }) =>
    `This registration address has been used already, was taken back, or is older than ${LTI_INVITATION_VALID_DAYS} days. Whoever runs ${product} can give you another one.`,
  notAPlatform: ({ host, product }) =>
    `${host} gave no configuration of a learning platform (LTI 1.3). Please register from your learning platform, or tell whoever runs ${product} its addresses.`,
  platformRefused: ({ host, error, product }) =>
    `${host} did not take the registration: ${error}. Please try again from your learning platform; if it stays so, tell whoever runs ${product}.`,
  platformKnown: ({ host, product }) =>
    `${host} has registered with this client already. Please ask whoever runs ${product}.`,
} as const satisfies Record<string, (facts: LaunchFacts) => string>

export type LaunchRefusal = keyof typeof launchSentences

/** What else the pages of launches say. */
export const launchPageSentences = {
  notOpened: 'This could not be opened',
  forTeachers: 'For teachers',
  studentSite: 'Student site',
  passOn: 'Pass on:',
  register: ({ product, platform }: Pick<LaunchFacts, 'product' | 'platform'>) =>
    `Register ${product} with ${platform}`,
  registerNow: 'Register',
  registers: 'Its users open classrooms from their courses then. Names, emails and grades are not asked for.',
  addresses: 'It is at these addresses:',
  registered: ({ platform }: Pick<LaunchFacts, 'platform'>) =>
    `${platform} is registered. Its administrator may still have to switch the tool on there. You can close this page.`,
  done: 'Registered',
  opening: 'Opening…',
  withoutScripts:
    'Scripts are off in this browser. Please switch them on for this page, and open it again from your course.',
  byCourse: 'Open this in your course',
  byHand: ({ product }: Pick<LaunchFacts, 'product'>) =>
    `${product} opens here from a course of your learning platform. To work without it, go to:`,
} as const

/** What the calls say that the page of a launch makes. */
export const ltiSentences = {
  ticketGone: 'This page is too old, or has been used already. Open it again from your course.',
  proofWrong: 'This was begun in another browser. Open it again from your course.',
  notBound:
    'For your safety your account is connected only in the browser that opened the course page. Open it again from your course.',
  linkedOther:
    'You are connected to another account here, from another page. Open it again from your course to see which.',
  otherSchool:
    'This learning platform is that of another school than yours here. Please ask its administrator.',
  operatorLinks:
    'You work in this account as an operator, who connects none. Sign in with an account of your own.',
  notDeep:
    'Your learning platform did not ask for a link. Open this again from where you add one to your course.',
  tooManyLinks: (most: number) =>
    `Your account is connected ${most} times already. Please ask who runs the service to end some.`,
} as const
