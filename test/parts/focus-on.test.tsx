import { expect } from '@open-wc/testing'
import { FocusOn } from '../../src/parts/wizard/focus-on.tsx'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

describe('the focus on a field that is wanted', () => {
  afterEach(clear)

  it('waits for a field whose code is on its way, and is moved once', async () => {
    let looks = 0
    let isDone = 0
    const focus = (field: string) => {
      expect(field).to.equal('phone_number')
      looks += 1
      return looks > 5
    }
    show(<FocusOn field="phone_number" focus={focus} done={() => isDone++} />)
    await until(() => isDone === 1, 'the focus')
    expect(looks).to.equal(6)
  })
})
