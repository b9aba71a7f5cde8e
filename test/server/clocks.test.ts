import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { allClocks, countryIds, zoneOf } from '../../server/areas/reference/area.ts'
import { offsetMinutes } from '../../server/areas/reference/clocks.ts'
import { americanStateIds } from '../../server/areas/reference/data/american-states.ts'

const WINTER = Date.parse('2026-01-15T12:00:00Z')
const SUMMER = Date.parse('2026-07-15T12:00:00Z')

describe('the clocks of the world', () => {
  const offsets: [zone: string, winter: number, summer: number][] = [
    ['UTC', 0, 0],
    ['Europe/London', 0, 60],
    ['Europe/Madrid', 60, 120],
    ['America/New_York', -300, -240],
    ['America/St_Johns', -210, -150],
    ['Pacific/Marquesas', -570, -570],
    ['Asia/Kolkata', 330, 330],
    ['Asia/Kathmandu', 345, 345],
    ['Pacific/Kiritimati', 840, 840],
  ]
  for (const [zone, winter, summer] of offsets)
    it(`are so far from UTC in ${zone}`, () =>
      assert.deepEqual([offsetMinutes(zone, WINTER), offsetMinutes(zone, SUMMER)], [winter, summer]))

  it('are known of nearly every country, and of every state of the United States', () => {
    const without = Object.keys(countryIds).filter(iso => zoneOf(iso, null) === null)
    // where nobody lives
    assert.deepEqual(without, ['BV', 'HM'])
    const states = allClocks(WINTER).filter(({ state_id }) => state_id !== null)
    const zones = Object.keys(americanStateIds).map(state => zoneOf('US', state))
    assert.ok(zones.every(zone => /^(America|Pacific)\//.test(zone ?? '')))
    // those that are not where most of the country is
    const elsewhere = zones.filter(zone => zone !== 'America/New_York').length
    assert.deepEqual([states.length, zones.length - elsewhere], [elsewhere, 22])
    assert.ok(states.every(({ country_id }) => country_id === countryIds.US))
  })

  it('of a state are its own, and of one in another country that country’s', () => {
    assert.equal(zoneOf('US', 'Oregon'), 'America/Los_Angeles')
    assert.equal(zoneOf('US', null), 'America/New_York')
    assert.equal(zoneOf('GE', 'Georgia'), 'Asia/Tbilisi')
    assert.equal(zoneOf('XX', null), null)
  })

  it('are those of the moment that is asked for', () => {
    const spain = (at: number) =>
      allClocks(at).find(({ country_id }) => country_id === countryIds.ES)?.minutes
    assert.deepEqual([spain(WINTER), spain(SUMMER), spain(WINTER)], [60, 120, 60])
  })
})
