import type { Person } from '../support/engines/person.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

/** Fills the sign-in that the page shows and sends it. */
export async function logIn(
  person: Person,
  email: string,
  { password = DEMO_PASSWORD, within }: { password?: string; within?: string } = {},
): Promise<void> {
  const where = within ? { within } : {}
  await person.fills('Email', email, where)
  await person.fills('Password', password, where)
  await person.presses('LOG IN', where)
}

/** Sets the one field for a day that the page shows; into its parts, each engine types in its own way. */
export const fillsDay = (person: Person, day: string) =>
  person.waitsFor(
    'a field for a day',
    value => {
      const fieldIn = (root: Document | ShadowRoot): HTMLInputElement | null => {
        const found = root.querySelector<HTMLInputElement>('input[type="date"]')
        if (found) return found
        for (const { shadowRoot } of root.querySelectorAll('*')) {
          const inside = shadowRoot && fieldIn(shadowRoot)
          if (inside) return inside
        }
        return null
      }
      const field = fieldIn(document)
      if (!field) return false
      field.focus()
      // React notices what its own setter was not called for
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    },
    day,
  )
