import { expect } from '@open-wc/testing'
import { METADATA_ATTEMPTS } from '../../../src/contract/limits/uploads.ts'
import { tryAgain } from '../../../src/core/messages/try-again.ts'
import { uploads as t } from '../../../src/core/messages/uploads.ts'
import { isSlowLine } from '../../../src/core/uploads/slow-line.ts'
import { fileIssueText } from '../../../src/core/uploads/upload-failure.ts'
import { createRate } from '../../../src/core/uploads/upload-rate.ts'
import { isUnderWay, type UploadState, uploadPercent } from '../../../src/core/uploads/upload-state.ts'

const MEGABIT = 125_000
const saved = { id: 1, video_url: null }
const metadata = {
  video_size: 10,
  transcode_video_size: null,
  video_duration: null,
  video_processed: 0 as const,
  stage: 'converting' as const,
  progress: 40,
}
const uploading = (sent: number, total: number): UploadState => ({
  at: 'uploading',
  sent,
  total,
  bytesPerSecond: null,
  isSlow: false,
  isWaiting: false,
})

describe('a slow line', () => {
  const lines: [measured: number | null, line: Parameters<typeof isSlowLine>[1], isSlow: boolean][] = [
    [null, undefined, false],
    [null, { effectiveType: '4g', downlink: 10 }, false],
    [null, { effectiveType: '4g', downlink: 9.9 }, true],
    [null, { effectiveType: '4g' }, false],
    [null, { downlink: 10 }, false],
    [null, { downlink: 1.5 }, true],
    [null, { effectiveType: '3g', downlink: 10 }, true],
    [null, { effectiveType: '3g' }, true],
    [null, { effectiveType: 'slow-2g' }, true],
    [10 * MEGABIT, { effectiveType: '4g' }, true],
    [10.1 * MEGABIT, { effectiveType: '4g' }, false],
    [0, { effectiveType: '4g', downlink: 10 }, true],
    // what was measured counts, whatever the browser guesses
    [80 * MEGABIT, { effectiveType: '2g', downlink: 0.2 }, false],
  ]
  for (const [measured, line, isSlow] of lines) {
    it(`is ${isSlow ? '' : 'not '}one at ${measured} bytes a second, where the browser says ${JSON.stringify(line)}`, () => {
      expect(isSlowLine(measured, line)).to.equal(isSlow)
    })
  }
})

describe('the rate of an upload', () => {
  const courses: [what: string, told: [sent: number, at: number][], rate: number | null][] = [
    ['nothing was told', [], null],
    ['it has just begun', [[0, 0]], null],
    [
      'it was measured for less than two seconds',
      [
        [0, 0],
        [9_000, 1_999],
      ],
      null,
    ],
    [
      'it was measured for two seconds',
      [
        [0, 0],
        [9_000, 2_000],
      ],
      4_500,
    ],
    [
      'it goes on where it was',
      [
        [8_000, 0],
        [9_000, 2_000],
      ],
      500,
    ],
    [
      'it was fast long ago',
      [
        [0, 0],
        [90_000, 1_000],
        [90_000, 6_000],
        [91_000, 11_000],
      ],
      100,
    ],
    [
      'a line has broken, and less is there than was sent',
      [
        [0, 0],
        [9_000, 2_000],
        [5_000, 3_000],
        [7_000, 5_000],
      ],
      1_000,
    ],
  ]
  for (const [what, told, bytes] of courses) {
    it(`is ${bytes} where ${what}`, () => {
      const rate = createRate()
      for (const [sent, at] of told) rate.tell(sent, at)
      expect(rate.bytesPerSecond()).to.equal(bytes)
    })
  }

  it('does not count a pause', () => {
    const rate = createRate()
    rate.tell(0, 0)
    rate.tell(9_000, 2_000)
    rate.startOver()
    expect(rate.bytesPerSecond()).to.equal(null)
  })
})

describe('the progress of an upload', () => {
  const states: [state: UploadState, percent: number, isUnderWay: boolean][] = [
    [{ at: 'idle' }, 0, false],
    [{ at: 'checking' }, 0, true],
    [uploading(0, 200), 0, true],
    [uploading(100, 200), 45, true],
    [uploading(200, 200), 90, true],
    [uploading(0, 0), 0, true],
    [{ at: 'saving' }, 90, true],
    [{ at: 'processing', saved, metadata: null, isGivenUp: false }, 90, false],
    [{ at: 'processing', saved, metadata, isGivenUp: false }, 94, false],
    [{ at: 'done', saved, metadata }, 100, false],
    [{ at: 'already-sent' }, 0, false],
    [{ at: 'failed', reason: '', next: 'again' }, 0, false],
  ]
  for (const [state, percent, underWay] of states) {
    it(`is ${percent} at ${JSON.stringify(state)}`, () => {
      expect(uploadPercent(state)).to.equal(percent)
      expect(isUnderWay(state)).to.equal(underWay)
    })
  }
})

describe('sentences about files', () => {
  it('are those of the specification, with the name of the brand', () => {
    expect(fileIssueText('no_file', 'LUV')).to.equal('You have not selected a file.')
    expect(fileIssueText('max_size_exceeded', 'LUV')).to.equal('File must not be higher than 500 MB')
    expect(fileIssueText('unsupported_type', 'PLAYERS')).to.equal(
      'This file type is not supported on PLAYERS. Please convert it to a supported video file (.3gp, .avi, .m4v, .mkv, .mov, .mp4, .mpg, .mxf, .vob, .webm, or .wmv) and upload it again.',
    )
    expect(t.slowLine).to.equal('Please connect your device to a high-speed network...')
    expect(t.noMetadata).to.equal('Unable to retrieve metadata after multiple attempts')
    expect(METADATA_ATTEMPTS).to.equal(20)
  })

  const sentences: [said: string, shown: string][] = [
    ['Error while submitting response.', 'Error while submitting response. Please try again.'],
    ['No room. Please try again later.', 'No room. Please try again later.'],
  ]
  for (const [said, shown] of sentences) {
    it(`asks to try again once: ${shown}`, () => expect(tryAgain.after(said)).to.equal(shown))
  }
})
