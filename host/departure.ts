import { atom } from 'nanostores'

/** Where the person is about to go while something of theirs is not sent; null while nobody needs to be asked. */
export const $departure = atom<string | null>(null)

let isBusy = false

/** Elements tell when leaving loses something, and when it does not any more. */
export function listenForWork(): void {
  document.addEventListener('cx-busy-changed', event => {
    isBusy = (event as CustomEvent<{ busy: boolean }>).detail.busy
  })
}

/** Whether the person has to be asked first; they are, and `leave` and `stay` answer. */
export function isHeld(path: string): boolean {
  if (isBusy) $departure.set(path)
  return isBusy
}

/** They go: gives the path that they wanted. */
export function leave(): string | null {
  const path = $departure.get()
  isBusy = false
  $departure.set(null)
  return path
}

/** Another screen is shown: what was under way is over. */
export function arrive(): void {
  isBusy = false
}

export const stay = (): void => $departure.set(null)
