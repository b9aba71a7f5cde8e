import { field } from './page.ts'

/** What is said to be wrong with a field, as it stands under it and is told with it. */
export async function toldAt(root: Element, label: string): Promise<string> {
  const control = await field(root, label)
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids
    .map(id => (control.getRootNode() as ShadowRoot).getElementById(id))
    .filter(described => described?.matches('.cx-error'))
    .map(described => described?.textContent ?? '')
    .join()
}
