import { answer } from '../../support/answer.ts'
import { field, fill, mount, press, tick } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import '../../../src/widgets/create-account/element.ts'

export const CREATE = 'POST /api/teacher/accounts'
export const AGREE = 'I agree to the Terms of Use and the Privacy Policy'
export const GOOD = 'Autumn.2025'

export const place = (attributes = '') => mount(`<cx-create-account ${attributes}></cx-create-account>`)

/** The server takes the account. */
export const creates = () =>
  answer(CREATE, { success: true, message: 'The account has been created. Please follow the link.' })

/** Fills every field and ticks the checkbox. */
export async function fillAll(
  element: Element,
  email = 'ada@school.test',
  password = GOOD,
  again = password,
) {
  await fill(element, 'Email', email)
  await fill(element, 'Password', password)
  await fill(element, 'Confirm Password', again)
  await agree(element)
}

export async function agree(element: Element) {
  const checkbox = await field(element, AGREE)
  await until(() => !checkbox.disabled, 'the texts')
  await tick(element, AGREE)
}

export async function create(element: Element, ...typed: string[]) {
  await fillAll(element, ...typed)
  await press(element, 'CREATE')
}
