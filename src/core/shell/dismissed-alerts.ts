import { atom, computed } from 'nanostores'
import { storage } from '../storage.ts'

const KEY = 'cx-dismissed-alerts'
/** Alerts end after days; older ids than these need not be remembered. */
const REMEMBERED = 50

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(id => Number.isInteger(id))

function stored(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(storage('local').read(KEY) ?? '[]')
    return isIds(ids) ? ids : []
  } catch {
    return []
  }
}

const $ids = atom<readonly number[]>(stored())

/** Ids of the alerts that were put away in this browser. */
export const $dismissedAlerts = computed($ids, ids => ids)

/** Does not show an alert again in this browser; where nothing can be stored, not on this page. */
export function dismissAlert(id: number): void {
  const ids = [...stored().filter(other => other !== id), id].slice(-REMEMBERED)
  $ids.set(ids)
  storage('local').write(KEY, JSON.stringify(ids))
}
