/** Elements that match, those in open shadow roots included. */
export const everywhere = (selector: string, root: ParentNode = document): Element[] =>
  [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? everywhere(selector, element.shadowRoot) : []),
  ])
