/** What a page says that a learning platform has launched. */
export const ltiMessages = {
  failed: 'This could not be opened. Please open it again from your course.',
  signedInAs: (name: string) => `Signed in as ${name}.`,
  useAnother: 'Use another account',
  connectFirst: (platform: string) =>
    `${platform} does not know your account here yet. Sign in once; from then on this opens signed in.`,
  connectAs: (name: string) => `Connect ${name}`,
  signInOther: 'Sign in as somebody else',
  choose: 'What shall the link open?',
  myClassrooms: 'My Classrooms',
  addToCourse: 'Add to course',
  cancel: 'Cancel',
  openAs: (name: string) => `Open as ${name}`,
} as const
