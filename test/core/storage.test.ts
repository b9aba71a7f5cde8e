import { expect } from '@open-wc/testing'
import { platform } from '../../src/core/platform.ts'
import { storage } from '../../src/core/storage.ts'
import { createFold } from '../../src/widgets/classroom/fold-store.ts'

const throws = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Storages of pages where nothing is kept. */
const odd: [what: string, found: () => Storage | null][] = [
  ['blocked', () => null],
  ['out of reach', throws],
  [
    'one that throws at whatever it is asked',
    () => new Proxy({} as Storage, { get: throws, ownKeys: throws }),
  ],
]

describe("the page's storage", () => {
  const { storage: real } = platform
  afterEach(() => {
    platform.storage = real
    localStorage.removeItem('cx-test')
  })

  it('keeps texts, and forgets them one by one or by their beginning', () => {
    const { read, write, remove, removeAll } = storage('local')
    expect(read('cx-test')).to.equal(null)
    expect(write('cx-test', 'kept')).to.equal(true)
    expect(localStorage.getItem('cx-test')).to.equal('kept')
    expect(read('cx-test')).to.equal('kept')
    remove('cx-test')
    expect(read('cx-test')).to.equal(null)
    write('cx-test', 'kept')
    removeAll('cx-te')
    expect(read('cx-test')).to.equal(null)
  })

  it('is that of the tab, too', () => {
    storage('session').write('cx-test', 'here')
    expect(sessionStorage.getItem('cx-test')).to.equal('here')
    storage('session').removeAll('cx-test')
    expect(sessionStorage.getItem('cx-test')).to.equal(null)
  })

  for (const [what, found] of odd) {
    it(`that is ${what} keeps nothing, and nobody hears of it`, () => {
      platform.storage = found
      const { read, write, remove, removeAll } = storage('local')
      expect(read('cx-test')).to.equal(undefined)
      expect(write('cx-test', 'lost')).to.equal(false)
      remove('cx-test')
      removeAll('cx-')
      const fold = createFold(7, false, true)
      fold.choose(false)
      expect(fold.$folded.get()).to.equal(false)
    })
  }
})
