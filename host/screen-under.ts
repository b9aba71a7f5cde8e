/**
 * Goes back where the entry right under the shown one is of this path. By its key, so that pressing twice is one step;
 * false elsewhere, and in browsers that tell nobody of their entries. An entry from before the page was loaded is none:
 * going there would load the app again.
 */
export function goBackUnder(path: string): boolean {
  const { navigation } = window
  const under = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  if (!under?.sameDocument || under.url !== new URL(path, location.origin).href) return false
  const { committed, finished } = navigation.traverseTo(under.key)
  // the person may be kept where they are
  for (const result of [committed, finished]) result?.catch(() => {})
  return true
}
