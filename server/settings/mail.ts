import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'
import { Count, isOn, Switch } from './variables.ts'

export interface MailSettings {
  smtpUrl: string | null
  /** The operator knows that mails may travel unencrypted. */
  smtpUnencrypted: boolean
  mailFrom: string
  /** Mails of one kind that may be asked for to one email address in an hour; from one address ten times as many. */
  mailsPerHour: number
  /** Pause before a mail that could not be sent is tried again; it doubles each time. */
  mailRetrySeconds: number
}

/** `smtps://user:password@mail.example.org:465?requireTLS=true` */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const address = new URL(text)
  const isPlain = /^\/?$/.test(address.pathname) && address.hash === ''
  return /^smtps?:$/.test(address.protocol) && address.hostname !== '' && address.port !== '0' && isPlain
}

/** An address alone, without a name: nothing in it may end a mail's header line or begin another address. */
const isPlainEmail = (text: string) => /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/.test(text)

/** STARTTLS can be taken out of the talk on its way, so only a transport that insists on it is safe. */
function mayBeUnencrypted(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl)
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true'
}

export const mailSettings = settingsGroup({
  variables: {
    SMTP_URL: Type.Optional(
      Type.String({ description: 'an address such as smtps://user:password@mail.example.org' }),
    ),
    MAIL_FROM: Type.Optional(Type.String({ description: 'one email address, without a name' })),
    SMTP_UNENCRYPTED: Type.Optional(Switch),
    MAILS_PER_HOUR: Type.Optional(Count),
    MAIL_RETRY_SECONDS: Type.Optional(Count),
  },
  rules: { SMTP_URL: isMailServer, MAIL_FROM: isPlainEmail },
  read: (given): MailSettings => ({
    smtpUrl: given.SMTP_URL ?? null,
    smtpUnencrypted: isOn(given.SMTP_UNENCRYPTED),
    mailFrom: given.MAIL_FROM ?? 'no-reply@localhost.test',
    mailsPerHour: Number(given.MAILS_PER_HOUR ?? 5),
    mailRetrySeconds: Number(given.MAIL_RETRY_SECONDS ?? 30),
  }),
  warnings({ smtpUrl, smtpUnencrypted, demo }) {
    if (!smtpUrl) return demo ? [] : ['SMTP_URL is not set: mails are kept and not sent']
    if (smtpUnencrypted || !mayBeUnencrypted(smtpUrl)) return []
    return [
      'SMTP_URL does not insist on TLS: mails, and the links in them, may be read on their way. Use smtps://, or ?requireTLS=true, or say SMTP_UNENCRYPTED=1',
    ]
  },
})
