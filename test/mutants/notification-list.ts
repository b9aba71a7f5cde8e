import type { Plant } from '../../scripts/mutate/plant.ts'

/** What a teacher sees of what they are told: the bell, the list, and where each leads. */
export const plants: Plant[] = [
  {
    bug: 'a post of the partner that a link opens stays unread',
    in: 'src',
    text: 'useLead(link.notificationId, link.partner ? undefined : tab)',
    becomes: 'useLead(link.notificationId, tab)',
  },
  {
    bug: 'the page is told that nothing is unread before anybody knows',
    in: 'src',
    text: "if (unread !== null) widget.emit('cx-unread-changed', { unread })",
    becomes: "widget.emit('cx-unread-changed', { unread: unread ?? 0 })",
  },
  {
    bug: 'a link to a notification that is gone says nothing',
    in: 'src',
    text: "if (isClosed || !(isFailed || (state.at === 'ready' && !state.data))) return null",
    becomes: 'if (isClosed || !isFailed) return null',
  },
  {
    bug: 'a link to a notification that did not come says nothing',
    in: 'src',
    text: "if (isClosed || !(isFailed || (state.at === 'ready' && !state.data))) return null",
    becomes: "if (isClosed || !(state.at === 'ready' && !state.data)) return null",
  },
  {
    bug: 'a link opens a place that it has not named',
    in: 'src',
    text: 'if (!isPlace(whereOf(notification)) && open(notification)) show(notification)',
    becomes: 'if (open(notification)) show(notification)',
  },
  {
    bug: 'groups that have no tab lead to submissions that are not theirs',
    in: 'src',
    text: "return kind.by === 'student' ? 'submissions' : null",
    becomes: "return 'submissions'",
  },
  {
    bug: 'a bell polls although a connection is open',
    in: 'src',
    text: 'setWord({ since, until: Number.POSITIVE_INFINITY, build: event.build })',
    becomes: 'setWord(since < 0 ? { since, until: 0, build: event.build } : null)',
  },
  {
    bug: 'what is opened in another element of the page asks the page first',
    in: 'src',
    text: 'if (isWelcome(place)) event.preventDefault() else {',
    becomes: 'link.onClick(event) if (isWelcome(place)) event.preventDefault() else {',
  },
]
