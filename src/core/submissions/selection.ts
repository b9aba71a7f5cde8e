import { atom } from 'nanostores'
import { SUBMISSIONS_CHANGED_MAX } from '../../contract/limits/submissions.ts'

/** Which posts of a list are selected, to be changed together (P3 §4). At most as many as one call changes. */
export function createSelection() {
  const $selected = atom<ReadonlySet<number>>(new Set())
  const set = (ids: Iterable<number>) => $selected.set(new Set([...ids].slice(0, SUBMISSIONS_CHANGED_MAX)))

  return {
    $selected,
    select(id: number, isSelected: boolean) {
      const others = [...$selected.get()].filter(other => other !== id)
      set(isSelected ? [...others, id] : others)
    },
    selectAll: (ids: readonly number[]) => set(ids),
    /** They have been dealt with. */
    leave: (ids: readonly number[]) => set([...$selected.get()].filter(id => !ids.includes(id))),
    /** The list is of these by now: of what has left it nothing is selected. */
    keep(ids: readonly number[]) {
      const listed = new Set(ids)
      const left = [...$selected.get()].filter(id => listed.has(id))
      if (left.length < $selected.get().size) set(left)
    },
    clear: () => set([]),
  }
}
