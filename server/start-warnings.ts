import type { Config } from './config.ts'

/** STARTTLS can be taken out of the talk on its way, so only a transport that insists on it is safe. */
function mayBeUnencrypted(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl)
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true'
}

/** What an operator should know of the environment, though the server starts. */
export function startWarnings(config: Config): string[] {
  return [...mailWarnings(config), ...textWarnings(config), ...agreementWarnings(config)]
}

const textWarnings = ({ textMessages, demo }: Config) =>
  textMessages || demo ? [] : ['TEXT_MESSAGES_URL is not set: messages to telephones are kept and not sent']

const agreementWarnings = ({ demo, agreementUrl }: Config) =>
  demo || agreementUrl
    ? []
    : [
        'AGREEMENT_URL is not set: the form of the data privacy agreement stands in for a provider of such forms: whoever has its link signs with a name that nobody checks',
      ]

function mailWarnings({ smtpUrl, smtpUnencrypted, demo }: Config): string[] {
  if (!smtpUrl) return demo ? [] : ['SMTP_URL is not set: mails are kept and not sent']
  if (smtpUnencrypted || !mayBeUnencrypted(smtpUrl)) return []
  return [
    'SMTP_URL does not insist on TLS: mails, and the links in them, may be read on their way. Use smtps://, or ?requireTLS=true, or say SMTP_UNENCRYPTED=1',
  ]
}
