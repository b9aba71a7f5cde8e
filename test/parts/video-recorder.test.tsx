import { expect } from '@open-wc/testing'
import type { VideoRecorderProps } from '../../src/parts/video-recorder/types.ts'
import { VideoRecorder } from '../../src/parts/video-recorder/video-recorder.tsx'
import { answer } from '../support/answer.ts'
import { byRole, press, see } from '../support/page.ts'
import { filmFile, forgetFilms, keptPieces } from '../support/recorder-stage.ts'
import { signedIn } from '../support/teacher.ts'
import { tusServer } from '../support/tus-server.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const SAVE = 'POST /api/teacher/actions-videos/{id}'
const START = 'Record or upload your video'

const recorder = (props: Partial<VideoRecorderProps>) => (
  <VideoRecorder target={{ for: 'action', actionId: 12 }} productName="LUV" {...props} />
)

describe('the recorder in a screen', () => {
  const server = tusServer()
  beforeEach(() => void signedIn())
  afterEach(async () => {
    clear()
    await forgetFilms()
    localStorage.clear()
  })

  async function pickIn(host: HTMLElement): Promise<void> {
    const root = host.shadowRoot ?? host
    const input = await until(() => root.querySelector<HTMLInputElement>('input[type=file]'), 'a choice')
    const chosen = new DataTransfer()
    chosen.items.add(await filmFile())
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await byRole(host, 'button', 'SUBMIT')
  }

  const looks = async (host: HTMLElement, name: string) => (await byRole(host, 'button', name)).className

  it('offers first what the screen is for', async () => {
    const { host, render } = show(recorder({ first: 'upload' }))
    expect(await looks(host, 'Upload a video')).to.include('primary')
    expect(await looks(host, 'Record a video')).not.to.include('primary')
    render(recorder({}))
    await until(async () => (await looks(host, 'Record a video')).includes('primary'), 'recording first')
    expect(await looks(host, 'Upload a video')).not.to.include('primary')
  })

  it('opens the camera at once where the screen is for recording', async () => {
    const { host } = show(recorder({ first: 'record' }))
    await see(host, 'Microphone')
    await byRole(host, 'button', 'Start recording')
  })

  it('tells that nothing is under way any more when it is taken away', async () => {
    const told: boolean[] = []
    const { host, render } = show(recorder({ first: 'record', onBusy: isBusy => void told.push(isBusy) }))
    await see(host, 'Microphone')
    await press(host, 'Start recording')
    await until(() => told.length === 1, 'the recording')
    render(<p>gone</p>)
    await until(() => told.length === 2, 'the end')
    expect(told).to.deep.equal([true, false])
  })

  it('offers no Cancel where nobody hears of it', async () => {
    const { host, all } = show(recorder({}))
    await see(host, START)
    expect(all('button').map(({ textContent }) => textContent)).to.deep.equal([
      'Record a video',
      'Upload a video',
    ])
  })

  it('tells that something is under way while it is recorded, and while it is sent', async () => {
    const told: boolean[] = []
    const onBusy = (isBusy: boolean) => void told.push(isBusy)
    const { host } = show(recorder({ onBusy }))
    await press(host, 'Record a video')
    await see(host, 'Microphone')
    await press(host, 'Start recording')
    expect(told).to.deep.equal([true])
    await press(host, 'Cancel')
    await see(host, START)
    expect(told).to.deep.equal([true, false])

    answer(SAVE, { success: true, data: { id: 3, video_url: null } })
    answer('GET /api/teacher/files/sizeVideo', { success: false, message: 'busy' })
    await pickIn(host)
    expect(told).to.have.length(2)
    await press(host, 'SUBMIT')
    await see(host, 'VIDEO IS PROCESSING')
    expect(told).to.deep.equal([true, false, true, false])
    expect(server.uploads.size).to.equal(1)
  })

  it('begins anew for another target, and keeps the film for its own', async () => {
    const { host, render } = show(recorder({}))
    await see(host, START)
    await pickIn(host)
    await until(async () => (await keptPieces()) > 0, 'it to be kept')
    render(recorder({ target: { for: 'action', actionId: 13 } }))
    await see(host, START)
    render(recorder({}))
    await see(host, 'This video was not sent yet.')
  })
})
