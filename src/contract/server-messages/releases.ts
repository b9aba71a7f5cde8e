/** What a page is told that asks for a release of the elements which the server has not. */
export const releaseSentences = {
  /** To whoever has written the page, in its console. */
  unknown: (version: string, origin: string) =>
    `There is no release ${version} of the elements at ${origin}. ${origin}/widgets/ lists those that there are: name one of them in the page, with its integrity, or ask whoever runs ${origin} to keep more of them (RELEASES_KEPT).`,
  /** To whoever looks at the page, in the place of each element. */
  notThere: (version: string) =>
    `This part of the page is not there. Please tell whoever looks after this page: it asks for release ${version} of the classroom elements, which the service does not have.`,
} as const
