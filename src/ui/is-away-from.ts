/** Whether somebody is at work outside of the outermost element around a place, and is to be left there. */
export function isAwayFrom(place: Element): boolean {
  let around = place
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = around.getRootNode())
    around = root.host
  // a page may have given the focus to what is around, as it does for a new screen
  return place.ownerDocument.activeElement?.contains(around) === false
}
