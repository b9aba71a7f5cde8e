import { expect } from '@open-wc/testing'
import { SCHOOL_SEARCH_PAUSE_MS } from '../../../src/contract/limits/profile.ts'
import { createSchoolSearch } from '../../../src/core/profile/school-search.ts'
import { answer, answered } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'

const SCHOOLS = 'GET /api/teacher/states/{sid}/schools'
const place = { stateId: 11 }

const school = (name: string) => ({
  id: name.length,
  name,
  city_name: null,
  address: null,
  website: null,
  phone_number: null,
})

describe('the search for schools', () => {
  const clock = fakeClock()

  it('shows what the last word has brought, however late the answer to one before comes', async () => {
    signedIn()
    const hill = Promise.withResolvers<void>()
    answer(SCHOOLS, async ({ query }) => {
      const search = query?.search ?? ''
      if (search === 'hill') await hill.promise
      return { success: true, data: [school(search)] }
    })
    const { search, $found, stop } = createSchoolSearch()
    search(place, 'hill')
    await clock.tick(SCHOOL_SEARCH_PAUSE_MS)
    search(place, 'oakwood')
    // the one before is called off, and nothing is said of that
    await clock.tick(0)
    expect($found.get()).to.deep.equal({ at: 'loading' })
    await clock.tick(SCHOOL_SEARCH_PAUSE_MS)
    expect(answered(SCHOOLS)).to.have.length(2)
    expect($found.get()).to.deep.equal({ at: 'found', schools: [school('oakwood')] })
    hill.resolve()
    await clock.tick(0)
    expect($found.get()).to.deep.equal({ at: 'found', schools: [school('oakwood')] })
    stop()
  })

  it('asks nothing of a word that is typed on, nor of one that is gone', async () => {
    signedIn()
    answer(SCHOOLS, { success: true, data: [] })
    const { search, $found } = createSchoolSearch()
    search(place, 'hi')
    await clock.tick(SCHOOL_SEARCH_PAUSE_MS - 1)
    search(place, 'hil')
    await clock.tick(SCHOOL_SEARCH_PAUSE_MS - 1)
    search(place, '  ')
    await clock.tick(SCHOOL_SEARCH_PAUSE_MS)
    expect(answered(SCHOOLS)).to.deep.equal([])
    expect($found.get()).to.deep.equal({ at: 'nothing' })
  })
})
