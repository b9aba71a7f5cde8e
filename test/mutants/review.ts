import type { Plant } from '../../scripts/mutate/plant.ts'

/** The review desk: decisions one after the other, their undo, comments, keys, and who works beside. */
export const plants: Plant[] = [
  {
    bug: 'the second decision about a post goes by the version before the first',
    in: 'src',
    text: 'const version = Math.max(post.version, versions.get(id) ?? 0)',
    becomes: 'const version = post.version',
  },
  {
    bug: 'what is taken back before it has left is sent all the same',
    in: 'src',
    text: 'if (decision.isTakenBack) return const { id } = post',
    becomes: 'const { id } = post',
  },
  {
    bug: 'a decision that failed stays as if it were made',
    in: 'src',
    text: 'if (wasLast) restore(decision)',
    becomes: 'if (!wasLast) restore(decision)',
  },
  {
    bug: 'what somebody else has made of a post first is said to be taken back',
    in: 'src',
    text: 'return isTaken ? keep(post, action) : restore(decision)',
    becomes: 'return restore(decision)',
  },
  {
    bug: 'a post that went with its student stays at the desk after an undo',
    in: 'src',
    text: 'if (data.gone.includes(post.id)) return lose(post)',
    becomes: '',
  },
  {
    bug: 'a decision is taken back later than the server does',
    in: 'src',
    text: 'platform.now() - SUBMISSIONS_UNDO_SECONDS * 1_000',
    becomes: 'platform.now() - SUBMISSIONS_UNDO_SECONDS * 2_000',
  },
  {
    bug: 'each decision that failed is told alone',
    in: 'src',
    text: 'if (one.reason !== other.reason || !one.again !== !other.again) return null',
    becomes: 'if (one.reason === other.reason) return null',
  },
  {
    bug: 'only the first of the decisions that failed is tried again',
    in: 'src',
    text: 'one.again?.() other.again?.()',
    becomes: 'one.again?.()',
  },
  {
    bug: 'the list behind the desk undoes what was taken back at the desk',
    in: 'src',
    text: "told?.what === 'made' ? await review.changeOf(told.post.id) : null",
    becomes: 'told ? await review.changeOf(told.post.id) : null',
  },
  {
    bug: 'the list behind the desk has no undo of what was decided there',
    in: 'src',
    text: 'if (last) left(last)',
    becomes: 'if (!last) left(last as never)',
  },
  {
    bug: 'an older list puts back what a decision has changed',
    in: 'src',
    text: 'if (!made || (made.version !== null && row.version >= made.version)) return [row]',
    becomes: 'if (!made || made.version !== null) return [row]',
  },
  {
    bug: 'what was decided here leaves the desk with the list’s filter',
    in: 'src',
    text: '.filter(({ id }) => made.has(id) || id === current)',
    becomes: '.filter(({ id }) => id === current)',
  },
  {
    bug: 'an older list puts the former comment in the place of the saved one',
    in: 'src',
    text: 'if (own?.before.includes(row.teacher_comment)) return',
    becomes: 'if (own && row.teacher_comment === own.text) return',
  },
  {
    bug: 'a comment goes without the one that was seen',
    in: 'src',
    text: 'const body = { ...draft, was: seen }',
    becomes: 'const body = draft',
  },
  {
    bug: 'nobody is shown what somebody else has written meanwhile',
    in: 'src',
    text: "$theirs.set('comment' in form.changes() ? { text } : null)",
    becomes: '$theirs.set(null)',
  },
  {
    bug: 'no key does anything where another script is written',
    in: 'src',
    text: 'if (ASCII.test(key)) return key',
    becomes: 'if (ASCII.test(key) || code) return key',
  },
  {
    bug: 'a key that is held down decides about one after the other',
    in: 'src',
    text: 'return event.repeat && key && ONCE.includes(key) ? undefined : key',
    becomes: 'return event.repeat && key && ONCE.length === 0 ? undefined : key',
  },
  {
    bug: 'a finger at a divider goes to the next submission',
    in: 'src',
    text: "'input, select, textarea, [role=separator], .cx-rich'",
    becomes: "'input, select, textarea, .cx-rich'",
  },
  {
    bug: 'a decision goes to the next one, whether that waits or not',
    in: 'src',
    text: "return after.find(({ status }) => status === 'pending')",
    becomes: 'return after[0]',
  },
]
