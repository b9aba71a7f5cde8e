import { ANY_TOPIC } from './library-request-form.ts'

/** Topics of a form as the wire has them: 'Any' is a list without any (P2 §5). */
export const sentTopics = (chosen: readonly number[]): number[] => chosen.filter(id => id !== ANY_TOPIC)

/** Topics of the wire as a form has them; none at all, where there is no list, is nothing chosen. */
export const chosenTopics = (sent: readonly number[] | null | undefined): readonly number[] =>
  sent?.length === 0 ? [ANY_TOPIC] : [...new Set(sent ?? [])]

/** What is chosen once somebody has picked: 'Any' drops the others, and another topic drops 'Any'. */
export function exclusiveTopics(before: readonly number[], after: readonly number[]): number[] {
  const isNowAny = after.includes(ANY_TOPIC) && (!before.includes(ANY_TOPIC) || after.length === 1)
  return isNowAny ? [ANY_TOPIC] : sentTopics(after)
}
