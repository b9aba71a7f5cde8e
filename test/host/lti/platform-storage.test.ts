import { expect } from '@open-wc/testing'
import type * as PlatformStorage from '../../../host/lti/platform-storage.ts'
import { framedPage } from '../../support/framed-page.ts'
import { until } from '../../support/until.ts'

/** Longer than a launch may wait for any frame of a platform. */
const LONG_MS = 10_000
const PLACE = { target: '_parent', origin: location.origin }

interface Asked {
  subject: string
  key?: string
  value?: string | null
  message_id: string
}

async function framed() {
  const page = await framedPage()
  return { ...page, ...(await page.load<typeof PlatformStorage>('host/lti/platform-storage.ts')) }
}

describe('what a platform keeps for a page in its frame', () => {
  let page: Awaited<ReturnType<typeof framed>>
  let asked: { data: Asked; from: WindowProxy }[] = []

  const hear = ({ data, source }: MessageEvent<Asked>) => {
    if (data?.subject?.startsWith('lti.')) asked.push({ data, from: source as WindowProxy })
  }
  /** Answers what was asked last. */
  const tell = (told: object) => {
    const [last] = asked.slice(-1)
    last?.from.postMessage({ message_id: last.data.message_id, ...told }, location.origin)
  }
  const isAsked = () => until(() => asked.length > 0, 'a question')

  beforeEach(async () => {
    asked = []
    addEventListener('message', hear)
    page = await framed()
  })
  afterEach(() => {
    removeEventListener('message', hear)
    page.frame.remove()
  })

  it('is told to the page', async () => {
    const kept = page.atPlatform(PLACE, 'cx-lti-1')
    await isAsked()
    expect(asked[0]?.data).to.include({ subject: 'lti.get_data', key: 'cx-lti-1' })
    tell({ value: 'proof-1' })
    expect(await kept).to.equal('proof-1')
    expect(page.clock.waiting()).to.equal(0)
  })

  it('is what the page has given it to keep', async () => {
    const kept = page.atPlatform(PLACE, 'cx-lti-1', 'proof-1')
    await isAsked()
    expect(asked[0]?.data).to.include({ subject: 'lti.put_data', key: 'cx-lti-1', value: 'proof-1' })
    tell({ value: 'proof-1' })
    expect(await kept).to.equal('proof-1')
  })

  it('is nothing where it does not answer in time', async () => {
    const kept = page.atPlatform(PLACE, 'cx-lti-1')
    await isAsked()
    page.clock.move(LONG_MS)
    expect(await kept).to.equal(null)
  })

  it('is nothing that somebody else says', async () => {
    const kept = page.atPlatform(PLACE, 'cx-lti-1')
    await isAsked()
    // from the page itself, not from the platform's
    page.realm.eval(
      `postMessage(${JSON.stringify({ message_id: asked[0]?.data.message_id, value: 'other' })})`,
    )
    tell({ message_id: 'another', value: 'other' })
    tell({ value: 'proof-1' })
    expect(await kept).to.equal('proof-1')
  })

  it('is asked of the frame that it names, and of the page around where there is none', async () => {
    const beside = document.createElement('iframe')
    beside.name = 'storage'
    document.body.append(beside)
    const heard = new Promise<Asked>(resolve => {
      beside.contentWindow?.addEventListener('message', ({ data }: MessageEvent<Asked>) => resolve(data))
    })
    void page.atPlatform({ ...PLACE, target: 'storage' }, 'cx-lti-1')
    expect((await heard).subject).to.equal('lti.get_data')
    beside.remove()
    const kept = page.atPlatform({ ...PLACE, target: 'gone' }, 'cx-lti-1')
    await isAsked()
    tell({ value: 'proof-1' })
    expect(await kept).to.equal('proof-1')
  })

  it('is nothing where the page around says so by a text that is empty', async () => {
    const kept = page.atPlatform(PLACE, 'cx-lti-1')
    await isAsked()
    tell({ value: '' })
    expect(await kept).to.equal(null)
  })

  for (const [what, place] of [
    ['a target that is no frame', { ...PLACE, target: 'length' }],
    ['an origin that is none', { ...PLACE, origin: 'nowhere' }],
    ['no target', { ...PLACE, target: '' }],
  ] as const)
    it(`is nothing with ${what}`, async () => {
      const kept = page.atPlatform(place, 'cx-lti-1')
      page.clock.move(LONG_MS)
      expect(await kept).to.equal(null)
    })

  for (const [what, parent] of [
    ['is closed', null],
    ['takes no messages', {}],
  ] as const)
    it(`is nothing where the page around ${what}`, async () => {
      Object.defineProperty(page.realm, 'parent', { value: parent, configurable: true })
      const kept = page.atPlatform(PLACE, 'cx-lti-1')
      const offered = page.offeredTarget()
      // nobody is there to be waited for
      expect(page.clock.waiting()).to.equal(0)
      expect([await kept, await offered]).to.deep.equal([null, ''])
    })

  it('is offered by those who say so, with their frame', async () => {
    for (const [supported_messages, target] of [
      [[{ subject: 'lti.put_data', frame: 'storage' }], 'storage'],
      [[{ subject: 'lti.get_data' }, { subject: 'lti.put_data' }], '_parent'],
      [[{ subject: 'lti.get_data' }], ''],
      ['lti.put_data', ''],
    ] as const) {
      asked = []
      const offered = page.offeredTarget()
      await isAsked()
      expect(asked[0]?.data.subject).to.equal('lti.capabilities')
      tell({ supported_messages })
      expect(await offered).to.equal(target)
    }
  })

  it('is offered by nobody where nobody answers', async () => {
    const offered = page.offeredTarget()
    await isAsked()
    page.clock.move(LONG_MS)
    expect(await offered).to.equal('')
  })
})
