import { expect } from '@open-wc/testing'
import { UPLOAD_PIECE_BYTES, UPLOAD_RETRY_MS } from '../../../src/contract/limits/uploads.ts'
import { uploadPlatform } from '../../../src/core/uploads/upload-platform.ts'
import { createUpload, type UploadStore } from '../../../src/core/uploads/upload-store.ts'
import { answer } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'

const content = new Blob([new Uint8Array(UPLOAD_PIECE_BYTES + 1)])
const film = { id: 'film', content, name: 'film.webm', type: 'video/webm' }

describe('a video on its way of which the first piece has arrived', () => {
  const server = tusServer()
  const clock = fakeClock()
  const { askBeforeLeaving } = uploadPlatform
  const stores: UploadStore[] = []
  let asks = 0

  beforeEach(() => {
    asks = 0
    uploadPlatform.askBeforeLeaving = () => {
      asks += 1
      return () => {
        asks -= 1
      }
    }
    signedIn()
    answer('POST /api/teacher/actions-videos/{id}', { success: true, data: { id: 31, video_url: null } })
    answer('GET /api/teacher/files/sizeVideo', { success: false, message: 'busy' })
    return import('tus-js-client')
  })
  afterEach(() => {
    for (const store of stores.splice(0)) store.leave()
    Object.assign(uploadPlatform, { askBeforeLeaving })
    localStorage.clear()
  })

  function begun(): UploadStore {
    const store = createUpload({ for: 'action', actionId: 12 }, 'LUV')
    stores.push(store)
    store.start(film)
    return store
  }
  const stage = (store: UploadStore) => store.$state.get().at

  /** The second piece is on its way until it may go on. */
  async function halfSent() {
    let goOn = () => {}
    server.fail(({ method }) => {
      if (method === 'PATCH') goOn = server.hold()
      return null
    })
    const store = begun()
    await clock.arrive(() => server.methods().length === 3)
    expect([stage(store), asks]).to.deep.equal(['uploading', 1])
    server.fail(() => null)
    server.requests.length = 0
    return { store, goOn }
  }

  it('is forgotten by the server when it is cancelled, and sent anew when it is submitted again', async () => {
    const { store, goOn } = await halfSent()
    store.cancel()
    expect([stage(store), asks]).to.deep.equal(['idle', 0])
    goOn()
    await clock.arrive(() => server.uploads.size === 0)
    store.start(film)
    await clock.arrive(() => stage(store) === 'processing')
    expect(server.methods()).to.deep.equal(['DELETE', 'POST', 'PATCH', 'PATCH'])
  })

  it('is kept by the server when the person leaves, and goes on where it was', async () => {
    const { store, goOn } = await halfSent()
    store.leave()
    goOn()
    await clock.tick(UPLOAD_RETRY_MS)
    expect([stage(store), asks, server.methods()]).to.deep.equal(['idle', 0, []])
    const again = begun()
    await clock.arrive(() => stage(again) === 'processing')
    expect(server.methods()).to.deep.equal(['HEAD', 'PATCH'])
  })

  it('is put off without a word to the server, and goes on where it was', async () => {
    const { store, goOn } = await halfSent()
    store.putOff()
    goOn()
    await clock.tick(UPLOAD_RETRY_MS)
    expect([stage(store), asks, server.methods()]).to.deep.equal(['idle', 0, []])
    store.start(film)
    await clock.arrive(() => stage(store) === 'processing')
    expect(server.methods()).to.deep.equal(['HEAD', 'PATCH'])
  })
})
