import { escapeHtml } from '../../server/mail/escape-html.ts'
import type { APlatform, TokenOptions } from './a-platform.ts'

const form = (action: string, target: string, fields: Record<string, string>) =>
  `<form method="post" action="${escapeHtml(action)}" target="${target}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}</form><script>document.forms[0].submit()</script>`

/** Who keeps things for frames: nobody, the page around for tools that it tells so, or for those that ask. */
export type Storing = 'nobody' | 'tools' | 'who asks'

/** Keeps what frames of the tool ask it to, as a platform does that is the page around. */
const storage = (tool: string) => `<script>
const kept = new Map()
addEventListener('message', ({ origin, source, data: { subject, message_id, key, value } }) => {
  if (origin !== ${JSON.stringify(tool)}) return
  if (subject === 'lti.put_data') value === null ? kept.delete(key) : kept.set(key, value)
  const supported_messages = [{ subject: 'lti.get_data' }, { subject: 'lti.put_data' }]
  const told = { subject: subject + '.response', message_id, key, value: kept.get(key) ?? null, supported_messages }
  source.postMessage(told, origin)
})
</script>`

/**
 * A course with the tool in a frame, and the sign-in that goes with it, as pages of the platform.
 * @param token what is unusual in the launch of a course, by its query
 */
export function showCourses(
  platform: APlatform,
  { tool, storesFor, token = {} }: { tool: string; storesFor: Storing; token?: TokenOptions },
): string {
  platform.setPages(async address => {
    const { pathname } = new URL(address)
    if (pathname === '/auth')
      return form(`${tool}/lti/launch`, '_self', await platform.answer(address, token))
    if (pathname === '/deep-return') return '<!doctype html><title>Added</title><h1>Added to Spanish 2</h1>'
    if (pathname !== '/course') return null
    const fields = {
      ...platform.login(`${tool}/lti/classrooms`),
      ...(storesFor === 'tools' ? { lti_storage_target: '_parent' } : {}),
    }
    return `<!doctype html><html lang="en"><title>Spanish 2</title><link rel="icon" href="data:,"><main><h1>Spanish 2</h1>
<iframe name="tool" title="Tool" style="width: 100%; height: 600px"></iframe></main>
${storesFor === 'nobody' ? '' : storage(tool)}${form(`${tool}/lti/login`, 'tool', fields)}</html>`
  })
  return `${platform.issuer}/course`
}
