import { loading } from '../core/messages/loader.ts'
import { showBox, showFailure } from './loading-box.ts'

/**
 * Where a registered placeholder class takes its code, in all copies of this file, and where an element keeps its
 * internals: browsers give them out in the document alone whose registry knows the tag.
 */
export const FULFIL: unique symbol = Symbol.for('cx')

/** The browser's callbacks, by whose places in this list they are called: the loader has their names once that way. */
export const CALLBACKS = ['connectedCallback', 'disconnectedCallback', 'adoptedCallback'] as const

/**
 * What the code of a tag does for its placeholders (take-over.ts): makes an element the real thing when it is made or
 * connected, and calls the callback of the real class. All that is not needed before the code is there is done by it,
 * because the loader is small.
 */
export type TakeOver = (element: HTMLElement, callback?: 0 | 1 | 2) => void

export type PlaceholderClass = CustomElementConstructor & {
  /** Gives the tag its code, once: elements that wait become the real thing, later ones are so from the start. */
  [FULFIL](prepare: () => TakeOver): void
}

/**
 * Registers a tag before its code is there. The first instance in a page calls `load`, which has to end in a
 * `FULFIL` of the class. Instances then change their prototype and run the constructors of the implementation on
 * themselves, so that nobody who holds one notices: its attributes, properties and listeners stay.
 *
 * A tag that is registered already, by whomever, is left as it is.
 *
 * @param debug called where an element asks to be told what is at fault, by its attribute `debug`
 * @param properties names of its properties, and perhaps of others: what the tag's code does not know it leaves alone
 */
export function definePlaceholder(
  tag: string,
  properties: readonly string[],
  load: () => Promise<unknown>,
  debug: () => unknown,
): void {
  if (customElements.get(tag)) return
  let takeOver: TakeOver | undefined
  let attempt: Promise<void> | null | undefined
  const waiting = new Set<Placeholder>()

  function connectAll() {
    for (const element of waiting) element.connectedCallback()
  }

  class Placeholder extends HTMLElement {
    static [FULFIL](prepare: () => TakeOver) {
      takeOver ??= prepare()
      connectAll()
      waiting.clear()
    }

    readonly [FULFIL] = this.attachInternals()

    constructor() {
      super()
      takeOver?.(this)
    }

    // the browser keeps the callbacks of the registered class, so these forward
    connectedCallback() {
      if (this.hasAttribute('debug')) debug()
      if (takeOver) return takeOver(this, 0)
      waiting.add(this)
      // a quiet box until the code is there
      showBox(this, { role: 'status', ariaLabel: loading })
      if (attempt) return
      attempt = load()
        .then(() => {
          if (!takeOver) throw new Error(tag)
        })
        .catch(error => {
          attempt = null
          // whoever is told may put an element elsewhere, and another one in its place
          for (const placeholder of [...waiting]) showFailure(placeholder, error, connectAll)
        })
    }

    disconnectedCallback() {
      waiting.delete(this)
      takeOver?.(this, 1)
    }

    adoptedCallback() {
      takeOver?.(this, 2)
    }

    /** Being here makes `moveBefore` leave the element connected. */
    connectedMoveCallback() {}
  }

  // frameworks look for a name or its setter, and write an attribute of that name where there is none; what they set
  // stays with the element until its code takes it
  for (const name of properties) {
    Object.defineProperty(Placeholder.prototype, name, {
      // a page may have put a `value` on Object.prototype
      __proto__: null,
      set(value: unknown) {
        // past this setter: becomes an own value
        Reflect.set({ __proto__: null }, name, value, this)
      },
    } as PropertyDescriptor)
  }
  customElements.define(tag, Placeholder)
}
