import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { cameraPlatform } from '../../../src/core/recording/camera-platform.ts'
import { hidePage, showPage } from '../../support/page-visibility.ts'
import { until } from '../../support/until.ts'

/** A sound of this loudness (0 to 1), and nothing to see. */
function sound(loudness: number) {
  const context = new AudioContext()
  const place = context.createMediaStreamDestination()
  const gain = new GainNode(context, { gain: loudness })
  const tone = new OscillatorNode(context, { frequency: 440 })
  tone.connect(gain).connect(place)
  tone.start()
  return { stream: place.stream, end: () => context.close() }
}

describe('what recordings take from the browser', () => {
  // a page makes no sound, and hears none, before somebody has touched it
  before(() => sendKeys({ press: 'a' }))

  // the power of a sine is half the square of its height, and a quarter fills the meter
  const sounds: [loudness: number, level: number][] = [
    [0, 0],
    [0.1, 0.28],
    [0.25, 0.71],
    [0.6, 1],
  ]
  for (const [loudness, level] of sounds) {
    it(`shows a sound of ${loudness} as ${level} of what the meter has`, async () => {
      const { stream, end } = sound(loudness)
      const told: number[] = []
      const stop = cameraPlatform.hear(stream, heard => told.push(heard))
      try {
        await until(
          () => told.length > 2 && Math.abs((told.at(-1) ?? 0) - level) < 0.06,
          () => `${level} instead of ${told.slice(-3)}`,
        )
      } finally {
        stop()
        await end()
      }
    })
  }

  it('hears nothing of a microphone that the browser cannot measure, which records all the same', async () => {
    const { createMediaStreamSource } = AudioContext.prototype
    AudioContext.prototype.createMediaStreamSource = () => {
      throw new DOMException('other sample rates', 'NotSupportedError')
    }
    const { stream, end } = sound(0.1)
    try {
      cameraPlatform.hear(stream, () => expect.fail('a level'))()
    } finally {
      AudioContext.prototype.createMediaStreamSource = createMediaStreamSource
      await end()
    }
  })

  it('hears nothing of a stream without a sound', () => {
    cameraPlatform.hear(new MediaStream(), () => expect.fail('a level'))()
  })

  it('is told of devices that come and go until it stops listening', () => {
    let times = 0
    const stop = cameraPlatform.onDevices(() => {
      times += 1
    })
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    stop()
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    expect(times).to.equal(1)
  })

  describe('to keep the screen on', () => {
    const { request } = WakeLock.prototype
    let asked: PromiseWithResolvers<WakeLockSentinel>[] = []
    let released = 0
    beforeEach(() => {
      asked = []
      released = 0
      WakeLock.prototype.request = () => {
        const answer = Promise.withResolvers<WakeLockSentinel>()
        asked.push(answer)
        return answer.promise
      }
    })
    afterEach(() => {
      WakeLock.prototype.request = request
    })
    const sentinel = () =>
      ({
        release: async () => {
          released += 1
        },
      }) as WakeLockSentinel

    it('asks once it begins and each time that the page is shown again, until it is let go of', async () => {
      const stop = cameraPlatform.keepAwake()
      expect(asked.length).to.equal(1)
      asked[0]?.resolve(sentinel())
      hidePage()
      expect(asked.length).to.equal(1)
      showPage()
      expect(asked.length).to.equal(2)
      asked[1]?.resolve(sentinel())
      await asked[1]?.promise
      stop()
      await until(() => released === 1, 'it is let go of')
      showPage()
      expect(asked.length).to.equal(2)
    })

    it('lets go of what comes after its end, and lives without', async () => {
      const stop = cameraPlatform.keepAwake()
      stop()
      asked[0]?.resolve(sentinel())
      await until(() => released === 1, 'it is let go of')
      const other = cameraPlatform.keepAwake()
      asked[1]?.reject(new DOMException('', 'NotAllowedError'))
      other()
    })
  })
})
