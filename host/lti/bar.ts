import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { button, line, row, title } from './parts.ts'

interface Signed {
  /** Who is signed in. */
  name: string
  /** What the operator calls the platform. */
  platform: string
  /** Ends the connection and signs out; it is given the button that was pressed. */
  leave: (pressed: HTMLButtonElement) => void
}

/** Who is signed in, above what a launch has opened; another account comes after a question alone. */
export function bar({ name, platform, leave }: Signed, ...more: HTMLElement[]): HTMLElement {
  const other = button(t.useAnother, 'quiet', () => setAsked(question.hidden === true))
  const heading = title(t.leaveTitle(name, platform), 'h2')
  const question = row(
    'lti-question',
    heading,
    line(t.leaveWhy(platform)),
    row(
      'lti-buttons',
      button(t.leave, 'primary', leave),
      button(t.stay, 'secondary', () => setAsked(false)),
    ),
  )
  heading.id = 'cx-lti-leave'
  question.role = 'group'
  question.setAttribute('aria-labelledby', heading.id)
  question.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setAsked(false)
  })

  function setAsked(isAsked: boolean): void {
    question.hidden = !isAsked
    other.ariaExpanded = String(isAsked)
    if (isAsked) heading.focus()
    else other.focus()
  }

  question.hidden = true
  other.ariaExpanded = 'false'
  return row('lti-bar', line(t.signedInAs(name)), other, ...more, question)
}
