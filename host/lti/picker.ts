import type { Data } from '../../src/contract/endpoints/all.ts'
import { ltiSentences } from '../../src/contract/server-messages/lti.ts'
import { call } from '../../src/core/http/call.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { button, line, row, sentForm, title } from './parts.ts'
import type { Step } from './step.ts'

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

/** Hands what was signed to the platform, in the place of this page. @returns what ends where the page does */
function post(address: string, jwt: string): Promise<never> {
  const form = sentForm(address, { JWT: jwt })
  document.body.append(form)
  form.submit()
  return new Promise(() => {})
}

/** A field that leaves those whose name has a text in it; what is chosen stays to be seen. It is in no form: Enter sends nothing. */
function search(choices: HTMLElement[], none: HTMLElement): HTMLElement {
  const [made, input] = [document.createElement('label'), document.createElement('input')]
  Object.assign(input, {
    type: 'search',
    className: 'lti-search',
    autocomplete: 'off',
    enterKeyHint: 'search',
  })
  made.className = 'lti-search-field'
  made.append(t.search, input)
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase()
    const isFound = (choice: HTMLElement) => choice.textContent?.toLowerCase().includes(wanted)
    for (const choice of choices) choice.hidden = !isFound(choice) && !choice.querySelector(':checked')
    none.textContent = choices.some(isFound) ? '' : t.noneFound
  })
  return made
}

type Classrooms = Data<'GET /api/teacher/classrooms'>

/**
 * Where a teacher chooses what the link of a course opens; the choice is added by its button alone.
 * @returns what to show, once the classrooms are known
 */
export async function picker(
  ticket: string,
  { guarded, say }: Pick<Step, 'guarded' | 'say'>,
): Promise<HTMLElement> {
  const { data: classrooms }: { data: Classrooms } = await call('GET /api/teacher/classrooms')
  const group = document.createElement('fieldset')
  const [heading, legend] = [title(t.choose), document.createElement('legend')]
  legend.append(heading)
  const choices = classrooms.map(({ id, name }) => radio(name, id))
  const none = line(classrooms.length === 0 ? t.noClassrooms : '')
  none.role = 'status'
  group.append(legend, radio(t.myClassrooms, null))
  if (choices.length >= SEARCHED_FROM) group.append(search(choices, none))
  group.append(...choices, none)

  const send = (items: { classroom_id: Choice }[], pressed: HTMLButtonElement) =>
    void guarded(async () => {
      const { data } = await call('POST /api/teacher/lti/deep-links', { ticket, items })
      return () => post(data.return_url, data.jwt)
    }, pressed)
  const chosen = (): Choice =>
    Number(group.querySelector<HTMLInputElement>('input[name=choice]:checked')?.value) || null

  // who comes back to it as it was left finds a ticket that was used
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say(ltiSentences.ticketGone)
  })
  return row(
    'lti-picker',
    group,
    row(
      'lti-buttons',
      button(t.addToCourse, 'primary', pressed => send([{ classroom_id: chosen() }], pressed)),
      button(t.cancel, 'secondary', pressed => send([], pressed)),
    ),
  )
}
