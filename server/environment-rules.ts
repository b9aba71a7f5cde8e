export const SESSION_SECRET_MIN_CHARACTERS = 32

/** What browsers make of the name of a host; a policy reads `;`, `,` and `'`, which they leave as they are, as its own. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])$/

/** `https://app.example.org:8443`: no user, path, query, fragment, pattern, nor a port that there is not. */
export function isPlainOrigin(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#@\\*]*[^\s/?#@\\*:]$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, port } = new URL(text)
  return HOST.test(hostname) && port !== '0'
}

/** Origins separated by commas; a comma at the end is no mistake. */
export function originsOf(text: string): string[] {
  return text
    .split(',')
    .map(origin => origin.trim())
    .filter(Boolean)
}

/** Long enough, and not one character again and again. */
export function isSecret(text: string): boolean {
  const secret = text.trim()
  return secret.length >= SESSION_SECRET_MIN_CHARACTERS && new Set(secret).size > 1
}
