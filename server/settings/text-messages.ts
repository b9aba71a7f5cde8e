import Type from 'typebox'
import type { ProviderOptions } from '../texts/provider.ts'
import { settingsGroup } from './settings-group.ts'
import { isOwnMachine } from './variables.ts'

export interface TextMessageSettings {
  /** Who takes messages to telephones, and the numbers that they come from; null keeps them in the outbox. */
  textMessages: ProviderOptions | null
}

const Phone = Type.String({ pattern: '^\\+\\d{6,15}$', description: 'a number such as +15551234567' })

/** `https://account:key@api.example.org/messages`: what goes there are codes, so it is encrypted. */
function isMessageProvider(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname))
  return isSafe && username !== '' && password !== ''
}

export const textMessageSettings = settingsGroup({
  variables: {
    TEXT_MESSAGES_URL: Type.Optional(
      Type.String({ description: 'an address such as https://account:key@api.example.org/messages' }),
    ),
    TEXT_MESSAGES_FROM: Type.Optional(Phone),
    WHATSAPP_FROM: Type.Optional(Phone),
  },
  rules: { TEXT_MESSAGES_URL: isMessageProvider },
  conflicts: given =>
    given.TEXT_MESSAGES_URL && !(given.TEXT_MESSAGES_FROM && given.WHATSAPP_FROM)
      ? ['TEXT_MESSAGES_FROM and WHATSAPP_FROM must be set with TEXT_MESSAGES_URL']
      : [],
  read: (given): TextMessageSettings => ({
    textMessages: given.TEXT_MESSAGES_URL
      ? {
          url: given.TEXT_MESSAGES_URL,
          from: given.TEXT_MESSAGES_FROM ?? '',
          whatsappFrom: given.WHATSAPP_FROM ?? '',
        }
      : null,
  }),
  warnings: ({ textMessages, demo }) =>
    textMessages || demo
      ? []
      : ['TEXT_MESSAGES_URL is not set: messages to telephones are kept and not sent'],
})
