import { expect } from '@open-wc/testing'
import { theirTime, zonedTime, zonePlace } from '../../../src/core/partner/zoned-time.ts'

const NOON = '2025-10-06T12:05:00.000Z'

describe('the time where somebody is', () => {
  for (const [zone, time] of [
    ['UTC', '12:05'],
    ['Asia/Tokyo', '21:05'],
    ['Asia/Kathmandu', '17:50'],
    ['Europe/Madrid', '14:05'],
  ] as const) {
    it(`is ${time} in ${zone}`, () => expect(zonedTime(NOON, zone)).to.equal(time))
  }

  it('begins the day at 00', () => expect(zonedTime('2025-10-06T00:00:00Z', 'UTC')).to.equal('00:00'))

  it('is not told where the zone is unknown, missing, or the same', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    for (const zone of ['Mars/Olympus', null, undefined, here]) expect(theirTime(NOON, zone)).to.equal(null)
  })

  it('is called after its place', () => {
    expect(zonePlace('America/New_York')).to.equal('New York')
    expect(zonePlace('UTC')).to.equal('UTC')
  })
})
