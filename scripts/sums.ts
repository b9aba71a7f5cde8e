/** Node's reporter ends with these lines; a program that runs it several times ends with their sums. */
const sums = new Map(['tests', 'pass', 'fail', 'cancelled', 'skipped', 'todo'].map(name => [name, 0]))

/** Adds what one run has said. */
export function addSums(output: string): void {
  for (const [name, sum] of sums) {
    const said = [...output.matchAll(new RegExp(`^ℹ ${name} (\\d+)`, 'gm'))].at(-1)?.[1] ?? 0
    sums.set(name, sum + Number(said))
  }
}

export function printSums(): void {
  for (const [name, sum] of sums) console.log(`ℹ ${name} ${sum}`)
}
