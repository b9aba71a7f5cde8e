import { expect } from '@open-wc/testing'
import { sendFile } from '../../../src/core/uploads/send-file.ts'
import { discardUpload } from '../../../src/core/uploads/tus-upload.ts'
import { uploadPlaces } from '../../../src/core/uploads/upload-places.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'

const film = { id: 'film-1', name: 'recording.webm', type: 'video/webm', content: new Blob(['a film']) }
const heard = { progress() {}, waiting() {} }

describe('a film that is deleted', () => {
  const server = tusServer()
  const clock = fakeClock()
  beforeEach(() => {
    signedIn()
    return import('tus-js-client')
  })
  afterEach(() => localStorage.clear())

  const deletes = () => server.methods().filter(method => method === 'DELETE').length

  /** It is at the server, and the line breaks when it is to go. */
  async function deletedWithoutLine(): Promise<void> {
    await sendFile(film, heard).done
    server.fail(() => ({ cutAfter: 0 }))
    discardUpload(film.id)
    await clock.arrive(() => deletes() === 1)
    expect(server.uploads.size).to.equal(1)
    expect(uploadPlaces.find(film.id)).to.equal(null)
  }

  it('goes from the server once there is a line again', async () => {
    await deletedWithoutLine()
    await clock.arrive(() => uploadPlaces.discarded().length === 1)
    dispatchEvent(new Event('online'))
    await clock.arrive(() => deletes() === 2)
    server.fail(() => null)
    dispatchEvent(new Event('online'))
    await clock.arrive(() => server.uploads.size === 0 && uploadPlaces.discarded().length === 0)
    const sent = deletes()
    dispatchEvent(new Event('online'))
    await clock.tick(1_000)
    expect(deletes()).to.equal(sent)
  })

  it('goes with the next one that is sent, which keeps its own place', async () => {
    await deletedWithoutLine()
    server.fail(() => null)
    await sendFile(film, heard).done
    await clock.arrive(() => server.uploads.size === 1 && uploadPlaces.discarded().length === 0)
    expect(uploadPlaces.find(film.id)).not.to.equal(null)
  })

  for (const status of [400, 404, 410]) {
    it(`is asked for no more where the server answers ${status}`, async () => {
      await sendFile(film, heard).done
      server.fail(() => ({ status, body: { success: false, message: 'No.' } }))
      discardUpload(film.id)
      await clock.arrive(() => deletes() === 1 && uploadPlaces.discarded().length === 0)
    })
  }
})
