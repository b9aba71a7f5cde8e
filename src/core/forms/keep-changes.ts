import { atom, type ReadableAtom } from 'nanostores'
import { type Check, fits, orMissing } from '../http/shape.ts'
import type { Form } from './form-types.ts'
import { type Keepable, keepDraft } from './keep-draft.ts'
import { sessionDraft } from './session-draft.ts'

/** How long nothing has to change before it is kept. */
const PAUSE_MS = 500

export interface KeepChangesOptions<Name extends string> {
  /** Of the form, and of what it is about, such as 'classroom 7'. */
  name: string
  /** What of the form is kept, and what each of it has to be when it comes back. */
  checks: Readonly<Partial<Record<Name, Check>>>
}

export interface KeptChanges {
  /** What was changed before the page was left is in the form again, and neither saved nor discarded since. */
  readonly $areBack: ReadableAtom<boolean>
  /** Back to what is saved. */
  discard(): void
  /** Keeps what is changed while the form is shown. */
  watch(): () => void
}

/**
 * Keeps what somebody changes about something that exists until it is saved: in this tab, so that it is there again
 * after the page was left by mistake, and at once. What was not changed follows what is saved, here or elsewhere.
 */
export function keepChanges<Values extends object, Name extends Keepable<Values>, Done, Failure>(
  form: Form<Values, Done, Failure>,
  { name, checks }: KeepChangesOptions<Name>,
): KeptChanges {
  const given = Object.entries<Check>(checks as Record<Name, Check>)
  const fields = given.map(([field]) => field as Name)
  const areChanges = fits(Object.fromEntries(given.map(([field, check]) => [field, orMissing(check)])))
  const read = (stored: unknown) => (areChanges(stored) ? (stored as Partial<Pick<Values, Name>>) : null)
  const inTab = sessionDraft<Partial<Pick<Values, Name>>>(name, read)
  const $areBack = atom(false)
  let saveNow = async () => {}

  const kept = inTab.read()
  for (const field of fields) {
    const value = kept?.[field]
    if (value === undefined) continue
    form.set(field, value as never)
    $areBack.set(true)
  }

  function changes(): Partial<Pick<Values, Name>> | null {
    const changed = Object.entries(form.changes()).filter(([field]) => fields.includes(field as Name))
    return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Pick<Values, Name>>) : null
  }

  const place = {
    // it is in the form already
    load: async () => null,
    async save() {
      const changed = changes()
      await (changed ? inTab.save(changed) : inTab.discard())
    },
    discard: inTab.discard,
  }

  return {
    $areBack,

    discard(): void {
      form.reset()
      $areBack.set(false)
      // also where nobody watches yet
      void inTab.discard()
      void saveNow()
    },

    watch(): () => void {
      const keeper = keepDraft(form, { fields, place, ms: PAUSE_MS, goesOn: true })
      saveNow = keeper.saveNow
      const stop = form.$progress.listen(({ at }) => at === 'done' && $areBack.set(false))
      return () => {
        stop()
        keeper.stop()
      }
    },
  }
}
