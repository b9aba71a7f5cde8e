import { atom, onStart, onStop, type ReadableAtom } from 'nanostores'

/** What was chosen in one go. */
export interface Chosen<Value> {
  value: Value
  /** The server has it: what it shows next is right. */
  isSaved: boolean
}

/** For what is chosen of something, by its id. */
export const asRecord = <Value>(entries: [number, Value][]): Readonly<Record<number, Value>> =>
  Object.fromEntries(entries)

/**
 * What a person has chosen and what is shown does not have yet, by what it was chosen for: it stands as long as what is
 * shown is from before, however many answers fail to come. Listens to that only while somebody listens to `$chosen`.
 * @param $shown each that is `ready` is what the server has
 * @param asChosen what `$chosen` makes of it, in the order in which it was chosen
 */
export function createUntilShown<Key, Value, All>(
  $shown: ReadableAtom<{ at: string }>,
  asChosen: (entries: [Key, Value][]) => All,
) {
  const choices = new Map<Key, Chosen<Value>>()
  const $chosen = atom<All>(asChosen([]))

  const tell = () => $chosen.set(asChosen([...choices].map(([key, { value }]) => [key, value])))

  /** Shown at once; what was chosen for one of these before is no more. */
  function choose(keys: readonly Key[], value: Value, isSaved = false): Chosen<Value> {
    const choice = { value, isSaved }
    for (const key of keys) choices.set(key, choice)
    tell()
    return choice
  }

  /** Where something was chosen again meanwhile the later choice stands, though it may be the same. */
  function takeBack(isOver: (choice: Chosen<Value>) => boolean): void {
    for (const [key, choice] of choices) if (isOver(choice)) choices.delete(key)
    tell()
  }

  /**
   * Told of each answer that brings something: one that brings nothing new leaves what was chosen over a list that is
   * the same. Not of the end of a refresh: another one may have come in its place.
   */
  function hear({ at }: { at: string }): void {
    const isOver = [...choices.values()].every(({ isSaved }) => isSaved)
    if (at === 'ready' && isOver && choices.size > 0) takeBack(() => true)
  }

  let leave = () => {}
  onStart($chosen, () => {
    leave = $shown.listen(hear)
  })
  onStop($chosen, () => leave())

  return { $chosen, choose, takeBack }
}
