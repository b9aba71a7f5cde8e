import { attributeName } from './attributes.ts'
import { showFailure, showLoading } from './loading-box.ts'

/** Where a registered placeholder class takes its implementation; one symbol for all copies of this file. */
export const FULFIL: unique symbol = Symbol.for('cx-fulfil')

/** Attributes of every element. */
export const COMMON_ATTRIBUTES = ['api-base', 'host-url', 'brand', 'theme'] as const

/** Properties of every element that have no attribute. */
export const COMMON_PROPERTIES = ['session', 'fetchSession'] as const

/** Makes a widget's class. `super()` of `parent` gives back the element that is being taken over. */
export type Implement = (parent: CustomElementConstructor) => typeof HTMLElement & {
  prototype: HTMLElement & {
    connectedCallback(): void
    disconnectedCallback(): void
    attributeChangedCallback(name: string, before: string | null, value: string | null): void
  }
}

export type PlaceholderClass = CustomElementConstructor & {
  /** Gives the tag its code, once: elements that wait become the real thing, later ones are so from the start. */
  [FULFIL](implement: Implement): void
}

/**
 * Registers a tag before its code is there. The first instance in a page calls `load`, which has to end in a
 * `FULFIL` of the class. Instances then change their prototype and run the constructors of the implementation on
 * themselves, so that nobody who holds one notices: its attributes, properties and listeners stay.
 *
 * A tag that is registered already, by whomever, is left as it is.
 *
 * @param properties names of its own properties; those that are attributes are observed
 */
export function definePlaceholder(
  tag: string,
  properties: readonly string[],
  load?: () => Promise<unknown>,
): void {
  if (customElements.get(tag)) return
  let implementation: ReturnType<Implement> | undefined
  let upgrading: HTMLElement | undefined
  const waiting = new Set<HTMLElement>()

  const isReal = (element: HTMLElement) => !!implementation && element instanceof implementation

  function becomeReal(element: HTMLElement) {
    if (!implementation || isReal(element)) return
    upgrading = element
    new implementation()
    upgrading = undefined
  }

  function connect(element: HTMLElement) {
    becomeReal(element)
    implementation?.prototype.connectedCallback.call(element)
  }

  async function fetchCode() {
    for (const element of waiting) showLoading(element)
    try {
      await load?.()
      if (!implementation) throw new Error(`<${tag}> has no code`)
    } catch (error) {
      loading = undefined
      for (const element of waiting) showFailure(element, error, start)
    }
  }

  let loading: Promise<void> | undefined
  function start() {
    loading ??= fetchCode()
  }

  /** What `super()` of the implementation calls, so that its fields are set on an element that exists already. */
  function takenOver() {
    return upgrading
  }

  class Placeholder extends HTMLElement {
    static observedAttributes = [...COMMON_ATTRIBUTES, ...properties.map(attributeName)]

    static [FULFIL](implement: Implement) {
      if (implementation) return
      takenOver.prototype = Placeholder.prototype
      implementation = implement(takenOver as unknown as CustomElementConstructor)
      for (const element of waiting) connect(element)
      waiting.clear()
    }

    constructor() {
      super()
      becomeReal(this)
    }

    // the browser keeps the callbacks of the registered class, so these forward
    connectedCallback() {
      if (implementation) return connect(this)
      waiting.add(this)
      if (loading) showLoading(this)
      start()
    }

    disconnectedCallback() {
      waiting.delete(this)
      if (isReal(this)) implementation?.prototype.disconnectedCallback.call(this)
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (isReal(this)) implementation?.prototype.attributeChangedCallback.call(this, name, before, value)
    }

    /** Being here makes `moveBefore` leave the element connected. */
    connectedMoveCallback() {}
  }

  for (const name of [...properties, ...COMMON_PROPERTIES])
    Reflect.set(Placeholder.prototype, name, undefined)
  customElements.define(tag, Placeholder)
}
