import { atom, type ReadableAtom } from 'nanostores'
import { platform } from '../platform.ts'
import type { Form } from './form-types.ts'
import type { FieldName } from './form-values.ts'

/** No secret is ever kept, and no file can be. */
export type Keepable<Values> = {
  [Name in FieldName<Values>]: Lowercase<Name> extends `${string}${'password' | 'confirmation' | 'card'}${string}`
    ? never
    : Values[Name] extends readonly Blob[]
      ? never
      : Name
}[FieldName<Values>]

/** Where a draft is kept: at the server, or in this browser. Each may reject; the next change tries again. */
export interface DraftPlace<Kept> {
  /** What was kept, checked as everything from outside; null when there is nothing. */
  load(): Promise<Kept | null>
  save(kept: Kept): Promise<void>
  discard(): Promise<void>
}

export interface KeepDraftOptions<Values, Name extends Keepable<Values>> {
  /** What of the form is kept. */
  fields: readonly Name[]
  place: DraftPlace<Pick<Values, Name>>
  /** How long nothing has to change before it is saved. */
  ms: number
  /** What was taken can be changed and taken again, as what exists already; otherwise its draft ends with it. */
  goesOn?: boolean
}

/** `failed`: what is on the screen is not kept (yet). */
export type DraftState = 'loading' | 'kept' | 'saving' | 'failed'

export interface KeptDraft {
  readonly $state: ReadableAtom<DraftState>
  /** Saves now what is waiting to be saved, or could not be before; done when that is over, whatever came of it. */
  saveNow(): Promise<void>
  /** The same, and stops. */
  stop(): void
}

/**
 * Keeps what is typed into a form, so that it is there again after the page was left: restored at the beginning,
 * saved when typing pauses and when the page is hidden, discarded when it was taken. What the person typed before the
 * draft had come stays. One job at a time, in their order, so that nothing old is written over something newer.
 */
export function keepDraft<Values extends object, Name extends Keepable<Values>, Done, Failure>(
  form: Form<Values, Done, Failure>,
  { fields, place, ms, goesOn = false }: KeepDraftOptions<Values, Name>,
): KeptDraft {
  const $state = atom<DraftState>('loading')
  let callOff = () => {}
  let isWaiting = false
  let line: Promise<void>

  const kept = () => {
    const draft = form.$draft.get()
    return Object.fromEntries(fields.map(name => [name, draft[name]])) as Pick<Values, Name>
  }
  let saved = kept()
  const isChanged = () => {
    const now = kept()
    return fields.some(name => now[name] !== saved[name])
  }

  const isOver = () => !goesOn && form.$progress.get().at === 'done'

  function enqueue(job: () => Promise<void>): void {
    line = line.then(job).then(
      () => $state.set(isWaiting ? 'saving' : 'kept'),
      () => $state.set('failed'),
    )
  }

  function saveNow(): Promise<void> {
    callOff()
    if (isOver() || (!isWaiting && !isChanged())) return line
    isWaiting = false
    $state.set('saving')
    const before = saved
    const draft = kept()
    saved = draft
    enqueue(() =>
      place.save(draft).catch(error => {
        if (saved === draft) saved = before
        throw error
      }),
    )
    return line
  }

  function saveSoon(): void {
    if (isOver() || !isChanged()) return
    callOff()
    isWaiting = true
    $state.set('saving')
    callOff = platform.after(ms, () => void saveNow())
  }

  line = place.load().then(
    draft => {
      $state.set('kept')
      if (!draft) return
      saved = { ...saved, ...draft }
      form.fill(draft as Partial<Values>)
    },
    () => $state.set('failed'),
  )

  const stops = [
    form.$draft.listen(saveSoon),
    form.$progress.listen(({ at }) => {
      if (at !== 'done') return
      callOff()
      isWaiting = false
      saved = kept()
      enqueue(() => place.discard())
    }),
    platform.onVisibility(() => {
      if (!platform.isVisible()) void saveNow()
    }),
  ]

  return {
    $state,
    saveNow,
    stop() {
      void saveNow()
      for (const stop of stops) stop()
    },
  }
}
