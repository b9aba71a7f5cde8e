import { expect } from '@open-wc/testing'
import { call } from '../../../src/core/http/call.ts'
import { platform } from '../../../src/core/platform.ts'
import { signOut } from '../../../src/core/session/sign-in.ts'
import { answer } from '../../support/answer.ts'
import { signedIn } from '../../support/teacher.ts'

const SUBJECTS = 'GET /api/teacher/subjects'
const { fetch: realFetch } = platform

/** What the browser is asked to send. */
function requests(): Request[] {
  const sent: Request[] = []
  platform.fetch = (request, init) => {
    sent.push(new Request(request, init))
    return realFetch(request, init)
  }
  return sent
}

describe('what goes out with a call', () => {
  afterEach(() => {
    platform.fetch = realFetch
  })

  it('is no cookie and no address of the page', async () => {
    signedIn()
    answer(SUBJECTS, { success: true, data: [] })
    const sent = requests()
    await call(SUBJECTS)
    expect(sent).to.have.length(1)
    expect(sent[0]).to.include({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('is the operator beside the teacher, where there is one', async () => {
    answer(SUBJECTS, { success: true, data: [] })
    const sent = requests()
    signedIn({ id: 'own' })
    await call(SUBJECTS)
    signedIn({ id: 'masquerade', token_admin: 'operator-1' })
    await call(SUBJECTS)
    expect(sent.map(({ headers }) => headers.get('x-admin-token'))).to.deep.equal([null, 'operator-1'])
  })

  it('is a form where a file goes along, with its fields as text, and JSON otherwise', async () => {
    signedIn()
    const UPLOAD = 'POST /api/teacher/files'
    let taken: object = {}
    answer(UPLOAD, ({ body }) => {
      taken = body
      return { success: true, data: { name: 'a.webp', index_file: '', type_file: 'avatar' } }
    })
    answer('POST /api/teacher/activity', { success: true })
    const sent = requests()
    const file = new File(['picture'], 'me.png', { type: 'image/png' })
    await call(UPLOAD, { file, type: 'avatar' })
    await call('POST /api/teacher/activity', { message: 'hello', device_name: '', device_time: '' })
    const [upload, activity] = sent
    expect(upload?.headers.get('content-type')).to.match(/^multipart\/form-data; boundary=/)
    expect(Object.keys(taken)).to.deep.equal(['file', 'type'])
    expect(taken).to.include({ type: 'avatar' })
    expect(await (taken as { file: File }).file.text()).to.equal('picture')
    expect(activity?.headers.get('content-type')).to.equal('application/json')
  })

  it('outlives the page when it signs out', async () => {
    signedIn()
    answer('POST /api/teacher/logout', { success: true })
    const sent = requests()
    await signOut()
    expect(sent.map(({ keepalive }) => keepalive)).to.deep.equal([true])
  })
})
