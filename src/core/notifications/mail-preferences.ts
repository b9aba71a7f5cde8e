import { atom } from 'nanostores'
import type { NotificationPreferences } from '../../contract/entities/notification.ts'
import { type NotificationType, notificationTypes } from '../../contract/rules/notification-kinds.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { createLoad } from '../http/load.ts'
import { mailPreferences as t } from '../messages/mail-preferences.ts'
import type { MailMode } from './mail-choices.ts'

type Progress = { at: 'editing' | 'saving' } | { at: 'failed'; reason: string }

const NIGHT = { quiet_from: 22 * 60, quiet_until: 7 * 60 }

/** State of what a teacher is told by mail: what the server has, and what they have changed of it (P1 §4). */
export function createMailPreferences() {
  const { $state, retry } = createLoad(
    signal => call('GET /api/teacher/notification-preferences', undefined, { signal }),
    { failed: t.failed },
  )
  const $changes = atom<Partial<NotificationPreferences>>({})
  const $progress = atom<Progress>({ at: 'editing' })

  const change = (changes: Partial<NotificationPreferences>) =>
    $changes.set({ ...$changes.get(), ...changes })

  /** What there would be with the changes; null until the server has said what there is. */
  function chosen(): NotificationPreferences | null {
    const state = $state.get()
    return state.at === 'ready' ? { ...state.data, ...$changes.get() } : null
  }

  const choose = (type: NotificationType, mode: MailMode) =>
    change({ mails: { ...chosen()?.mails, [type]: mode } })

  const chooseAll = (mode: MailMode) =>
    change({ mails: Object.fromEntries(notificationTypes.map(type => [type, mode])) })

  /** Hours that begin end, too: at seven where nothing else was said. */
  function quietFrom(minute: number | null): void {
    const quiet_until = minute === null ? null : (chosen()?.quiet_until ?? NIGHT.quiet_until)
    change({ quiet_from: minute, quiet_until })
  }

  function quietUntil(minute: number | null): void {
    const quiet_from = minute === null ? null : (chosen()?.quiet_from ?? NIGHT.quiet_from)
    change({ quiet_from, quiet_until: minute })
  }

  /** @returns whether the server has it */
  async function save(): Promise<boolean> {
    const body = chosen()
    if (!body || $progress.get().at === 'saving') return false
    $progress.set({ at: 'saving' })
    try {
      await call('PUT /api/teacher/notification-preferences', body)
      return true
    } catch (error) {
      $progress.set({ at: 'failed', reason: explainFailure(error, t.saveFailed).reason })
      return false
    }
  }

  const inZone = (time_zone: string) => change({ time_zone })

  return { $state, retry, $changes, $progress, choose, chooseAll, quietFrom, quietUntil, inZone, save }
}

export type MailPreferencesStore = ReturnType<typeof createMailPreferences>
