import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, mount, press, see, unmountAll } from '../../support/page.ts'
import { aBitmap, anIcon, aPicture, pickFile } from '../../support/pick-picture.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { answersProfile } from './an-own-profile.ts'
// comes with the first press, which must not be what a test waits for
import '../../../src/parts/profile/avatar-modal.tsx'
import '../../../src/widgets/profile/element.ts'

const FILES = 'POST /api/teacher/files'
const SAVE = 'PUT /api/teacher/profile'

const pictureOf = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLImageElement>('.cx-profile-avatar img')?.src

/** Opens the pictures to choose from. */
async function opened() {
  const element = mount('<cx-profile></cx-profile>')
  await press(element, 'Change avatar')
  return { element, pictures: await modal(element, 'CHOOSE AN AVATAR') }
}

/** Chooses a file of the teacher's own. */
async function chosen(content: BlobPart, type: string) {
  const { element, pictures } = await opened()
  pickFile(pictures, content, type)
  return { element, cut: await modal(element, 'YOUR PICTURE') }
}

const ownPicture = async () => chosen(await aPicture(), 'image/png')

describe('the avatar in <cx-profile>', () => {
  beforeEach(() => {
    // first: lists that a page before has looked at are asked for as soon as somebody signs in
    answersProfile()
    answersUser()
    signedIn()
  })
  afterEach(unmountAll)

  it('is chosen from the presets, and saved with the rest', async () => {
    answer(SAVE, { success: true, data: { user: teacher() } })
    const { element, pictures } = await opened()
    expect((await field(pictures, 'Avatar 4')).checked).to.equal(true)
    await expect(element).to.be.accessible()
    ;(await field(pictures, 'Avatar 9')).click()
    await press(pictures, 'CHOOSE')
    await allClosed()
    expect(pictureOf(element)).to.match(/\/9\.svg$/)
    await hasFocus(await byRole(element, 'button', 'Change avatar'))
    await press(element, 'SAVE')
    await until(() => answered(SAVE).length === 1, 'the save')
    expect(answered(SAVE)[0]?.body.avatar).to.equal('preset-9')
  })

  it('stays as it was when the choice is cancelled', async () => {
    const { element, pictures } = await opened()
    ;(await field(pictures, 'Avatar 9')).click()
    await press(pictures, 'Cancel')
    await allClosed()
    expect(pictureOf(element)).to.match(/\/4\.svg$/)
  })

  it('is a picture of their own: cut, sent, and shown from the address that the server gives', async () => {
    answer(FILES, { success: true, data: { name: 'a1b2.webp', index_file: '', type_file: 'avatar' } })
    answer('GET /api/teacher/files/{name}/url', ({ params }) => ({
      success: true,
      data: { url: `/assets/avatars/own/${params.name}?until=9`, expires_at: '2030-01-01T00:00:00.000Z' },
    }))
    const { element, cut } = await ownPicture()
    await until(() => cut.querySelector('canvas'), 'the picture')
    await expect(element).to.be.accessible()
    await press(cut, 'USE PICTURE')
    await allClosed()
    const [sent] = answered(FILES)
    expect(sent?.body.type).to.equal('avatar')
    expect(sent?.body.file).to.have.property('type', 'image/jpeg')
    await until(() => pictureOf(element)?.endsWith('/own/a1b2.webp?until=9'), 'the address')
  })

  it('says why a picture was not taken, and lets the same one be sent again', async () => {
    answer(FILES, refusal('File must not be higher than 5 MB'), { status: 413 })
    const { cut } = await ownPicture()
    await until(() => cut.querySelector('canvas'), 'the picture')
    await press(cut, 'USE PICTURE')
    await see(cut, 'File must not be higher than 5 MB')
    await press(cut, 'USE PICTURE')
    await until(() => answered(FILES).length === 2, 'another attempt')
  })

  it('is of any kind that the server takes', async () => {
    const { pictures } = await opened()
    const accept = pictures.querySelector<HTMLInputElement>('input[type=file]')?.accept.split(',')
    for (const kind of ['apng', 'bmp', 'gif', 'jpeg', 'pjpeg', 'png', 'svg+xml', 'tiff', 'webp', 'x-icon'])
      expect(accept).to.include(`image/${kind}`)
  })

  for (const [what, type, make] of [
    ['a bitmap', 'image/bmp', aBitmap],
    ['an icon', 'image/x-icon', anIcon],
    ['a WebP', 'image/webp', async () => aPicture('image/webp')],
  ] as const) {
    it(`is cut in the browser where it is ${what}`, async () => {
      answer(FILES, refusal('Not now.'))
      const { cut } = await chosen(await make(), type)
      await until(() => cut.querySelector('canvas'), 'the picture')
      await press(cut, 'USE PICTURE')
      await until(() => answered(FILES).length === 1, 'the picture to be sent')
      expect(answered(FILES)[0]?.body.file).to.have.property('type', 'image/jpeg')
    })
  }

  it('is sent as it is where browsers cannot show it, as a drawing, and says so', async () => {
    answer(FILES, refusal('Not now.'))
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const { cut } = await chosen(drawing, 'image/svg+xml')
    await see(cut, 'This picture cannot be shown here. Its middle will be used.')
    await press(cut, 'USE PICTURE')
    await until(() => answered(FILES).length === 1, 'the picture to be sent')
    const sent = answered(FILES)[0]?.body.file as unknown as Blob
    expect([sent.type, await sent.text()]).to.deep.equal(['image/svg+xml', drawing])
  })

  it('says that a file is no picture, and leads back', async () => {
    const { element, cut } = await chosen('Dear all,', 'image/png')
    await see(cut, 'File must be png, jpg, jpeg or gif.')
    expect(await byRole(cut, 'button', 'USE PICTURE')).to.have.property('disabled', true)
    await press(cut, 'Back')
    await modal(element, 'CHOOSE AN AVATAR')
  })
})
