import { expect } from '@open-wc/testing'
import {
  materialRefusal,
  sendMaterial,
  sendTextPicture,
  sendThumbnail,
  textPictureRefusal,
  thumbnailRefusal,
} from '../../../src/core/tasks/task-files.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { failureOf } from '../../support/failure-of.ts'
import { fileRequests } from '../../support/file-requests.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const POST = 'POST /api/teacher/files'
const URL_OF = 'GET /api/teacher/files/{name}/url'
const NAME = `${'p'.repeat(43)}.webp`
const boat = new File(['a boat'], 'Boat.png', { type: 'image/png' })

function heard() {
  const off = new AbortController()
  const percents: number[] = []
  return { off, percents, signal: off.signal, progress: (percent: number) => void percents.push(percent) }
}

describe('a file of a task', () => {
  fileRequests()
  beforeEach(() => {
    signedIn({ token: 'first' })
    answer(URL_OF, {
      success: true,
      data: { url: `/files/${NAME}?expires=1`, expires_at: '2026-01-01T00:00:00.000Z' },
    })
  })
  afterEach(() => localStorage.clear())

  for (const [type, send] of [
    ['thumbnail', sendThumbnail],
    ['material', sendMaterial],
    ['picture', sendTextPicture],
  ] as const) {
    it(`is given as a ${type}, and told where it is`, async () => {
      answer(POST, { success: true, data: { name: NAME, index_file: '', type_file: type } })
      const hear = heard()
      expect(await send(boat, hear)).to.deep.equal({ name: NAME, src: `/files/${NAME}?expires=1` })
      const [call] = answered(POST)
      const file = call?.body.file
      expect([call?.body.type, file instanceof File && file.name]).to.deep.equal([type, 'Boat.png'])
      expect(Object.keys(call?.body ?? {})).to.deep.equal(['type', 'file'])
      expect(call?.headers.get('authorization')).to.equal('Bearer first')
      expect(hear.percents).to.deep.equal([50])
    })
  }

  it('is refused in the server’s own words', async () => {
    answer(POST, refusal('File must be png, jpg, jpeg or gif.'), { status: 422 })
    const failure = await failureOf(sendThumbnail(boat, heard()))
    expect([failure.kind, failure.status, failure.message]).to.deep.equal([
      'refused',
      422,
      'File must be png, jpg, jpeg or gif.',
    ])
  })

  it('is called off', async () => {
    hold(POST, { success: true, data: { name: NAME, index_file: '', type_file: 'material' } })
    const hear = heard()
    const sending = failureOf(sendMaterial(boat, hear))
    await until(() => answered(POST).length === 1, 'the call')
    hear.off.abort()
    expect((await sending).kind).to.equal('aborted')
    expect((await failureOf(sendMaterial(boat, hear))).kind).to.equal('aborted')
  })
})

const refusals: [
  what: string,
  refusal: (file: File) => string | null,
  name: string,
  bytes: number,
  says: string | null,
][] = [
  ['a thumbnail', thumbnailRefusal, 'Boat.JPEG', 262_144_000, null],
  ['a thumbnail', thumbnailRefusal, 'Boat.png', 262_144_001, 'File must not be higher than 250 MB'],
  ['a thumbnail', thumbnailRefusal, 'Boat.webp', 1, 'File must be png, jpg, jpeg or gif.'],
  ['a thumbnail', thumbnailRefusal, 'png', 1, 'File must be png, jpg, jpeg or gif.'],
  ['a picture of a text', textPictureRefusal, 'image.png', 26_214_400, null],
  ['a picture of a text', textPictureRefusal, 'image.webp', 26_214_401, 'File must not be higher than 25 MB'],
  ['a picture of a text', textPictureRefusal, 'image.svg', 1, 'File must be png, jpg, jpeg or gif.'],
  ['a picture of a text', textPictureRefusal, 'image.heic', 1, 'File must be png, jpg, jpeg or gif.'],
  ['a material', materialRefusal, 'Menu.docx', 26_214_400, null],
  ['a material', materialRefusal, 'Menu.PDF', 26_214_401, 'File must not be higher than 25 MB'],
  [
    'a material',
    materialRefusal,
    'Menu.exe',
    1,
    'File must be a picture, a PDF, a document, a spreadsheet, a presentation, a text or a sound recording.',
  ],
]

describe('what is known of a file before it is sent', () => {
  for (const [what, refusalOf, name, bytes, says] of refusals) {
    it(`as ${what}: ${name} of ${bytes} bytes`, () => {
      const type = name.startsWith('image.') ? name.replace('.', '/') : ''
      const file = Object.defineProperty(new File([], name, { type }), 'size', { value: bytes })
      expect(refusalOf(file)).to.equal(says)
    })
  }
})
