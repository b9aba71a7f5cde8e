/** Where the film of a demo's student is, for a post of theirs. */
export const studentFilmPath = (submissionId: number): string => `/demo/films/${submissionId}-student.mp4`

/** Where the film of a demo's teacher is, for an action item of theirs. */
export const filmPath = (itemId: number, isResponse: boolean): string =>
  `/demo/films/${itemId}-${isResponse ? 'response' : 'post'}.mp4`
