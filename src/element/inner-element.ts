import { propertyName } from './attributes.ts'
import { COMMON_ATTRIBUTES } from './common-properties.ts'

/** What an element says of API, host app and look, for one that stands inside it. */
export function commonAttributes(element: HTMLElement): Record<string, unknown> {
  const attributes = COMMON_ATTRIBUTES.map(name => [name, Reflect.get(element, propertyName(name))])
  return Object.fromEntries(attributes.filter(([, value]) => value !== undefined))
}

/** An inner element is not what the page waits for, so its `cx-ready` stays inside. */
export const keepReadyInside = (inner: HTMLElement | null) =>
  inner?.addEventListener('cx-ready', event => event.stopPropagation())
