/** Does something with each, whatever comes of the others. @throws {AggregateError} all that went wrong, at the end */
export async function eachOrAll<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) {
    try {
      await work(thing)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${things.length} failed`)
}
