import { Failure } from './api.ts'
import { alertPlace, field, h, say } from './dom.ts'

export interface Entry {
  label: string
  /** Of the body that is sent; sentences of the server are shown at it. */
  name: string
  input: HTMLInputElement | HTMLTextAreaElement
}

/** A form that sends once at a time, and shows each fault where it is. */
export function form(
  { button, entries, id }: { button: string; entries: readonly Entry[]; id?: string },
  send: (values: Record<string, string>) => Promise<void>,
): HTMLFormElement {
  const alert = alertPlace()
  const shown = entries.map(entry => ({ ...entry, ...field(entry.label, entry.input) }))
  const submit = h('button', { type: 'submit', className: 'main' }, button)
  const element = h(
    'form',
    { noValidate: true, ...(id ? { id } : {}) },
    ...shown.map(({ box }) => box),
    alert,
    submit,
  )

  function tell(error: unknown): void {
    const failure = error instanceof Failure ? error : new Failure(0, {})
    for (const { name, fault } of shown) fault(failure.fields[name]?.[0] ?? '')
    const first = shown.find(({ name }) => failure.fields[name])
    if (!first) say(alert, failure.message)
    first?.input.focus()
  }

  element.addEventListener('submit', async event => {
    event.preventDefault()
    if (submit.ariaDisabled === 'true') return
    submit.ariaDisabled = 'true'
    say(alert, '')
    for (const { fault } of shown) fault('')
    try {
      await send(Object.fromEntries(shown.map(({ name, input }) => [name, input.value])))
    } catch (error) {
      tell(error)
    } finally {
      submit.ariaDisabled = null
    }
  })
  return element
}
