import { atom, computed } from 'nanostores'
import { type Found, findings, isAny, refusedFields } from './findings.ts'
import type { Form, FormOptions, FormProgress, Sentences } from './form-types.ts'
import { type FieldName, isRelated, type Path, rearranged, withValue } from './form-values.ts'

/** State of one form: rules on leaving a field and on submit, one call at a time, nothing lost. */
export function createForm<Values extends object, Done, Failure, Context = undefined>(
  options: FormOptions<Values, Done, Failure, Context>,
): Form<Values, Done, Failure> {
  type Said = Sentences<Path<Values>>
  const { fields, $context = atom(), stays } = options
  const $draft = atom(fields)
  const $left = atom<Record<string, true>>({})
  const $refused = atom<Found>({})
  const $progress = atom<FormProgress<Done, Failure>>({ at: 'editing' })
  const changed = new Set<string>()
  /** What the fields go back to. */
  let base = fields
  let running: AbortController | null = null

  const $found = computed([$draft, $context], (draft, context) =>
    findings<Values, Context>(options, draft as Values, context as Context),
  )
  const $errors = computed([$found, $left, $refused], (found, left, refused) => {
    const shown: Found = { ...refused }
    for (const path of Object.keys(found)) if (left[path]) shown[path] = found[path] ?? ''
    return shown as Said
  })

  function leave(paths: readonly string[]): void {
    const left = { ...$left.get() }
    for (const path of paths) left[path] = true
    $left.set(left)
  }

  function forget(): void {
    changed.clear()
    $left.set({})
    $refused.set({})
    $draft.set(base)
  }

  function take(outcome: Done): void {
    if (stays) base = $draft.get()
    forget()
    $progress.set({ at: 'done', outcome })
    options.taken?.(outcome)
  }

  function refuse(error: unknown): void {
    const refused = refusedFields(fields, error)
    const failure = options.explain(error, refused as Said)
    $refused.set(refused)
    $progress.set(failure ? { at: 'failed', failure } : { at: 'editing' })
  }

  function close(): void {
    if (!running) $progress.set({ at: 'editing' })
  }

  function abandon(): void {
    if (!running) return
    running.abort()
    running = null
    close()
  }

  return {
    $draft,
    $errors,
    $progress,
    close,
    abandon,
    leave: path => leave([path]),

    changes() {
      const draft = $draft.get() as Values
      const names = Object.keys(fields) as FieldName<Values>[]
      const changed = names.filter(name => JSON.stringify(draft[name]) !== JSON.stringify(base[name]))
      return Object.fromEntries(changed.map(name => [name, draft[name]])) as Partial<Values>
    },

    set(path, value) {
      if (running) return
      changed.add(path.split('.', 1)[0] ?? '')
      $draft.set(withValue($draft.get(), path, value))
      const refused = { ...$refused.get() }
      for (const other of Object.keys(refused)) if (isRelated(other, path)) delete refused[other]
      $refused.set(refused)
    },

    arrange(list, from) {
      if (running) return
      changed.add(list)
      const draft = $draft.get()
      const items = draft[list] as readonly unknown[]
      $draft.set({ ...draft, [list]: from.map(index => items[index]) })
      $left.set(rearranged($left.get(), list, from))
      $refused.set(rearranged($refused.get(), list, from))
    },

    fill(values) {
      if (stays) base = { ...base, ...values }
      const draft = { ...$draft.get() }
      for (const name of Object.keys(values) as FieldName<Values>[]) {
        const value = values[name]
        if (value !== undefined && !changed.has(name)) draft[name] = value
      }
      $draft.set(draft)
    },

    pass(names) {
      const wrong = Object.keys($found.get()).filter(path => names.some(name => isRelated(path, name)))
      leave([...names, ...wrong])
      return wrong.length === 0
    },

    async submit() {
      if (running) return
      const draft = $draft.get()
      const found = $found.get()
      leave(Object.keys({ ...fields, ...found }))
      const failure = options.objection?.(draft)
      if (failure) return $progress.set({ at: 'failed', failure })
      if (isAny(found)) return close()
      const mine = new AbortController()
      running = mine
      $refused.set({})
      $progress.set({ at: 'sending' })
      let settle: () => void
      try {
        const outcome = await options.send(draft, mine.signal)
        settle = () => take(outcome)
      } catch (error) {
        settle = () => refuse(error)
      }
      if (running !== mine) return
      running = null
      settle()
    },

    reset() {
      abandon()
      forget()
      close()
    },
  }
}
