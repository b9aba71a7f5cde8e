import { call } from '../../src/core/http/call.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'

/** What the link of a course is to open: a classroom, or null for the list of them. */
type Choice = number | null

function radio(label: string, value: Choice, isFirst: boolean): HTMLElement {
  const [line, input] = [document.createElement('label'), document.createElement('input')]
  Object.assign(input, { type: 'radio', name: 'choice', value: String(value ?? ''), checked: isFirst })
  line.append(input, label)
  return line
}

/** Hands what was signed to the platform, in the place of this page. */
function post(address: string, jwt: string): void {
  const [form, field] = [document.createElement('form'), document.createElement('input')]
  Object.assign(form, { method: 'post', action: address })
  Object.assign(field, { type: 'hidden', name: 'JWT', value: jwt })
  form.append(field)
  document.body.append(form)
  form.submit()
}

/**
 * Where a teacher chooses what the link of a course opens. `failed` is told what goes wrong.
 * @returns what to show, once the classrooms are known
 */
export async function picker(ticket: string, guarded: (work: () => Promise<unknown>) => Promise<void>) {
  const { data: classrooms } = await call('GET /api/teacher/classrooms')
  const form = document.createElement('form')
  const choices = document.createElement('fieldset')
  const heading = document.createElement('legend')
  heading.textContent = t.choose
  choices.append(
    heading,
    radio(t.myClassrooms, null, true),
    ...classrooms.map(({ id, name }) => radio(name, id, false)),
  )

  async function send(items: { classroom_id: Choice }[]): Promise<void> {
    const { data } = await call('POST /api/teacher/lti/deep-links', { ticket, items })
    post(data.return_url, data.jwt)
  }
  const chosen = (): Choice => Number(new FormData(form).get('choice')) || null

  const [add, cancel] = [document.createElement('button'), document.createElement('button')]
  Object.assign(add, { type: 'submit', textContent: t.addToCourse })
  Object.assign(cancel, { type: 'button', textContent: t.cancel })
  cancel.addEventListener('click', () => guarded(() => send([])))
  form.addEventListener('submit', event => {
    event.preventDefault()
    void guarded(() => send([{ classroom_id: chosen() }]))
  })
  form.append(choices, add, cancel)
  return form
}
