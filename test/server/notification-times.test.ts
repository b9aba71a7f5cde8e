import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isTimeZone, mailTime } from '../../server/areas/notifications/mail-time.ts'

const MADRID = 'Europe/Madrid'

/** Mode, zone, quiet hours, now, and when the mail leaves. */
const cases: ['at_once' | 'daily', string, [number, number] | null, string, string][] = [
  ['at_once', MADRID, null, '2026-03-02T10:07:31Z', '2026-03-02T10:07:31Z'],
  ['at_once', MADRID, [1_320, 420], '2026-03-02T20:59:59Z', '2026-03-02T20:59:59Z'],
  ['at_once', MADRID, [1_320, 420], '2026-03-02T21:00:00Z', '2026-03-03T06:00:00Z'],
  ['at_once', MADRID, [1_320, 420], '2026-03-03T05:59:00Z', '2026-03-03T06:00:00Z'],
  ['at_once', MADRID, [720, 780], '2026-03-02T11:30:00Z', '2026-03-02T12:00:00Z'],
  // none at all
  ['at_once', MADRID, [720, 720], '2026-03-02T11:00:00Z', '2026-03-02T11:00:00Z'],
  ['daily', MADRID, null, '2026-03-02T05:59:00Z', '2026-03-02T06:00:00Z'],
  ['daily', MADRID, null, '2026-03-02T06:00:00Z', '2026-03-03T06:00:00Z'],
  ['daily', MADRID, [1_320, 480], '2026-03-02T12:00:00Z', '2026-03-03T07:00:00Z'],
  ['daily', 'Asia/Kathmandu', null, '2026-03-02T00:00:00Z', '2026-03-02T01:15:00Z'],
  ['daily', 'America/Los_Angeles', null, '2026-03-02T14:59:00Z', '2026-03-02T15:00:00Z'],
  // the clocks are put on by an hour in the night, and back
  ['daily', MADRID, null, '2026-03-28T12:00:00Z', '2026-03-29T05:00:00Z'],
  ['daily', MADRID, null, '2026-10-24T12:00:00Z', '2026-10-25T06:00:00Z'],
  ['at_once', MADRID, [60, 150], '2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'],
  // an hour that is there twice is quiet until it first ends
  ['at_once', MADRID, [60, 150], '2026-10-25T00:10:00Z', '2026-10-25T00:30:00Z'],
  ['at_once', MADRID, [60, 150], '2026-10-25T01:10:00Z', '2026-10-25T01:30:00Z'],
  // the clocks are put on at midnight, by half an hour, and never
  ['at_once', 'Africa/Cairo', [1_320, 30], '2026-04-23T20:30:00Z', '2026-04-23T22:00:00Z'],
  ['daily', 'Australia/Lord_Howe', null, '2026-10-03T12:00:00Z', '2026-10-03T20:00:00Z'],
  ['daily', 'America/Phoenix', null, '2026-03-08T12:00:00Z', '2026-03-08T14:00:00Z'],
  // on the other side of midnight, and of the line where the date changes
  ['daily', 'Pacific/Kiritimati', null, '2026-03-02T16:59:00Z', '2026-03-02T17:00:00Z'],
  ['daily', 'Pacific/Niue', [1_380, 1_379], '2026-03-02T17:59:00Z', '2026-03-03T09:59:00Z'],
  // to the minute
  ['at_once', 'UTC', [1_320, 425], '2026-03-03T07:04:59Z', '2026-03-03T07:05:00Z'],
  ['at_once', 'UTC', [1_320, 425], '2026-03-03T07:05:00Z', '2026-03-03T07:05:00Z'],
  ['at_once', '+05:37', [1_320, 420], '2026-03-03T00:00:00Z', '2026-03-03T01:23:00Z'],
  // all day but a minute
  ['at_once', 'UTC', [0, 1_439], '2026-03-02T00:00:00Z', '2026-03-02T23:59:00Z'],
  ['daily', 'UTC', [421, 420], '2026-03-02T07:00:30Z', '2026-03-03T07:00:00Z'],
  // and that minute is left out
  ['daily', MADRID, [151, 150], '2026-03-28T06:30:00Z', '2026-03-30T00:30:00Z'],
]

describe('a mail of notifications', () => {
  for (const [mode, time_zone, quiet, now, leaves] of cases) {
    const hours = { time_zone, quiet_from: quiet?.[0] ?? null, quiet_until: quiet?.[1] ?? null }
    it(`leaves at ${leaves} (${mode}, ${time_zone}, quiet ${quiet ?? 'never'}, at ${now})`, () => {
      const at = mailTime(Date.parse(now), mode, hours)
      assert.equal(new Date(at).toISOString(), new Date(leaves).toISOString())
    })
  }

  it('goes by zones that there are', () => {
    assert.deepEqual([MADRID, 'UTC', 'Mars/Olympus', ''].map(isTimeZone), [true, true, false, false])
  })

  it('keeps no clock for each way in which somebody writes a zone', async () => {
    const { DateTimeFormat } = Intl
    const made: WeakRef<object>[] = []
    class Watched extends DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
        super(...given)
        made.push(new WeakRef(this))
      }
    }
    Intl.DateTimeFormat = Watched as typeof DateTimeFormat
    try {
      assert.ok(['europe/madrid', 'EUROPE/MADRID', 'eUROPE/mADRID'].every(isTimeZone))
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
    // what a WeakRef was made for stays until the turn ends
    await setImmediate()
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    assert.deepEqual(
      made.map(clock => clock.deref()),
      [undefined, undefined, undefined],
    )
  })
})
