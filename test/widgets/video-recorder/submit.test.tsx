import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-recorder/element.ts'
import type { VideoMetadata } from '../../../src/contract/entities/video.ts'
import { UPLOAD_PIECE_BYTES } from '../../../src/contract/limits/uploads.ts'
import { uploadPlatform } from '../../../src/core/uploads/upload-platform.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { contentAt } from '../../support/content-at.ts'
import { mayLeavePage } from '../../support/leaving.ts'
import { modal } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { filmFile, forgetFilms, keptPieces, pick, showRecorder } from '../../support/recorder-stage.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'
import { realPause, until } from '../../support/until.ts'

const SAVE = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const METADATA = 'GET /api/teacher/files/sizeVideo'
const TELL = 'PUT /api/teacher/submissions-video-update/{id}'
const saved = { id: 31, video_url: '/files/videos/a.webm?signature=x' }
const metadata = (rest: Partial<VideoMetadata> = {}): VideoMetadata => ({
  video_size: 6,
  transcode_video_size: null,
  video_duration: null,
  video_processed: 0,
  stage: 'converting',
  progress: 40,
  ...rest,
})

describe('a video that is submitted', () => {
  const server = tusServer()
  const { line } = uploadPlatform

  beforeEach(() => {
    uploadPlatform.line = () => undefined
    signedIn()
    answer(SAVE, { success: true, data: saved })
    answer(METADATA, { success: true, data: metadata() })
    answer(TELL, { success: true, data: metadata() })
  })
  afterEach(async () => {
    unmountAll()
    Object.assign(uploadPlatform, { line })
    await forgetFilms()
    localStorage.clear()
  })

  async function withFilm(film?: File): Promise<HTMLElement> {
    const element = showRecorder()
    await see(element, 'Record or upload your video')
    pick(element, film ?? (await filmFile()))
    await byRole(element, 'button', 'SUBMIT')
    return element
  }

  it('is sent and saved, plays at once while it is processed, and is found no more', async () => {
    const element = await withFilm()
    while ((await keptPieces()) === 0) await realPause(10)
    const uploaded = nextEvent<{ url: string }>(element, 'cx-uploaded')
    const done = nextEvent(element, 'cx-saved')
    await press(element, 'SUBMIT')
    const { url } = (await uploaded).detail
    expect((await done).detail).to.deep.equal({ id: 31, videoUrl: saved.video_url })
    expect(server.uploads.get(url)?.metadata).to.deep.equal({
      filename: 'my-way.webm',
      filetype: 'video/webm',
    })
    expect(answered(SAVE)[0]?.body).to.deep.equal({ url })
    await see(
      element,
      'Your video is submitted. You can leave this page. VIDEO IS PROCESSING It is made ready for every device. 94%',
    )
    await see(element, '0:00 / 0:06')
    await until(() => element.shadowRoot?.activeElement?.matches('button, input'), 'the focus stays')
    await expect(element).to.be.accessible()
    while ((await keptPieces()) > 0) await realPause(10)
  })

  const ends: [what: string, end: Partial<VideoMetadata>, says: string][] = [
    ['is ready', { video_processed: 1, stage: 'ready', progress: 100 }, 'Your video is ready.'],
    [
      'could not be converted',
      { video_processed: 2, stage: 'failed' },
      'This video failed to convert to LUV format.',
    ],
  ]
  for (const [what, end, says] of ends) {
    it(`is said to be so when it ${what}`, async () => {
      answer(METADATA, { success: true, data: metadata(end) })
      const element = await withFilm()
      await press(element, 'SUBMIT')
      await see(element, says)
      await see(element, 'Your video is submitted.')
      await expect(element).to.be.accessible()
    })
  }

  it('shows how far it is, asks before it is stopped, and goes on when the person wants it', async () => {
    const letGo: (() => void)[] = []
    server.fail(({ method }) => {
      if (method === 'PATCH') letGo.push(server.hold())
      return null
    })
    const film = await filmFile()
    const total = film.size + 1.5 * UPLOAD_PIECE_BYTES
    // what follows the film is played by nobody
    const element = await withFilm(new File([film, new Uint8Array(total - film.size)], film.name, film))
    await press(element, 'SUBMIT')
    const bar = await byRole(element, 'progressbar', 'Progress of your video')
    await see(element, '8.0 MB of 12 MB')
    const percent = (90 * UPLOAD_PIECE_BYTES) / total
    expect(Number(bar.ariaValueNow)).to.be.closeTo(percent, 0.01)
    expect(bar.ariaValueText).to.equal(`${Math.floor(percent)}%`)
    await expect(element).to.be.accessible()
    await press(element, 'Cancel')
    await see(element, 'Stop the upload?')
    await seeNoMore(element, '8.0 MB of 12 MB')
    await press(element, 'Go on uploading')
    await see(element, '8.0 MB of 12 MB')
    for (const goOn of letGo) goOn()
    await see(element, 'VIDEO IS PROCESSING')
    expect(server.methods()).to.deep.equal(['POST', 'PATCH', 'PATCH'])
  })

  it('is silent while it is sent', async () => {
    const goOn = server.hold()
    const element = await withFilm()
    const video = await until(() => element.shadowRoot?.querySelector('video'), 'the film')
    video.muted = true
    await press(element, 'Play')
    await until(() => !video.paused, 'it plays')
    await press(element, 'SUBMIT')
    await until(() => video.paused, 'it is silent')
    goOn()
    await see(element, 'VIDEO IS PROCESSING')
  })

  it('goes back to the film when the upload is stopped, which can be submitted again', async () => {
    const goOn = server.hold()
    const element = await withFilm()
    await press(element, 'SUBMIT')
    await press(element, 'Cancel')
    await press(element, 'Stop the upload')
    await seeNoMore(element, 'Stop the upload?')
    goOn()
    await press(element, 'SUBMIT')
    await see(element, 'VIDEO IS PROCESSING')
  })

  it('tells that the line is slow', async () => {
    uploadPlatform.line = () => ({ effectiveType: '3g' })
    const goOn = server.hold()
    const element = await withFilm()
    let isHeld = false
    server.fail(({ method }) => {
      if (method === 'PATCH' && !isHeld) {
        isHeld = true
        return { cutAfter: 10 }
      }
      return null
    })
    await press(element, 'SUBMIT')
    goOn()
    await see(element, 'Please connect your device to a high-speed network...')
    await see(element, 'VIDEO IS PROCESSING')
  })

  it('says what went wrong, keeps the film, and goes on where it was', async () => {
    answer(SAVE, refusal('The exchange has expired.', 42), { status: 422 })
    const element = await withFilm()
    await press(element, 'SUBMIT')
    const failed = await modal(element, 'Your video was not sent')
    await see(element, 'The exchange has expired.')
    await see(element, 'Your video is kept here; you can save it on your device.')
    expect(failed.textContent).not.to.include('Try again')
    await byRole(failed, 'button', 'SAVE VIDEO ON DEVICE')
    await expect(element).to.be.accessible()
    await press(element, 'Close')
    await byRole(element, 'button', 'SUBMIT')
    answer(SAVE, new Response('', { status: 500 }))
    await press(element, 'SUBMIT')
    await see(element, 'Error save video, Please try again.')
    answer(SAVE, { success: true, data: saved })
    await press(element, 'Try again')
    await see(element, 'VIDEO IS PROCESSING')
  })

  it('says that there is one already, and tells the page, which shows the task', async () => {
    answer(SAVE, refusal('You already sent a video for this task.', 60), { status: 422 })
    const element = await withFilm()
    await press(element, 'SUBMIT')
    await see(element, 'You already submitted a video for this task.')
    const cancelled = nextEvent(element, 'cx-cancelled')
    await press(await modal(element, 'Already submitted'), 'OK')
    expect((await cancelled).detail).to.deep.equal({ reason: 'already-sent' })
    await see(element, 'Record or upload your video')
  })

  it('cannot be stopped while it is saved, and the browser asks before the page is left', async () => {
    const goOn = hold(SAVE, { success: true, data: saved })
    const element = await withFilm()
    await press(element, 'SUBMIT')
    await see(element, 'Saving your video…')
    expect((await byRole(element, 'button', 'Cancel')).ariaDisabled).to.equal('true')
    expect(mayLeavePage()).to.equal(false)
    goOn()
    await see(element, 'VIDEO IS PROCESSING')
    await until(mayLeavePage, 'the page may be left')
  })

  it('is saved on the device as it is, under its own name', async () => {
    const element = await withFilm()
    const { click } = HTMLAnchorElement.prototype
    const clicked: [name: string, href: string][] = []
    HTMLAnchorElement.prototype.click = function () {
      clicked.push([this.download, this.href])
    }
    await press(element, 'SAVE VIDEO ON DEVICE')
    HTMLAnchorElement.prototype.click = click
    const [[name, href] = ['', '']] = clicked
    expect([clicked.length, name]).to.deep.equal([1, 'my-way.webm'])
    const [given, film] = [await contentAt(href), await filmFile()]
    expect(given.type).to.equal('video/webm')
    expect(new Uint8Array(await given.arrayBuffer())).to.deep.equal(new Uint8Array(await film.arrayBuffer()))
  })
})
