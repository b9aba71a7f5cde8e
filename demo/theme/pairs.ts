/** Least contrast of a text, and of what is no text but has to be seen (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const TEXT = 4.5
const SHAPE = 3

export interface Pair {
  /** A token without `--cx-color-`. */
  name: string
  /** What it stands on. */
  ground: string
  least: number
}

const on = (grounds: readonly string[], least: number, names: readonly string[]): Pair[] =>
  grounds.flatMap(ground => names.map(name => ({ name, ground, least })))

const onItsOwn = (names: readonly string[]) => names.flatMap(name => on([name], TEXT, [`on-${name}`]))

/** Colours of the elements that stand on one another. */
export const pairs: readonly Pair[] = [
  ...on(['page', 'surface', 'sunk'], TEXT, ['text', 'muted']),
  ...on(['page', 'surface'], TEXT, ['primary', 'primary-hover', 'danger']),
  ...on(['page', 'surface'], SHAPE, ['focus', 'border-strong']),
  ...on(['page', 'surface'], SHAPE, ['to-do', 'submitted', 'approved', 'blocked']),
  ...on(['border'], TEXT, ['text']),
  ...on(['primary', 'primary-hover'], TEXT, ['on-primary']),
  ...on(['danger', 'danger-hover'], TEXT, ['on-danger']),
  ...onItsOwn(['primary-soft', 'accent', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft']),
]
