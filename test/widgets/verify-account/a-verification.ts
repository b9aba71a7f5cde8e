import { answer, refusal } from '../../support/answer.ts'
import { mount } from '../../support/page.ts'
import '../../../src/widgets/verify-account/element.ts'

export const VERIFY = 'POST /api/teacher/accounts/verify/{a}/{b}'
export const RESEND = 'POST /api/teacher/accounts/verify-request'

let count = 0

/** The `url` of a mail that was not used before: a page takes each link once. */
export const aLink = () =>
  `https://teach.example/api/teacher/accounts/verify/7/kCz6xH0w_b3-Vq8YtLm2Rj7nPd5sFg${++count}`

export const secretOf = (link: string) => link.split('/').at(-1)

export const place = (url: string | null = aLink(), attributes = '') =>
  mount(`<cx-verify-account ${url === null ? '' : `url="${url}"`} ${attributes}></cx-verify-account>`)

export const verifies = (is_players = false) =>
  answer(VERIFY, {
    success: true,
    message: 'Verified. You can log in now.',
    data: { email: 'ada@school.test', is_players },
  })

export const refuses = (status: number, message: string, code?: number) =>
  answer(VERIFY, refusal(message, code), { status })
