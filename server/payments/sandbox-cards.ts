/** What the sandbox does with a card; a number that is not here is declined, so that nobody's own card passes. */
export type SandboxCard =
  | 'passes'
  | 'declined'
  /** It is charged, and the answer never comes. */
  | 'answer-lost'
  /** Nothing comes there, and no answer either. */
  | 'unreachable'
  /** It is charged, and the gateway says so twice. */
  | 'told-twice'

/** Test numbers, which belong to nobody; the first ones are those of everybody's sandboxes. docs/operating.md lists them. */
export const sandboxCards: Readonly<Record<string, SandboxCard>> = {
  '4242424242424242': 'passes',
  '5555555555554444': 'passes',
  '378282246310005': 'passes',
  '4000000000000002': 'declined',
  '4000000000001018': 'answer-lost',
  '4000000000002024': 'unreachable',
  '4000000000003030': 'told-twice',
}

export const sandboxCardOf = (number: string): SandboxCard =>
  (Object.hasOwn(sandboxCards, number) ? sandboxCards[number] : undefined) ?? 'declined'
