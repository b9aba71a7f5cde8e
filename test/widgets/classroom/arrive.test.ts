import { expect } from '@open-wc/testing'
import { oncePainted } from '../../../src/widgets/classroom/arrive.ts'

const { requestAnimationFrame } = window
const aFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

describe('what is done once a place is painted', () => {
  afterEach(() => {
    window.requestAnimationFrame = requestAnimationFrame
  })

  it('asks for no frame any more, and is not done, once it was ended', async () => {
    let asked = 0
    let done = 0
    window.requestAnimationFrame = job => {
      asked += 1
      return requestAnimationFrame(job)
    }
    const end = oncePainted(document.createElement('div'), () => {
      done += 1
    })
    end()
    for (let frame = 0; frame < 4; frame += 1) await aFrame()
    expect([asked, done]).to.deep.equal([1, 0])
  })
})
