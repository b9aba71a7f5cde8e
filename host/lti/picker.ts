import type { Data } from '../../src/contract/endpoints/all.ts'
import { call } from '../../src/core/http/call.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { button, line, row, sentForm, title } from './parts.ts'

/** What the link of a course is to open: a classroom, or null for the list of them. */
type Choice = number | null

/** Fewer are found faster by looking at them. */
const SEARCHED_FROM = 10

function radio(label: string, value: Choice): HTMLElement {
  const [choice, input] = [document.createElement('label'), document.createElement('input')]
  const name = document.createElement('span')
  Object.assign(input, { type: 'radio', name: 'choice', value: String(value ?? ''), checked: value === null })
  name.textContent = label
  choice.className = 'lti-choice'
  choice.append(input, name)
  return choice
}

/** Hands what was signed to the platform, in the place of this page. */
function post(address: string, jwt: string): void {
  const form = sentForm(address, { JWT: jwt })
  document.body.append(form)
  form.submit()
}

/** A field that leaves those whose name has a text in it; what is chosen stays to be seen. */
function search(choices: HTMLElement[], none: HTMLElement): HTMLElement {
  const [made, input] = [document.createElement('label'), document.createElement('input')]
  Object.assign(input, { type: 'search', className: 'lti-search', autocomplete: 'off' })
  made.className = 'lti-search-field'
  made.append(t.search, input)
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase()
    for (const choice of choices)
      choice.hidden = !choice.textContent?.toLowerCase().includes(wanted) && !choice.querySelector(':checked')
    none.hidden = choices.some(choice => choice.textContent?.toLowerCase().includes(wanted))
  })
  return made
}

type Classrooms = Data<'GET /api/teacher/classrooms'>

/**
 * Where a teacher chooses what the link of a course opens. `guarded` is told what is to be done, and says what goes wrong.
 * @returns what to show, once the classrooms are known
 */
export async function picker(ticket: string, guarded: (work: () => Promise<unknown>) => Promise<void>) {
  const { data: classrooms }: { data: Classrooms } = await call('GET /api/teacher/classrooms')
  const form = document.createElement('form')
  const group = document.createElement('fieldset')
  const [heading, legend] = [title(t.choose), document.createElement('legend')]
  legend.append(heading)
  const choices = classrooms.map(({ id, name }) => radio(name, id))
  const none = line(t.noneFound)
  none.hidden = true
  none.role = 'status'
  group.append(legend, radio(t.myClassrooms, null))
  if (choices.length >= SEARCHED_FROM) group.append(search(choices, none))
  group.append(...choices, none)

  const send = (items: { classroom_id: Choice }[]) =>
    guarded(async () => {
      const { data } = await call('POST /api/teacher/lti/deep-links', { ticket, items })
      post(data.return_url, data.jwt)
    })
  const chosen = (): Choice => Number(new FormData(form).get('choice')) || null

  form.className = 'lti-picker'
  form.append(
    group,
    row(
      'lti-buttons',
      button(t.addToCourse, 'primary'),
      button(t.cancel, 'secondary', () => void send([])),
    ),
  )
  form.addEventListener('submit', event => {
    event.preventDefault()
    void send([{ classroom_id: chosen() }])
  })
  return form
}
