import { atom } from 'nanostores'
import type { ActionItem, ActionStatus } from '../../../contract/entities/action-item.ts'
import { hasStatus } from '../../../contract/rules/action-items.ts'
import { actionItemsPoll } from '../../../core/classrooms/action-items-poll.ts'
import { call } from '../../../core/http/call.ts'
import { createRetry } from '../../../core/http/create-retry.ts'
import { explainAgain } from '../../../core/http/explain-again.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'

type Items = readonly ActionItem[]

/** What the teacher has chosen of an item. */
interface Choice {
  completed: boolean
  /** The list that was there when the server had taken it: any other one knows of it. */
  over?: Items
}

/** Choices by the ids of their items. */
export type Chosen = Readonly<Record<number, Choice | undefined>>

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

  const choose = (id: number, choice: Choice | undefined) => $chosen.set({ ...$chosen.get(), [id]: choice })

  function shownList(): Items {
    const state = poll.$state.get()
    return (state.at !== 'loading' && state.data) || []
  }

  /** @param before what the server took last, as far as that is known here */
  async function save(id: number, before: Choice | undefined): Promise<void> {
    if (saving.has(id)) return
    saving.add(id)
    let taken = before
    try {
      let completed: boolean
      // whoever changes their mind meanwhile is taken at their last word
      do {
        completed = $chosen.get()[id]?.completed === true
        await call('PUT /api/teacher/actions/{id}', { completed }, { params: { id } })
        taken = { completed, over: shownList() }
      } while ($chosen.get()[id]?.completed !== completed)
    } catch (error) {
      $failure.set(explainAgain(error, t.updateFailed))
    }
    saving.delete(id)
    choose(id, taken)
    if (taken !== before) await poll.refresh()
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
      const before = $chosen.get()[id]
      choose(id, { completed })
      await save(id, before)
    },
  }
}

export type ActionItems = ReturnType<typeof createActionItems>

/** Items as the teacher has left them; what was taken shows until a list that knows of it. */
export const withChosen = (items: Items, chosen: Chosen): ActionItem[] =>
  items.map(item => {
    const choice = chosen[item.id]
    const holds = choice && (choice.over === undefined || choice.over === items)
    return holds ? { ...item, completed: choice.completed } : item
  })

/** Those that a filter shows, and those that the teacher has just changed. */
export const inFilter = (items: Items, filter: ActionStatus, touched: ReadonlySet<number>): ActionItem[] =>
  items.filter(item => touched.has(item.id) || hasStatus(item, filter))
