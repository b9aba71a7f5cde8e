import type { Brand } from '../core/brand/brands.ts'

/**
 * Brand and theme of an element as custom states, by which the base styles choose (`:host(:state(players))`). Unlike
 * attributes they are out of reach for a page that morphs its DOM or compares it with what its server wrote.
 */
export class Look {
  #states: CustomStateSet
  #shown: string[] = []

  constructor(states: CustomStateSet) {
    this.#states = states
  }

  /** @param theme `light` or `dark`; anything else follows the page */
  show(brand: Brand['name'], theme: unknown): void {
    const wanted = [brand === 'players' && brand, (theme === 'light' || theme === 'dark') && theme].filter(
      state => state !== false,
    )
    for (const state of this.#shown) if (!wanted.includes(state)) this.#states.delete(state)
    for (const state of wanted) this.#states.add(state)
    this.#shown = wanted
  }
}
