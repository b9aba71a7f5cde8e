import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { h, say } from './dom.ts'

/**
 * Says that a screen is on its way. What is there stays in its place until then, so that nothing jumps, and can be used no
 * more.
 */
export function wait(): void {
  for (const left of document.body.querySelectorAll('main')) {
    left.inert = true
    left.ariaBusy = 'true'
  }
  document.querySelector('.loading')?.remove()
  const told = h('p', { className: 'loading', role: 'status' })
  document.body.append(told)
  say(told, t.loading)
}
