import { platform } from '../../src/core/platform.ts'

/**
 * The time stands still while its tests run: the days that they are about, some of them worked out before, are those of
 * the elements, too, also where it becomes midnight meanwhile. Timers run as ever. Call it within a `describe`.
 */
export function oneDay(): void {
  const { now } = platform
  const stopped = now()
  beforeEach(() => {
    platform.now = () => stopped
  })
  afterEach(() => Object.assign(platform, { now }))
}
