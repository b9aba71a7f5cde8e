import { atom } from 'nanostores'
import type { ActionItem, ActionStatus } from '../../../contract/entities/action-item.ts'
import { hasStatus } from '../../../contract/rules/action-items.ts'
import { actionItemsPoll } from '../../../core/classrooms/action-items-poll.ts'
import { call } from '../../../core/http/call.ts'
import { createRetry } from '../../../core/http/create-retry.ts'
import { explainAgain } from '../../../core/http/explain-again.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'

/** What the teacher has chosen of items, by their ids, until the server says the same. */
export type Chosen = Readonly<Record<number, boolean>>

/**
 * State of the action items of one classroom. An item is as the teacher has chosen at once; what the server refuses goes
 * back to what it was, and `$failure` says why.
 */
export function createActionItems(classroomId: number) {
  const poll = actionItemsPoll(classroomId)
  const $filter = atom<ActionStatus>('pending')
  const $chosen = atom<Chosen>({})
  const $failure = atom<string | null>(null)
  /** Changed since the filter was chosen: they stay in sight, to be seen and taken back. */
  const $touched = atom<ReadonlySet<number>>(new Set())
  const saving = new Set<number>()

  function forget(id: number): void {
    const { [id]: _, ...others } = $chosen.get()
    $chosen.set(others)
  }

  async function send(id: number): Promise<void> {
    let sent: boolean | undefined
    // whoever changes their mind meanwhile is taken at their last word
    for (
      let wanted = $chosen.get()[id];
      wanted !== undefined && wanted !== sent;
      wanted = $chosen.get()[id]
    ) {
      sent = wanted
      await call('PUT /api/teacher/actions/{id}', { completed: wanted }, { params: { id } })
    }
  }

  async function save(id: number): Promise<void> {
    if (saving.has(id)) return
    saving.add(id)
    try {
      await send(id)
      await poll.refresh()
      // a list that did not come says nothing else
      if (poll.$state.get().at === 'ready') forget(id)
    } catch (error) {
      forget(id)
      $failure.set(explainAgain(error, t.updateFailed))
    } finally {
      saving.delete(id)
    }
  }

  return {
    $poll: poll.$state,
    $filter,
    $chosen,
    $touched,
    $failure,
    ...createRetry(poll.refresh),
    closeFailure: () => $failure.set(null),

    show(filter: ActionStatus): void {
      $touched.set(new Set())
      $filter.set(filter)
    },

    async toggle(id: number, completed: boolean): Promise<void> {
      $touched.set(new Set([...$touched.get(), id]))
      $chosen.set({ ...$chosen.get(), [id]: completed })
      await save(id)
    },
  }
}

export type ActionItems = ReturnType<typeof createActionItems>

/** Items as the teacher has left them. */
export const withChosen = (items: readonly ActionItem[], chosen: Chosen): ActionItem[] =>
  items.map(item => ({ ...item, completed: chosen[item.id] ?? item.completed }))

/** Those that a filter shows, and those that the teacher has just changed. */
export const inFilter = (
  items: readonly ActionItem[],
  filter: ActionStatus,
  touched: ReadonlySet<number>,
): ActionItem[] => items.filter(item => touched.has(item.id) || hasStatus(item, filter))
