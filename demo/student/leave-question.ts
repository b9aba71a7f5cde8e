import { leaving as t } from '../../src/core/messages/leaving.ts'
import { h } from './dom.ts'
import { losesWork } from './leaving.ts'

/** Asks in a modal; Esc stays. */
function ask(): Promise<boolean> {
  const choice = (text: string, value: string) => h('button', { value }, text)
  const stay = h('button', { value: '', className: 'main' }, t.stay)
  const title = h('h2', { id: 'leave-question' }, t.title)
  const ways = h('form', { method: 'dialog' }, choice(t.leave, 'leave'), stay)
  const dialog = h('dialog', {}, title, h('p', {}, t.text), ways)
  dialog.setAttribute('aria-labelledby', title.id)
  document.body.append(dialog)
  dialog.showModal()
  stay.focus()
  return new Promise(resolve => {
    dialog.onclose = () => {
      dialog.remove()
      resolve(dialog.returnValue === 'leave')
    }
  })
}

let asked: Promise<boolean> | null = null

/** Whether the person may be led away: nothing is lost by it, or they say so (P3 §4 Upload flow). Asks once at a time. */
export async function mayLeave(): Promise<boolean> {
  if (!losesWork()) return true
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}

/** A reload or another address: the browser asks in its own words. */
export function guardPage(): void {
  addEventListener('beforeunload', event => {
    if (losesWork()) event.preventDefault()
  })
}
