/** What a page says that a learning platform has launched. */
export const ltiMessages = {
  failed: 'Something went wrong. Please try again; if it stays so, open this again from your course.',
  tryAgain: 'Try again',
  sessionEnded: 'Your session has ended. Open this again from your course.',
  busy: 'One moment…',
  signedInAs: (name: string) => (name ? `Signed in as ${name}.` : 'Signed in.'),
  useAnother: 'Use another account',
  leaveTitle: (name: string, platform: string) => `Disconnect ${name || 'this account'} from ${platform}?`,
  leaveWhy: (platform: string) =>
    `You are signed out in this browser, and choose which account ${platform} opens from then on. Nothing in this account changes.`,
  leave: 'Disconnect and sign out',
  stay: 'Keep this account',
  ownWindow: 'Open in a window of its own',
  connect: 'Connect your account',
  connectFirst: (platform: string) =>
    `${platform} does not know your account here yet. Sign in once; from then on this opens signed in.`,
  ofSchool: (school: string) => `It connects teachers of ${school}.`,
  connectAs: (name: string) => `Connect ${name}`,
  signInOther: 'Sign out, and use another account',
  choose: 'What shall the link open?',
  myClassrooms: 'My Classrooms',
  classroom: 'Classroom',
  profile: 'Your profile',
  noClassrooms: 'You have no classrooms yet. The link can open your list of them.',
  search: 'Search classrooms',
  noneFound: 'No classroom has this in its name.',
  addToCourse: 'Add to course',
  cancel: 'Cancel',
  confirm: 'Is this you?',
  confirmWhy:
    'Nothing in this browser tells that you have opened this yourself. If you are somebody else, open it again from your course.',
  openAs: (name: string) => `Open as ${name}`,
} as const
