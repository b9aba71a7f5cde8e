import { expect } from '@open-wc/testing'
import type * as FetchFirst from '../../../src/element/fetch-first.ts'

/** Where the files of a build are: beside the kernel, which this module is a part of. */
const folder = new URL('/src/element/', location.href)
/** It knows them by where it is itself, so it is loaded from there. */
const MODULE = '/src/element/fetch-first.ts'
const { fetch: realFetch } = window

describe('a file that is loaded later', () => {
  afterEach(() => {
    window.fetch = realFetch
  })

  it('is fetched before it is imported, with what it imports, and again after it has failed', async () => {
    const { fetchFirst }: typeof FetchFirst = await import(/* @vite-ignore */ MODULE)
    const asked: string[] = []
    let isAway = true
    window.fetch = async address => {
      const path = new URL(String(address)).pathname
      asked.push(path)
      const text = isAway && path.endsWith('lists.js') ? 'cut' : '//kernel lists\n//'
      return new Response(text, { headers: { 'content-type': 'text/javascript' } })
    }
    let imports = 0
    const load = async () => {
      imports += 1
      return 'the fields'
    }
    const ask = () => fetchFirst(load, ['../fields.js'], new URL('elements/wizard.js', folder).href)
    const trouble = await ask().catch((error: unknown) => error)
    expect(trouble).to.be.instanceOf(Error).with.property('message', 'lists')
    expect(imports).to.equal(0)
    isAway = false
    expect(await ask()).to.equal('the fields')
    expect(await ask()).to.equal('the fields')
    // the kernel is there, or nobody would ask
    expect(asked).to.deep.equal(['/src/element/fields.js', '/src/element/lists.js', '/src/element/lists.js'])
  })
})
