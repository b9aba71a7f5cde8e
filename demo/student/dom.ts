type Child = Node | string | null | false

type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>
>

/** An element with properties and children; text is text, whatever stands in it. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element: HTMLElementTagNameMap[Tag] = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children.filter(child => child !== null && child !== false))
  return element
}

/** Says at once what has happened, also to who does not see it. */
export function say(place: HTMLElement, text: string): void {
  place.textContent = text
  place.hidden = text === ''
}

/** A place for what went wrong, which screen readers read when it is filled. */
export const alertPlace = (): HTMLParagraphElement =>
  h('p', { className: 'alert', role: 'alert', hidden: true })

let fields = 0

/** A field with its label, and its fault below it. */
export function field(
  label: string,
  input: HTMLInputElement | HTMLTextAreaElement,
): { box: HTMLDivElement; fault: (text: string) => void } {
  fields += 1
  input.id = `field-${fields}`
  const fault = h('p', { className: 'fault', id: `fault-${fields}`, hidden: true })
  const box = h('div', { className: 'field' }, h('label', { htmlFor: input.id }, label), input, fault)
  return {
    box,
    fault(text) {
      say(fault, text)
      input.ariaInvalid = text ? 'true' : null
      if (text) input.setAttribute('aria-describedby', fault.id)
      else input.removeAttribute('aria-describedby')
    },
  }
}
