import { randomUUID } from 'node:crypto'
import { mailedLink } from '../support/journey-steps.ts'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

const PASSWORD = 'Autumn.2026'

/** From no account to the profile. */
export const accountStories: Story[] = [
  {
    name: 'an account is created, verified by mail and welcomed',
    // the answer to a sign-in before the mail is followed
    expectedTrouble: /^403 POST .*\/login$/,
    async tell(person, { url }) {
      const email = `newcomer-${randomUUID()}@demo.test`
      await person.visit(`${url}/security/create-account`)
      await person.fills('Email', email)
      await person.fills('Password', 'short')
      await person.fills('Confirm Password', 'other')
      await person.presses(/agree/i)
      await person.presses('CREATE')
      await person.reads('Require a minimum of 8 characters.')
      await person.reads('Passwords must match')
      await person.fills('Password', PASSWORD)
      await person.fills('Confirm Password', PASSWORD)
      await person.presses('CREATE')
      await person.sees('dialog', 'EMAIL VERIFICATION')
      await person.hits('Escape')
      await person.seesNo('dialog', 'EMAIL VERIFICATION')

      await person.sees('heading', 'TEACHER LOGIN')
      await logIn(person, email, { password: PASSWORD })
      await person.sees('dialog', 'EMAIL NOT VERIFIED')

      await person.visit(await mailedLink(url, email, /verif/i))
      await person.reads('Your email has been verified')
      await person.isAt(/^[^?]+$/)

      await person.visit(`${url}/security/login`)
      await logIn(person, email, { password: PASSWORD })
      await person.sees('dialog', 'WELCOME!')
      await person.presses('COMPLETE PROFILE')
      await person.isAt(/\/account\/new-profile$/)
    },
  },
]
