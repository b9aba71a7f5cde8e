import { expect } from '@open-wc/testing'
import { claimApiBase, resetApiBase } from '../../../src/core/http/api-base.ts'
import { fits, isCount, isText } from '../../../src/core/http/shape.ts'
import { platform } from '../../../src/core/platform.ts'
import { type Channel, openChannel } from '../../../src/core/tabs/channel.ts'
import { withLock } from '../../../src/core/tabs/with-lock.ts'
import { betweenTabs } from '../../support/between-tabs.ts'
import { settle } from '../../support/clock.ts'

type Message = { say: 'hello' } | { say: 'count'; of: string; count: number }
const shapes = { hello: () => true, count: fits({ of: isText, count: isCount }) }

describe('A line between tabs', () => {
  const { channel } = platform
  const channels: Channel<Message>[] = []
  const heard: unknown[] = []
  let names: string[] = []
  let network = betweenTabs().connect({})

  beforeEach(() => {
    network = betweenTabs().connect({})
    names = []
    heard.length = 0
    platform.channel = name => {
      names.push(name)
      return network.channel(name)
    }
  })
  afterEach(() => {
    for (const opened of channels.splice(0)) opened.close()
    platform.channel = channel
    resetApiBase()
  })

  function open(opened?: (channel: Channel<Message>) => void): Channel<Message> {
    const line = openChannel<Message>({
      name: 'cx-test',
      shapes,
      hear: message => heard.push(message),
      ...(opened && { opened }),
    })
    channels.push(line)
    return line
  }

  it('carries what is told to the others', async () => {
    const line = open()
    open()
    line.tell({ say: 'count', of: 'rows', count: 2 })
    await settle()
    expect(heard).to.deep.equal([{ say: 'count', of: 'rows', count: 2 }])
  })

  const strange: [what: string, data: unknown][] = [
    ['nothing', null],
    ['text', 'hello'],
    ['a list', [{ say: 'hello' }]],
    ['no word', {}],
    ['a word that is none of ours', { say: 'goodbye' }],
    ['a word that every object has', { say: 'constructor' }],
    ['a word that is no text', { say: 7 }],
    ['a message that lacks something', { say: 'count', of: 'rows' }],
    ['a message of another version', { say: 'count', of: 'rows', count: 'two' }],
  ]
  for (const [what, data] of strange) {
    it(`takes no notice of ${what}`, async () => {
      open()
      network.channel(names[0] ?? '').postMessage(data)
      await settle()
      expect(heard).to.deep.equal([])
    })
  }

  it('says hello each time it is open, and belongs to one API', () => {
    open(line => line.tell({ say: 'hello' }))
    claimApiBase('https://api.example.org')
    expect(names).to.deep.equal([`cx-test@${location.origin}`, 'cx-test@https://api.example.org'])
  })

  it('is quiet once it is closed, also when the API changes', async () => {
    const line = open()
    open()
    line.close()
    claimApiBase('https://api.example.org')
    line.tell({ say: 'hello' })
    await settle()
    expect(line.isOpen()).to.equal(false)
    expect(heard).to.deep.equal([])
    expect(names).to.have.length(3)
  })

  it('loses what cannot be copied, and does without a line where there is none', () => {
    const line = open()
    expect(line.isOpen()).to.equal(true)
    line.tell({ say: 'count', of: (() => {}) as never, count: 1 })
    platform.channel = () => null
    const none = open()
    expect(none.isOpen()).to.equal(false)
    none.tell({ say: 'hello' })
  })
})

describe('A lock between tabs', () => {
  const { locks } = platform
  afterEach(() => {
    platform.locks = locks
  })

  it('is not waited for any longer once that is called off, and the job does not run', async () => {
    let free = () => {}
    let first: Promise<void> | undefined
    await new Promise<void>(held => {
      first = withLock('cx-test', () => {
        held()
        return new Promise<void>(resolve => {
          free = resolve
        })
      })
    })
    const controller = new AbortController()
    let ran = false
    const second = withLock(
      'cx-test',
      async () => {
        ran = true
      },
      controller.signal,
    )
    controller.abort()
    expect(await second.catch((error: DOMException) => error.name)).to.equal('AbortError')
    free()
    await first
    expect(ran).to.equal(false)
  })

  it('does not hide what went wrong in the job, nor run it twice', async () => {
    let runs = 0
    const failed = withLock('cx-test', async () => {
      runs += 1
      throw new Error('A mistake')
    })
    expect(await failed.catch((error: Error) => error.message)).to.equal('A mistake')
    expect(runs).to.equal(1)
  })
})
