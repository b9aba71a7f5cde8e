import { showFailure } from './loading-box.ts'
import { CALLBACKS, type TakeOver } from './placeholder.ts'

/** Makes a widget's class. `super()` of `parent` gives back the element that is being taken over. */
export type Implement = (parent: CustomElementConstructor) => typeof HTMLElement & {
  prototype: HTMLElement & {
    connectedCallback(): void
    disconnectedCallback(): void
    adoptedCallback(): void
  }
}

/** How the elements of a registered placeholder class become those of `implement`. */
export function takeOverOf(registered: CustomElementConstructor, implement: Implement): TakeOver {
  let upgrading: HTMLElement | undefined

  /** What `super()` of the implementation calls, so that its fields are set on an element that exists already. */
  function takenOver() {
    return upgrading
  }
  takenOver.prototype = registered.prototype
  const implementation = implement(takenOver as unknown as CustomElementConstructor)
  const isReal = (element: HTMLElement) => element instanceof implementation
  const taken = new WeakSet<HTMLElement>()

  function becomeReal(element: HTMLElement) {
    if (isReal(element)) return
    // Firefox gives an element the class of its tag anew when it comes to another document
    if (taken.has(element)) return Object.setPrototypeOf(element, implementation.prototype)
    upgrading = element
    try {
      new implementation()
      taken.add(element)
    } catch (error) {
      // what a page has done to one element is no reason to keep the others from coming
      Object.setPrototypeOf(element, registered.prototype)
      showFailure(element, error, () => take(element, 0))
    } finally {
      upgrading = undefined
    }
  }

  const take: TakeOver = (element, callback) => {
    if (!callback || taken.has(element)) becomeReal(element)
    if (callback === undefined || !isReal(element)) return
    Reflect.apply(implementation.prototype[CALLBACKS[callback]], element, [])
  }
  return take
}
