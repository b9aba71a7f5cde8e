import { atom, computed, type MapStore, map, type ReadableAtom } from 'nanostores'
import { CallFailure } from '../http/failure.ts'

/** A sentence for each field that something is wrong with. */
export type Sentences<Name extends string> = Partial<Record<Name, string>>

export type Draft<Name extends string> = Record<Name, string>

/** What is wrong in what was typed, by the rules that the browser knows. */
export type Check<Name extends string> = (draft: Draft<Name>) => Sentences<Name>

/** `failed`: something went wrong that no field alone is to blame for. */
export type FormProgress<Done, Failure> =
  | { at: 'editing' }
  | { at: 'sending' }
  | { at: 'done'; outcome: Done }
  | { at: 'failed'; failure: Failure }

export interface FormOptions<Name extends string, Done, Failure> {
  /** From top to bottom, each named as the call names it. */
  fields: readonly Name[]
  $check: ReadableAtom<Check<Name>>
  send(draft: Draft<Name>, signal: AbortSignal): Promise<Done>
  /**
   * What to tell about a call that failed; null when the sentences at the fields say it all.
   * @param refused what the server found wrong in single fields
   */
  explain(error: unknown, refused: Sentences<Name>): Failure | null
  /** Told once what was typed has been taken. */
  taken?(outcome: Done): void
}

export interface Form<Name extends string, Done, Failure> {
  readonly fields: readonly Name[]
  readonly $draft: MapStore<Draft<Name>>
  /** Sentences under the fields: only where the person has been, or what the server said of them. */
  readonly $errors: ReadableAtom<Sentences<Name>>
  readonly $progress: ReadableAtom<FormProgress<Done, Failure>>
  type(field: Name, text: string): void
  leave(field: Name): void
  /** Sends what was typed, once at a time. What was typed is forgotten only when it has been taken. */
  submit(): Promise<void>
  /** Back to editing: what was told has been read. */
  close(): void
  /** Calls off what is under way. */
  abandon(): void
}

const has = (sentences: object) => Object.keys(sentences).length > 0

/** State of one form of text fields: rules on leaving a field and on submit, one call at a time, nothing lost. */
export function createForm<Name extends string, Done, Failure>({
  fields,
  $check,
  send,
  explain,
  taken,
}: FormOptions<Name, Done, Failure>): Form<Name, Done, Failure> {
  const all = <Value>(value: Value) =>
    Object.fromEntries(fields.map(field => [field, value])) as Record<Name, Value>
  const $draft = map<Draft<Name>>(all(''))
  const $left = atom(all(false))
  const $refused = atom<Sentences<Name>>({})
  const $progress = atom<FormProgress<Done, Failure>>({ at: 'editing' })
  let running: AbortController | null = null

  const $errors = computed([$draft, $left, $refused, $check], (draft, left, refused, check) => {
    const found = check(draft)
    const shown: Sentences<Name> = { ...refused }
    for (const field of fields) if (left[field] && found[field]) shown[field] = found[field]
    return shown
  })

  function take(outcome: Done): void {
    $draft.set(all(''))
    $left.set(all(false))
    $progress.set({ at: 'done', outcome })
    taken?.(outcome)
  }

  function refuse(error: unknown): void {
    const refused = refusedFields(fields, error)
    const failure = explain(error, refused)
    $refused.set(refused)
    $progress.set(failure ? { at: 'failed', failure } : { at: 'editing' })
  }

  return {
    fields,
    $draft,
    $errors,
    $progress,

    type(field, text) {
      $draft.set({ ...$draft.get(), [field]: text })
      const { [field]: _, ...others } = $refused.get()
      $refused.set(others as Sentences<Name>)
    },

    leave: field => $left.set({ ...$left.get(), [field]: true }),

    async submit() {
      if (running) return
      $left.set(all(true))
      const draft = $draft.get()
      if (has($check.get()(draft))) return $progress.set({ at: 'editing' })
      const mine = new AbortController()
      running = mine
      $refused.set({})
      $progress.set({ at: 'sending' })
      try {
        const outcome = await send(draft, mine.signal)
        if (!mine.signal.aborted) take(outcome)
      } catch (error) {
        if (!mine.signal.aborted) refuse(error)
      } finally {
        if (running === mine) running = null
      }
    },

    close: () => $progress.set({ at: 'editing' }),

    abandon() {
      if (!running) return
      running.abort()
      running = null
      $progress.set({ at: 'editing' })
    },
  }
}

/** The server's first sentence for each of these fields. */
function refusedFields<Name extends string>(fields: readonly Name[], error: unknown): Sentences<Name> {
  const refused: Sentences<Name> = {}
  if (!(error instanceof CallFailure)) return refused
  for (const field of fields) {
    const [sentence] = error.fields[field] ?? []
    if (sentence) refused[field] = sentence
  }
  return refused
}
