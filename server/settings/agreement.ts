import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'
import { isOwnMachine } from './variables.ts'

export interface AgreementSettings {
  /** The form of a provider of agreements, with `{school_id}` and `{teacher_id}` to fill in; null has our own. */
  agreementUrl: string | null
}

/** `https://forms.example.org/sign?school={school_id}&teacher={teacher_id}`: who opens it signs for a school. */
function isAgreementForm(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password, hostname, origin } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname))
  const isFilledIn = text.includes('{school_id}') && text.includes('{teacher_id}')
  // what is filled in is no part of where it goes
  return isSafe && username === '' && password === '' && isFilledIn && !/[{}]|%7B/i.test(origin)
}

export const agreementSettings = settingsGroup({
  variables: {
    AGREEMENT_URL: Type.Optional(
      Type.String({
        description:
          'an address such as https://forms.example.org/sign?school={school_id}&teacher={teacher_id}',
      }),
    ),
  },
  rules: { AGREEMENT_URL: isAgreementForm },
  read: (given): AgreementSettings => ({ agreementUrl: given.AGREEMENT_URL ?? null }),
  warnings: ({ agreementUrl, demo }) =>
    demo || agreementUrl
      ? []
      : [
          'AGREEMENT_URL is not set: the form of the data privacy agreement stands in for a provider of such forms: whoever has its link signs with a name that nobody checks',
        ],
})
