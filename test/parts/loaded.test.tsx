import { expect } from '@open-wc/testing'
import { createLoad } from '../../src/core/http/load.ts'
import { Loaded } from '../../src/parts/loaded.tsx'
import { press, see } from '../support/page.ts'
import { clear, show } from '../ui/show.tsx'

/** A list that comes the second time it is asked for. */
function reluctantList() {
  let asked = 0
  return createLoad(
    async () => {
      asked += 1
      if (asked === 1) throw new Error('not there')
      return { data: ['Chile', 'Peru'] }
    },
    { failed: 'Not now.' },
  )
}

describe('a list that fields need', () => {
  afterEach(clear)

  it('says what it is for when it has failed, and shows the fields once it has come', async () => {
    const { host } = show(
      <Loaded list={reluctantList()} label="Country">
        {names => <p>{names.join(' and ')}</p>}
      </Loaded>,
    )
    await see(host, 'Country: Not now.')
    await expect(host).to.be.accessible()
    await press(host, 'Retry')
    await see(host, 'Chile and Peru')
  })

  it('takes no place until it has come where nothing is to be seen of it', async () => {
    const { promise, resolve } = Promise.withResolvers<{ data: string[] }>()
    const { host, shadow } = show(
      <Loaded list={createLoad(() => promise)} height={null}>
        {names => <p>{names.join(' and ')}</p>}
      </Loaded>,
    )
    expect(shadow.textContent).to.equal('')
    expect(shadow.querySelector('.cx-skeleton')).to.equal(null)
    resolve({ data: ['Chile'] })
    await see(host, 'Chile')
  })

  it('says what went wrong alone where something beside it says what it is', async () => {
    const { host } = show(<Loaded list={reluctantList()}>{names => <p>{names.join(' and ')}</p>}</Loaded>)
    await see(host, /^Not now\. Retry/)
  })
})
