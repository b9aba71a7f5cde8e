const SAYS_SO = /try again/i

/** How the catalogue ends what the server has said (P2 §8); once is enough where the server says so itself. */
const ending = (joined: (sentence: string) => string) => (sentence: string) =>
  SAYS_SO.test(sentence) ? sentence : joined(sentence)

export const tryAgain = {
  after: ending(sentence => `${sentence} Please try again.`),
  /** Of a classroom that could not be created. */
  afterComma: ending(sentence => `${sentence.replace(/\.$/, '')}, Please try again.`),
} as const
