export const SESSION_SECRET_MIN_CHARACTERS = 32

/** `https://app.example.org:8443`: no user, path, query, fragment, pattern, nor a port that there is not. */
export function isPlainOrigin(text: string): boolean {
  return (
    /^https?:\/\/[^\s/?#@\\*]*[^\s/?#@\\*:]$/i.test(text) && URL.canParse(text) && new URL(text).port !== '0'
  )
}

/** Origins separated by commas; a comma at the end is no mistake. */
export function originsOf(text: string): string[] {
  return text
    .split(',')
    .map(origin => origin.trim())
    .filter(Boolean)
}

/** `smtps://user:password@mail.example.org:465?requireTLS=true` */
export function isMailServer(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const address = new URL(text)
  const isPlain = /^\/?$/.test(address.pathname) && address.hash === ''
  return /^smtps?:$/.test(address.protocol) && address.hostname !== '' && address.port !== '0' && isPlain
}

/** `https://account:key@api.example.org/messages`: what goes there are codes, so it is encrypted. */
export function isMessageProvider(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) && username !== '' && password !== ''
  )
}

/** `https://forms.example.org/sign?school={school_id}&teacher={teacher_id}`: who opens it signs for a school. */
export function isAgreementForm(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password, hostname, origin } = new URL(text)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine)
  const isFilledIn = text.includes('{school_id}') && text.includes('{teacher_id}')
  // what is filled in is no part of where it goes
  return isSafe && username === '' && password === '' && isFilledIn && !/[{}]|%7B/i.test(origin)
}

/** An address alone, without a name: nothing in it may end a mail's header line or begin another address. */
export const isPlainEmail = (text: string) => /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/.test(text)

/** Long enough, and not one character again and again. */
export function isSecret(text: string): boolean {
  const secret = text.trim()
  return secret.length >= SESSION_SECRET_MIN_CHARACTERS && new Set(secret).size > 1
}
