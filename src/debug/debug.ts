import { watchBlocked } from './blocked.ts'
import { reportOf } from './findings.ts'
import { look } from './look.ts'
import { createPanel, isShown } from './panel.ts'

/** What comes in one go, such as the files that a policy keeps away, is looked at once. */
const SETTLED_MS = 500
/** The elements of a page come one after the other, and are not told of. */
const AGAIN_MS = 3_000

/**
 * What an author sees of the elements on a page, by `?cx-debug` in its address or `debug` on an element: release, API,
 * session, elements, and what is at fault, with the line to write (docs/embedding.md, Troubleshooting). It needs none of
 * the code that may not have come.
 */
function start(): void {
  // two releases on a page have a panel each, and one of them is enough
  if (isShown()) return
  let timer: number | undefined
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
  }

  function soon() {
    clearTimeout(timer)
    timer = window.setTimeout(see, SETTLED_MS)
  }

  void see()
  window.setTimeout(see, AGAIN_MS)
}

if (document.body) start()
else document.addEventListener('DOMContentLoaded', start, { once: true })
