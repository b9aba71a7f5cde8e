/** What a page is told that asks for a release of the elements which the server has not. */
export const releaseSentences = {
  /** To whoever has written the page, in its console and in the box of `?cx-debug`. */
  unknown: (version: string, origin: string) =>
    `There is no release ${version} of the elements at ${origin}. ${origin}/widgets/ lists those that there are: name one of them in the page, with its integrity, or ask whoever runs ${origin} to keep more of them (RELEASES_KEPT).`,
  instead: (version: string) => `To write instead, for release ${version}:`,
  always: 'To write instead, for always the newest:',
  gone: (version: string) => `Classroom elements: release ${version} is gone`,
  close: 'Close',
  /** To whoever looks at the page, in the place of each element. */
  notThere: (version: string, origin: string) =>
    `This part of the page is not there. Please tell whoever looks after this page: it asks for release ${version} of the classroom elements, which ${origin} does not have. ${origin}/widgets/ lists those that it has.`,
} as const
