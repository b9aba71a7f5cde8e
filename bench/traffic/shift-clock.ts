/** Lets this process, and so the server and its embedded database, live later than it is. */
export function shiftClock() {
  const RealDate = Date
  let ahead = 0
  class ShiftedDate extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) super(RealDate.now() + ahead)
      else super(given[0])
    }
    static override now(): number {
      return RealDate.now() + ahead
    }
  }
  // the constructor is called with more arguments too, by those who build a date out of its parts
  globalThis.Date = new Proxy(ShiftedDate, {
    construct: (target, given, newTarget) =>
      given.length > 1
        ? Reflect.construct(RealDate, given, newTarget)
        : Reflect.construct(target, given, newTarget),
    apply: () => new ShiftedDate().toString(),
  }) as unknown as DateConstructor
  return {
    goAhead(ms: number): void {
      ahead += ms
    },
    restore(): void {
      globalThis.Date = RealDate
    },
  }
}
