import { type FormEvent, useEffect, useRef } from 'react'
import { useStore } from '../use-store.ts'
import type { Form } from './form-types.ts'
import { type FieldName, type Path, type PathTo, valueAt } from './form-values.ts'

/** What `useForm` gives for such a store. */
export type FormControls<Store> =
  Store extends Form<infer Values, infer Done, infer Failure>
    ? ReturnType<typeof useForm<Values, Done, Failure>>
    : never

/** A form's store as React needs it: what to render, and what to spread on each control. */
export function useForm<Values extends object, Done, Failure>(form: Form<Values, Done, Failure>) {
  const draft = useStore(form.$draft) as Values
  const errors = useStore(form.$errors)
  const progress = useStore(form.$progress)
  const controls = useRef(new Map<string, HTMLElement>())
  const busy = progress.at === 'sending'
  useEffect(() => () => form.abandon(), [form])

  /** The control that comes first on the page, of those with something wrong. */
  function focusFirst(): void {
    const found = form.$errors.get()
    let first: HTMLElement | undefined
    for (const [path, control] of controls.current) {
      if (!(path in found)) continue
      if (!first || control.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) first = control
    }
    first?.focus()
  }

  /** A path's value is of the type that `PathTo` asked for. */
  const at = <Value>(path: string) => ({
    value: valueAt(draft, path as Path<Values>) as Value,
    change: (value: Value) => form.set(path as Path<Values>, value as never),
  })

  const control = (name: Path<Values>) => ({
    name,
    error: errors[name],
    onBlur: () => form.leave(name),
    ref: (element: HTMLElement | null) => {
      if (element) controls.current.set(name, element)
      else controls.current.delete(name)
    },
  })

  return {
    draft,
    errors,
    progress,
    busy,
    /** Nothing is left blank, unticked or empty. */
    isFilled: Object.values(draft).every(isFilled),

    /** Sends; when single fields are at fault, the first of them gets the focus. */
    async submit(event?: FormEvent) {
      event?.preventDefault()
      await form.submit()
      if (form.$progress.get().at === 'editing') focusFirst()
    },

    /** Whether the field is there to have the focus. */
    focus(name: Path<Values>): boolean {
      controls.current.get(name)?.focus()
      return controls.current.has(name)
    },

    /** Whether a step of several may be left; if not, the first field at fault gets the focus. */
    pass(fields: readonly FieldName<Values>[]): boolean {
      const isGood = form.pass(fields)
      if (!isGood) focusFirst()
      return isGood
    },

    /** For a Field. */
    field(name: PathTo<Values, string>) {
      const { value, change } = at<string>(name)
      return { ...control(name), required: true, readOnly: busy, value, onChange: change }
    },

    /** For a Checkbox. */
    checkbox(name: PathTo<Values, boolean>) {
      const { value, change } = at<boolean>(name)
      return { ...control(name), checked: value, onChange: change }
    },

    /** For a Select whose values are texts. */
    choice(name: PathTo<Values, string>) {
      const { value, change } = at<string>(name)
      return { ...control(name), required: true, value, onChange: change }
    },

    /** For a Select whose values are ids; null is none. */
    idChoice(name: PathTo<Values, number | null>) {
      const { value, change } = at<number | null>(name)
      return {
        ...control(name),
        required: true,
        value: value === null ? '' : String(value),
        onChange: (id: string) => change(id === '' ? null : Number(id)),
      }
    },

    /** For a control of which many can be chosen: `option` is for a Checkbox of each. */
    choices<Option extends string | number>(name: PathTo<Values, readonly Option[]>) {
      const { value: chosen, change } = at<readonly Option[]>(name)
      return {
        ...control(name),
        values: chosen,
        onChange: change,
        option: (option: Option) => ({
          name,
          checked: chosen.includes(option),
          onChange: (on: boolean) =>
            change(on ? [...chosen, option] : chosen.filter(other => other !== option)),
          onBlur: () => form.leave(name),
        }),
      }
    },

    /** For a control that takes files. */
    files(name: PathTo<Values, readonly File[]>) {
      const { value, change } = at<readonly File[]>(name)
      return { ...control(name), files: value, onChange: change }
    },
  }
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
