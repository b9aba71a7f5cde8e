import { expect } from '@open-wc/testing'
import type * as Proof from '../../../host/lti/proof.ts'
import { framedPage } from '../../support/framed-page.ts'
import { until } from '../../support/until.ts'

const KEY = 'cx-lti-test'
const OFFERED = { target: '_parent', origin: location.origin, key: KEY }
const NOT_OFFERED = { ...OFFERED, target: '' }

interface Question {
  subject?: string
  key?: string
  value?: string | null
  message_id: string
}

describe('the proof of a login', () => {
  let frame: HTMLIFrameElement
  let platform: Awaited<ReturnType<typeof framedPage>>['platform']
  let proof: typeof Proof
  /** What the platform was asked, and what it keeps. */
  let asked: string[] = []
  const kept = new Map<string, string>()

  function answer({ data, source }: MessageEvent<Question | null>) {
    const { subject = '', key = '', value, message_id } = data ?? { message_id: '' }
    if (!subject.startsWith('lti.')) return
    asked.push(subject)
    if (value === null) kept.delete(key)
    else if (value !== undefined) kept.set(key, value)
    const told = { message_id, value: kept.get(key), supported_messages: [{ subject: 'lti.put_data' }] }
    ;(source as WindowProxy).postMessage(told, location.origin)
  }

  beforeEach(async () => {
    asked = []
    kept.clear()
    addEventListener('message', answer)
    const page = await framedPage()
    ;({ frame, platform } = page)
    proof = await page.load<typeof Proof>('host/lti/proof.ts')
  })
  afterEach(() => {
    removeEventListener('message', answer)
    frame.remove()
    sessionStorage.clear()
  })

  const keepsNothing = () => {
    platform.storage = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  }
  const taken = async (place: Proof.ProofPlace) => ({ ...(await proof.takeProof(place)) })

  it('is kept in the tab and by the platform that has offered to, and by neither once it is taken', async () => {
    await proof.keepProof(OFFERED, 'proof-1')
    expect([sessionStorage.getItem(KEY), kept.get(KEY)]).to.deep.equal(['proof-1', 'proof-1'])
    expect(await taken(OFFERED)).to.deep.equal({ proof: 'proof-1', hasStorage: true })
    expect(sessionStorage.getItem(KEY)).to.equal(null)
    await until(() => !kept.has(KEY), 'the platform to have forgotten it')
  })

  it('is kept by the tab alone where no platform has offered to', async () => {
    await proof.keepProof(NOT_OFFERED, 'proof-1')
    expect(await taken(NOT_OFFERED)).to.deep.equal({ proof: 'proof-1', hasStorage: true })
    expect(asked).to.deep.equal([])
  })

  it('is kept by a platform that is asked, where the browser keeps nothing', async () => {
    keepsNothing()
    await proof.keepProof(NOT_OFFERED, 'proof-1')
    expect(asked).to.deep.equal(['lti.capabilities', 'lti.put_data'])
    expect(await taken(NOT_OFFERED)).to.deep.equal({ proof: 'proof-1', hasStorage: false })
  })

  it('is none in a browser that has not begun, of which nothing stays', async () => {
    expect(await taken(NOT_OFFERED)).to.deep.equal({ proof: null, hasStorage: true })
    expect(sessionStorage.getItem(KEY)).to.equal(null)
  })
})
