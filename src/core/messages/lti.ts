/** What a page says that a learning platform has launched. */
export const ltiMessages = {
  failed: 'This could not be opened. Please open it again from your course.',
  signedInAs: (name: string) => `Signed in as ${name}.`,
  useAnother: 'Use another account',
  ownWindow: 'Open in a window of its own',
  connect: 'Connect your account',
  connectFirst: (platform: string) =>
    `${platform} does not know your account here yet. Sign in once; from then on this opens signed in.`,
  ofSchool: (school: string) => `It connects teachers of ${school}.`,
  connectAs: (name: string) => `Connect ${name}`,
  signInOther: 'Sign in as somebody else',
  choose: 'What shall the link open?',
  myClassrooms: 'My Classrooms',
  search: 'Search classrooms',
  noneFound: 'No classroom has this in its name.',
  addToCourse: 'Add to course',
  cancel: 'Cancel',
  confirm: 'Is this you?',
  confirmWhy:
    'Nothing in this browser tells that you have opened this yourself. If you are somebody else, open it again from your course.',
  openAs: (name: string) => `Open as ${name}`,
} as const
