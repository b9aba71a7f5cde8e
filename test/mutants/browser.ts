import type { Plant } from '../../scripts/mutate/plant.ts'

/** What runs in the page: the session's store, polls, elements, and the host around them. */
export const plants: Plant[] = [
  {
    bug: 'a 401 for a token that was just replaced signs out',
    in: 'src',
    text: 'const newer = newerThan(session) ?? (await unlessAborted(findSuccessor(session), signal))',
    becomes: 'const newer = null',
  },
  {
    bug: 'a session that is handed over again after sign-out signs in again',
    in: 'src',
    text: 'if (id === handedBefore || id === $current.get()?.id) return true',
    becomes: 'if (id === $current.get()?.id) return true',
  },
  {
    bug: 'an older copy of a session takes the place of the newer one',
    in: 'src',
    text: 'session.id === current.id && session.renewals > current.renewals',
    becomes: 'session.id === current.id',
  },
  {
    bug: 'an account that signs in elsewhere leaves the old one here',
    in: 'src',
    text: 'else if (current && current.user.id !== message.userId)',
    becomes: 'else if (current && current.user.id === message.userId)',
  },
  {
    bug: 'a busy server signs everybody out',
    in: 'src',
    text: 'error.status < 500 && error.status !== 408 && error.status !== 429',
    becomes: 'error.status < 500 && error.status !== 408',
  },
  {
    bug: 'the word of the held question counts on after it was stopped',
    in: 'src',
    text: 'watching = null // what was heard is no word for the time in which nobody listens setWord(null)',
    becomes: 'watching = null',
  },
  {
    bug: 'after a failure the held question goes on from a revision that may be old',
    in: 'src',
    text: 'revision = undefined failures += 1',
    becomes: 'failures += 1',
  },
  {
    bug: 'a poll that keeps failing waits ever longer',
    in: 'src',
    text: 'Math.min(interval * 2 ** failures, Math.max(interval, POLL_BACKOFF_MAX_MS))',
    becomes: 'interval * 2 ** failures',
  },
  {
    bug: 'what one account has seen is shown to the next',
    in: 'src',
    text: 'this.#follows = false this.#record.clear() }',
    becomes: 'this.#follows = false }',
  },
  {
    bug: 'an answer counts as fresh for ever while nothing changes',
    in: 'src',
    text: 'askedAt >= since && platform.now() < freshUntil',
    becomes: 'askedAt >= since',
  },
  {
    bug: 'the session of a sign-in that was called off stays open at the server',
    in: 'src',
    text: 'if (signal.aborted) await discard(session)',
    becomes: '',
  },
  {
    bug: 'a redirect leads into the security area',
    in: 'src',
    text: 'isPlainPath(path) && !isSecurity(path, origin)',
    becomes: 'isPlainPath(path)',
  },
  {
    bug: 'an element is ready while the sign-in stands in its place',
    in: 'src',
    text: 'if (!needsSession && !otherApi && !this.state.crashed) onReady()',
    becomes: 'if (!otherApi && !this.state.crashed) onReady()',
  },
  {
    bug: 'an element is ready after its view has crashed',
    in: 'src',
    text: 'if (!needsSession && !otherApi && !this.state.crashed) onReady()',
    becomes: 'if (!needsSession && !otherApi) onReady()',
  },
  {
    bug: 'Retry does nothing after a crash',
    in: 'src',
    text: '#retry = () => this.setState({ crashed: false })',
    becomes: '#retry = () => this.setState({ crashed: true })',
  },
  {
    bug: 'an element keeps the brand of an address that has changed',
    in: 'src',
    text: 'const key = `${attribute} ${location.href}`',
    becomes: 'const key = `${attribute}`',
  },
  {
    bug: 'a node that is moved loses its state',
    in: 'src',
    text: 'if (this.isConnected) return leavePage(this)',
    becomes: 'leavePage(this)',
  },
  {
    bug: 'a change of a screen’s query is a step in the history',
    in: 'host',
    text: 'replace: isSameScreen || takesItsPlace(',
    becomes: 'replace: takesItsPlace(',
  },
  {
    bug: 'a teacher without a name and a profile gets the profile instead of the wizard',
    in: 'host',
    text: "user.first_name ? 'profile' : 'newProfile'",
    becomes: "user.first_name ? 'profile' : 'profile'",
  },
  {
    bug: 'the wizard of an unvalidated teacher stands behind a message',
    in: 'host',
    text: "=> route === 'profile' || route === 'newProfile'",
    becomes: "=> route === 'profile'",
  },
  {
    bug: 'a link to another origin is opened in the app',
    in: 'host',
    text: ' || link.origin !== location.origin) return',
    becomes: ') return',
  },
  {
    bug: 'Back leads from what was sent to where it was recorded',
    in: 'src',
    text: "const RECORDERS: readonly (RouteName | undefined)[] = ['recordUpload', 'videoRecord']",
    becomes: 'const RECORDERS: readonly (RouteName | undefined)[] = []',
  },
  {
    bug: 'the camera in front is asked for beside the one that was chosen',
    in: 'src',
    text: 'return id ? { deviceId: { ideal: id } } : otherwise',
    becomes: 'return id ? { deviceId: { ideal: id }, ...otherwise } : otherwise',
  },
  {
    bug: 'the screen goes off while a video is sent',
    in: 'src',
    text: 'const ends = [uploadPlatform.askBeforeLeaving(), uploadPlatform.keepAwake()]',
    becomes: 'const ends = [uploadPlatform.askBeforeLeaving()]',
  },
]
