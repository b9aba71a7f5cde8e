import assert from 'node:assert/strict'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** What stands after a term in the modal that is open. */
const saidOf = (term: string) => {
  const find = (root: Document | ShadowRoot): string => {
    for (const found of root.querySelectorAll('dialog[open] dt'))
      if (found.textContent === term) return found.nextElementSibling?.textContent ?? ''
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const said = shadowRoot ? find(shadowRoot) : ''
      if (said) return said
    }
    return ''
  }
  return find(document)
}

const TEXT = 'This is how my day begins'
const OWN_PASSWORD = 'rivers are wide'

/** Students, from their first password to what their teacher approves. */
export const studentStories: Story[] = [
  {
    name: 'a teacher adds a student, who signs in and writes a text, which the teacher approves',
    async tell(person, { url }) {
      await person.visit(`${url}/security/login`)
      await logIn(person, 'teacher@demo.test')
      await person.presses('Spanish 7 Morning')
      await person.presses('My Students')
      await person.presses('Add student')
      const first = `Nora${'abcdefghij'[Math.floor(Math.random() * 10)]}`
      await person.fills('First name', first)
      await person.fills('Last initial', 'Q')
      await person.presses('Add', { within: 'dialog[open]' })
      await person.reads(`Hand these to ${first} Q.`)
      const username = await person.evaluates(saidOf, 'Username')
      const code = await person.evaluates(saidOf, 'Classroom code')
      const password = await person.evaluates(saidOf, 'Password')
      assert.ok(username && code && password, `${username}, ${code}, ${password}`)
      await person.hits('Escape')
      await person.sees('dialog', 'Close without the password?')
      await person.presses('Stay')
      await person.reads(password)
      await person.presses('Copy instructions')
      await person.reads('Copied!')
      await person.presses('Done')
      await person.sees('link', `${first} Q`)

      await person.visit(`${url}/demo/student`)
      await person.fills('Classroom code', code)
      await person.fills('Username', username)
      await person.fills('Password', password)
      await person.presses('Sign in')
      await person.sees('heading', 'Choose your own password')
      await person.fills('The password that you have used', password)
      await person.fills('New password', OWN_PASSWORD)
      await person.presses('Save password')
      await person.sees('heading', 'My tasks')
      await person.presses('My morning')
      await person.fills('Write your text', TEXT)
      await person.presses('My work')
      await person.sees('dialog', 'Leave this page?')
      await person.presses('Stay')
      await person.isAt(/#task-\d+$/)
      await person.presses('Submit')
      await person.reads(/Submitted \(Pending Review\)/)
      await person.presses('Sign out')
      await person.sees('heading', 'Sign in')

      await person.visit(url)
      await person.presses('Spanish 7 Morning')
      await person.presses('My Students')
      await person.presses(`${first} Q`)
      await person.reads(TEXT)
      await person.reads('Submitted (Pending Review)')
      await person.presses('Approve')
      await person.presses('Approve', { within: 'dialog[open]' })
      await person.reads('‘My morning’ is approved now.')
    },
  },
]
