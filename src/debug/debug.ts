import { watchBlocked } from './blocked.ts'
import { reportOf } from './findings.ts'
import { look } from './look.ts'
import { createPanel, isShown } from './panel.ts'

/** What comes in one go, such as the files that a policy keeps away, is looked at once. */
const SETTLED_MS = 500
/** Elements whose code is on its way are looked at again after this, and then after twice as long each time. */
const AGAIN_MS = 2_000

/**
 * What an author sees of the elements on a page, by `?cx-debug` in its address or `debug` on an element: release, API,
 * session, elements, and what is at fault, with the line to write (docs/embedding.md, Troubleshooting). It needs none of
 * the code that may not have come.
 */
function start(): void {
  // two releases on a page have a panel each, and one of them is enough
  if (isShown()) return
  let timer: number | undefined
  let again = AGAIN_MS
  let said = ''
  const panel = createPanel({ onAgain: () => void see() })
  const blocked = watchBlocked(soon)

  async function see() {
    const facts = await look(blocked)
    panel.show(facts)
    const report = reportOf(facts)
    // biome-ignore lint/suspicious/noConsole: who has asked for the panel reads there what it says
    if (report !== said) console.info(report)
    said = report
    if (facts.elements.every(({ state }) => state === 'shown')) return
    clearTimeout(timer)
    timer = window.setTimeout(see, again)
    again *= 2
  }

  function soon() {
    clearTimeout(timer)
    timer = window.setTimeout(see, SETTLED_MS)
  }

  void see()
  // of those that stand in others only the others tell
  document.addEventListener('cx-ready', soon)
}

if (document.body) start()
else document.addEventListener('DOMContentLoaded', start, { once: true })
