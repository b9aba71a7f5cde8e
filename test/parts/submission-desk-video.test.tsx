import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { answer, answered } from '../support/answer.ts'
import { ACTIVITY, aPiece, atDesk, keeps, ONE } from '../support/desk-stage.tsx'
import { fill, see, visibleText } from '../support/page.ts'
import { SIX_SECONDS } from '../support/six-seconds.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const aFilm = (id: number, changes: Partial<Submission> = {}) =>
  aPiece(id, { response_type: 'video', text: null, url: `${SIX_SECONDS}?of=${id}`, ...changes })

/** A desk with such films, silent; `film` finds the player's video of one, shown or waiting. */
async function watching(posts: Submission[]) {
  keeps(posts)
  const scene = atDesk(posts)
  const film = (id: number) =>
    until(
      () => scene.all<HTMLVideoElement>('.desk-looked-at video').find(({ src }) => src.endsWith(`of=${id}`)),
      `the video ${id}`,
    )
  const first = await film(posts[0]?.id ?? 0)
  first.muted = true
  // however long the rest takes, it does not end meanwhile
  first.loop = true
  await until(() => first.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA, 'the video')
  return { ...scene, film, first }
}
const isShown = (video: Element) => video.checkVisibility()

describe('videos at the review desk', () => {
  afterEach(clear)

  it('are played and paused by space, and the one that is looked at is noted', async () => {
    const { first, host } = await watching([aFilm(1)])
    await sendKeys({ press: 'Space' })
    await until(() => !first.paused, 'it to play')
    await sendKeys({ press: 'Space' })
    await until(() => first.paused, 'it to pause')
    await until(() => answered(ACTIVITY).length === 1, 'the note')
    expect(answered(ACTIVITY)[0]?.body.message).to.equal('Watched ‘Our river’ by Student1')
    await expect(host).to.be.accessible()
  })

  it('are played faster and slower by < and >, the next one as well, as fast as the player goes', async () => {
    const { first, film, host } = await watching([aFilm(1), aFilm(2)])
    await sendKeys({ press: '>' })
    await until(() => first.playbackRate === 1.25, 'faster')
    await sendKeys({ press: '>' })
    await sendKeys({ press: '>' })
    await until(() => first.playbackRate === 1.5, 'the fastest')
    await sendKeys({ press: 'j' })
    const second = await film(2)
    await until(() => isShown(second) && second.playbackRate === 1.5, 'the second as fast')
    await fill(host, 'Speed', '0.5')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: '<' })
    await until(() => second.playbackRate === 0.5, 'the slowest')
  })

  it('are loaded ahead: the next one is there when it is wanted, and is the same video then', async () => {
    const { first, film, host } = await watching([aFilm(1), aFilm(2, { status: 'approved' }), aFilm(3)])
    // the next that waits, and not the one below
    const next = await film(3)
    expect([isShown(first), isShown(next)]).to.deep.equal([true, false])
    expect(next.preload).to.equal('auto')
    await until(() => next.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA, 'the next video')
    await sendKeys({ press: 'Space' })
    await until(() => !first.paused, 'it to play')
    await sendKeys({ press: 'a' })
    await until(() => isShown(next), 'the next one')
    expect(await film(3)).to.equal(next)
    expect([next.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA, next.paused]).to.deep.equal([true, true])
    expect(visibleText(host)).not.to.include('Loading the video')
    await until(() => first.paused, 'the first one to be silent')
  })

  it('have keys of the desk in their player, too, where arrows go to and fro in the video', async () => {
    const { first, all, host } = await watching([aFilm(1), aFilm(2)])
    all('.desk-looked-at button')[0]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => first.currentTime >= 5, 'the arrow')
    await see(host, '1 of 2')
    await sendKeys({ press: 'j' })
    await see(host, '2 of 2')
    await sendKeys({ press: 'k' })
    await see(host, '1 of 2')
  })

  it('that could not be converted or are not there say so, and are asked for anew', async () => {
    keeps([])
    const { host } = atDesk([aFilm(1, { url: null, video_processed: 2 }), aFilm(2, { url: null })])
    await see(host, 'This video failed to convert to LUV format.')
    const { promise: isSeen, resolve: come } = Promise.withResolvers<void>()
    answer(ONE, async ({ params }) => {
      await isSeen
      return { success: true, data: aFilm(params.sid) }
    })
    await sendKeys({ press: 'j' })
    await see(host, 'VIDEO IS NOT READY YET TRY AGAIN LATER')
    await until(() => answered(ONE).length > 0, 'the question')
    come()
    await see(host, '0:00 / 0:06')
  })

  it('stand beside the one that they answer, with what is written', async () => {
    keeps([])
    answer(ONE, { success: true, data: aFilm(5, { status: 'approved' }) })
    const { host, find } = atDesk([
      aFilm(1, {
        is_response: true,
        text: 'Look at our river!',
        responding_to: { id: 5, full_name: 'Student5' },
      }),
    ])
    answer('GET /api/teacher/classrooms/{id}/submissions-partner/{sid}', {
      success: true,
      data: aFilm(5, { status: 'approved' }),
    })
    await see(host, 'Student5')
    await see(host, 'Look at our river!')
    const [response, original] = [find('[aria-label=RESPONSE]'), find('[aria-label="ORIGINAL POST"]')]
    expect([response, original].map(panel => panel.querySelectorAll('video').length)).to.deep.equal([1, 1])
    await expect(host).to.be.accessible()
  })
})
