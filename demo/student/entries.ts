/** The page's entries of the browser's history, each with its number, so that somebody who stays is led back the right way. */
let here = 0

const numberOf = () => (history.state as { entry?: number } | null)?.entry

/** The entry of the address is the one that is shown. */
export function settleEntry(): void {
  here = numberOf() ?? here + 1
  history.replaceState({ entry: here }, '')
}

/** Back to the one that is shown, whether a link, Back or Forward has led away from it. */
export function returnToEntry(): void {
  const steps = here - (numberOf() ?? here + 1)
  // no step at all would be a reload
  if (steps !== 0) history.go(steps)
}
