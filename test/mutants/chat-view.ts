import type { Plant } from '../../scripts/mutate/plant.ts'

/** The chat of two partners in the browser: what is there, what waits, what was read, and what is said of it. */
export const plants: Plant[] = [
  {
    bug: 'what comes with a gap before what is here hides what is here',
    in: 'src',
    text: 'while (known.has(number - 1)) number -= 1',
    becomes: 'number = Math.min(...known.keys())',
  },
  {
    bug: 'a late answer makes a message unread again',
    in: 'src',
    text: "const isRead = before.status === 'read' || now.status === 'read'",
    becomes: "const isRead = now.status === 'read'",
  },
  {
    bug: 'messages that were missed are not asked for',
    in: 'src',
    text: 'if (isCatchingUp || !isBehind($log.get())) return',
    becomes: 'if (isCatchingUp || isBehind($log.get())) return',
  },
  {
    bug: 'a message that is sent again has another key',
    in: 'src',
    text: 'signal: stopped.signal, idempotencyKey: clientId }',
    becomes: 'signal: stopped.signal, idempotencyKey: platform.newId() }',
  },
  {
    bug: 'what has failed on the way is overtaken by the next message',
    in: 'src',
    text: 'reason: explain(error, t.notSent) }) return false } goesOn()',
    becomes: 'reason: explain(error, t.notSent) }) } goesOn()',
  },
  {
    bug: 'messages that wait are not kept',
    in: 'src',
    text: 'unkept = kept.keep(message) ? rest : [...rest, message]',
    becomes: 'unkept = [...rest, message]',
  },
  {
    bug: 'what was written for one partner is sent to the next',
    in: 'src',
    text: '${ofClassroom(what)}${$pairing.get()} ${$apiBase.get()} `',
    becomes: '${ofClassroom(what)}${$apiBase.get()} `',
  },
  {
    bug: 'a busy server is asked again whenever something comes',
    in: 'src',
    text: 'const isHeld = () => platform.now() < until',
    becomes: 'const isHeld = () => until < 0',
  },
  {
    bug: 'what was written for a partner stays after the next one has come',
    in: 'src',
    text: '&& !each.startsWith(key(what))) remove(each)',
    becomes: '&& each.startsWith(key(what))) remove(each)',
  },
  {
    bug: 'who comes to a channel later does not hear who is there',
    in: 'src',
    text: 'if (presence) heard.presence?.(presence)',
    becomes: 'if (presence && !known.isOpen) heard.presence?.(presence)',
  },
  {
    bug: 'messages that wait outlive signing out',
    in: 'src',
    text: "for (const place of ['local', 'session'] as const) storage(place).removeAll(",
    becomes: "for (const place of ['session'] as const) storage(place).removeAll(",
  },
  {
    bug: 'messages are read on a page that nobody sees',
    in: 'src',
    text: 'if (!platform.isVisible()) return for (const foot of inSight)',
    becomes: 'for (const foot of inSight)',
  },
  {
    bug: 'older messages push away what one reads',
    in: 'src',
    text: 'element.scrollTop = was.top + element.scrollHeight - was.height',
    becomes: 'element.scrollTop = was.top',
  },
  {
    bug: 'messages that come pull whoever reads further up to the end',
    in: 'src',
    text: 'else if (was.isAtEnd || waiting > was.waiting)',
    becomes: 'else if (was.isAtEnd || waiting >= was.waiting)',
  },
  {
    bug: 'what nobody has seen is read with what is after it',
    in: 'src',
    text: 'if (isUnread(last, next.number)) break',
    becomes: 'if (isUnread(next.number, last)) break',
  },
  {
    bug: 'what was written long ago is sent without a question',
    in: 'src',
    text: 'if (isOld(next)) change(next.clientId, t.tooOld)',
    becomes: 'if (isOld(next) && next.refused) change(next.clientId, t.tooOld)',
  },
  {
    bug: 'a browser that finds no room asks again and again at once',
    in: 'src',
    text: 'pause = Math.min(2 * pause, REALTIME_RETRY_MAX_MS) } async function ask(',
    becomes: 'pause = Math.min(pause, REALTIME_RETRY_MAX_MS) } async function ask(',
  },
  {
    bug: 'Enter that ends the writing of a sign sends the message',
    in: 'src',
    text: "if (event.key !== 'Enter' || event.shiftKey || event.keyCode === COMPOSING_KEY_CODE) return",
    becomes: "if (event.key !== 'Enter' || event.shiftKey) return",
  },
  {
    bug: 'a report of the partner is sent without a question',
    in: 'src',
    text: "const ask = () => setAsking(pass(['report']))",
    becomes: "const ask = () => (pass(['report']) ? void submit() : setAsking(false))",
  },
]
