/** What a watched element does with each of its attributes that has changed. */
export const READ_ATTRIBUTE = Symbol('read attribute')

type Watched = Element & { [READ_ATTRIBUTE](name: string): void }

/**
 * One for all elements, so that what has changed on several of them is read in one go. A tag that says which attributes
 * it wants to hear of (`observedAttributes`) has to know their names before its code is there, and the loader is small.
 */
const observer = new MutationObserver(tell)

function tell(changes: readonly MutationRecord[]) {
  // attributes alone are observed, so each has a name
  for (const { target, attributeName } of changes)
    (target as Watched)[READ_ATTRIBUTE](attributeName as string)
}

/** From now on the element reads those of these attributes that change: after the task, or with `readChanges`. */
export function watchAttributes(element: Watched, attributeFilter: string[]): void {
  observer.observe(element, { attributeFilter })
}

/** Lets the elements read now which attributes have changed so far, for whoever asks for a value or sets one. */
export function readChanges(): void {
  tell(observer.takeRecords())
}
