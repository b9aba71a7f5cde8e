import { expect } from '@open-wc/testing'
import { UNFINISHED_UPLOAD_KEPT_HOURS } from '../../../src/contract/limits/videos.ts'
import { uploadPlaces } from '../../../src/core/uploads/upload-places.ts'
import { fakeClock } from '../../support/clock.ts'

const HOUR_MS = 3_600_000
const KEY = 'cx-uploads'
const URL = 'https://exchange.example/api/teacher/uploads/u1'

describe('where an upload goes on', () => {
  const clock = fakeClock()
  afterEach(() => localStorage.clear())

  it('is known for as long as the server keeps what has arrived, however often it goes on', async () => {
    uploadPlaces.keep('film', URL)
    for (let part = 1; part < 4; part += 1) {
      await clock.tick((UNFINISHED_UPLOAD_KEPT_HOURS * HOUR_MS) / 4)
      expect(uploadPlaces.find('film')).to.equal(URL)
      uploadPlaces.keep('film', URL)
    }
    await clock.tick((UNFINISHED_UPLOAD_KEPT_HOURS * HOUR_MS) / 4 - 1)
    expect(uploadPlaces.find('film')).to.equal(URL)
    await clock.tick(1)
    expect(uploadPlaces.find('film')).to.equal(null)
  })

  it('is that of the last upload of a film, known as long as any', async () => {
    uploadPlaces.keep('film', URL)
    await clock.tick(HOUR_MS)
    uploadPlaces.keep('film', `${URL}2`)
    await clock.tick(UNFINISHED_UPLOAD_KEPT_HOURS * HOUR_MS - 1)
    expect(uploadPlaces.find('film')).to.equal(`${URL}2`)
  })

  it('is forgotten, and what is too old goes with the next change', async () => {
    uploadPlaces.keep('old', URL)
    await clock.tick(UNFINISHED_UPLOAD_KEPT_HOURS * HOUR_MS)
    uploadPlaces.keep('one', URL)
    uploadPlaces.keep('other', URL)
    uploadPlaces.forget('one')
    expect([uploadPlaces.find('one'), uploadPlaces.find('other')]).to.deep.equal([null, URL])
    expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? ''))).to.deep.equal(['other'])
  })

  for (const text of [
    '',
    'no json',
    'null',
    '[]',
    '3',
    '{"film":null}',
    '{"film":{"url":"","at":9e15}}',
    '{"film":{"url":7,"at":9e15}}',
    '{"film":{"url":"x","at":"now"}}',
  ]) {
    it(`is unknown where somebody else has written ${text || 'nothing'}, and is kept all the same`, () => {
      localStorage.setItem(KEY, text)
      expect(uploadPlaces.find('film')).to.equal(null)
      uploadPlaces.keep('film', URL)
      expect(uploadPlaces.find('film')).to.equal(URL)
    })
  }
})
