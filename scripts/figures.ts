/** A measured number beside what it may be. */
export interface Figure {
  name: string
  value: number
  budget: number
  unit?: string
}

/** Prints each figure beside its budget; false when one is past it, or there is none. */
export function printFigures(figures: readonly Figure[]): boolean {
  const width = Math.max(0, ...figures.map(({ name }) => name.length))
  // what is past a budget of nothing must not look like nothing
  const rounded = (value: number) => Number(value < 0.01 ? value.toPrecision(2) : value.toFixed(2))
  const shown = (value: number, unit = '') => `${rounded(value)}${unit && ` ${unit}`}`
  for (const { name, value, budget, unit } of figures) {
    const mark = value <= budget ? '✓' : '✗'
    console.log(
      `${mark} ${name.padEnd(width)}  ${shown(value, unit).padStart(12)}  of ${shown(budget, unit)}`,
    )
  }
  return figures.length > 0 && figures.every(({ value, budget }) => value <= budget)
}
