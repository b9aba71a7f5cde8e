import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Form } from './create-form.ts'

/** A form's store as React needs it: what to render, and what to spread on each Field. */
export function useForm<Name extends string, Done, Failure>(form: Form<Name, Done, Failure>) {
  const draft = useStore(form.$draft)
  const errors = useStore(form.$errors)
  const progress = useStore(form.$progress)
  const controls = useRef(new Map<Name, HTMLElement>())
  const busy = progress.at === 'sending'
  useEffect(() => () => form.abandon(), [form])

  return {
    draft,
    progress,
    busy,
    isFilled: form.fields.every(field => draft[field].trim() !== ''),

    /** Sends; when single fields are at fault, the first of them gets the focus. */
    async submit(event?: FormEvent) {
      event?.preventDefault()
      await form.submit()
      if (form.$progress.get().at !== 'editing') return
      const found = form.$errors.get()
      const first = form.fields.find(field => found[field])
      if (first) controls.current.get(first)?.focus()
    },

    field: (name: Name) => ({
      name,
      required: true,
      readOnly: busy,
      value: draft[name],
      error: errors[name],
      onChange: (text: string) => form.type(name, text),
      onBlur: () => form.leave(name),
      ref: (control: HTMLElement | null) => {
        if (control) controls.current.set(name, control)
        else controls.current.delete(name)
      },
    }),
  }
}
