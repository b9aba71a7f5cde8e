import { expect } from '@open-wc/testing'
import { $departure, stay } from '../../host/departure.ts'
import { $place, go, startNavigation } from '../../host/navigation.ts'
import { settle } from '../support/clock.ts'
import { heardOfHistory } from '../support/steps-back.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const home = location.pathname + location.search
const address = () => location.pathname + location.search

async function isAt(path: string): Promise<void> {
  await until(() => address() === path, `${path} in place of ${address()}`)
  await settle()
}

const ask = (path: string) =>
  document.dispatchEvent(new CustomEvent('cx-navigate', { detail: { path }, cancelable: true }))

const CLASSROOM = '/classroom/7'
const TASK = '/classroom/7/5/task-detail'
const RECORDER = '/classroom/7/5/record-upload'
const SENT = '/classroom/7/5/submission-detail'

describe('the way back in the host', () => {
  before(() => startNavigation())
  beforeEach(async () => {
    signedIn()
    go(CLASSROOM)
    await isAt(CLASSROOM)
    ask(TASK)
    await isAt(TASK)
    ask(RECORDER)
    await isAt(RECORDER)
  })
  after(() => history.replaceState(null, '', home))

  it('leads from what was sent to its task, and not to where it was recorded', async () => {
    ask(SENT)
    await isAt(SENT)
    history.back()
    await isAt(TASK)
    expect($place.get()).to.deep.include({ at: 'route', route: 'taskDetail' })
    history.forward()
    await isAt(SENT)
  })

  for (const from of [RECORDER, SENT]) {
    it(`leads from ${from} to the task that it was opened from, and from there on`, async () => {
      if (from === SENT) ask(SENT)
      await isAt(from)
      const { length } = history
      ask(TASK)
      await isAt(TASK)
      expect(history.length).to.equal(length)
      history.back()
      await isAt(CLASSROOM)
    })
  }

  for (const [what, list, opened] of [
    ['a profile to the list of students', `${CLASSROOM}?tab=students`, 'student_id=12'],
    ['a task to the list of tasks', `${CLASSROOM}?tab=tasks`, 'task_id=5'],
    ['a submission to the list of submissions', `${CLASSROOM}?tab=submissions`, 'submissionId=5'],
  ] as const) {
    it(`leads from ${what} that it was opened from`, async () => {
      ask(list)
      await isAt(list)
      const { length } = history
      ask(`${list}&${opened}`)
      await isAt(`${list}&${opened}`)
      expect(history.length).to.equal(length + 1)
      history.back()
      await isAt(list)
      history.forward()
      await isAt(`${list}&${opened}`)
      ask(list)
      await isAt(list)
      expect(history.length).to.equal(length + 1)
    })
  }

  it('is one step for who presses twice', async () => {
    ask(TASK)
    ask(TASK)
    await isAt(TASK)
    expect($place.get()).to.deep.include({ at: 'route', route: 'taskDetail' })
    history.back()
    await isAt(CLASSROOM)
  })

  it('leads nowhere before it was asked what becomes of what is not sent', async () => {
    document.dispatchEvent(new CustomEvent('cx-busy-changed', { detail: { busy: true } }))
    for (const path of [TASK, SENT]) {
      ask(path)
      await settle()
      expect([$departure.get(), address()]).to.deep.equal([path, RECORDER])
      stay()
    }
    document.dispatchEvent(new CustomEvent('cx-busy-changed', { detail: { busy: false } }))
  })

  it('leads back to a list that nobody was held from, whatever goes on behind it', async () => {
    const list = `${CLASSROOM}?tab=submissions`
    ask(list)
    await isAt(list)
    ask(`${list}&submissionId=5`)
    await isAt(`${list}&submissionId=5`)
    ask(list)
    // before the browser has taken the step
    document.dispatchEvent(new CustomEvent('cx-busy-changed', { detail: { busy: true } }))
    await isAt(list)
    expect($departure.get()).to.equal(null)
    document.dispatchEvent(new CustomEvent('cx-busy-changed', { detail: { busy: true } }))
    history.forward()
    await until(() => $departure.get() !== null, 'the question')
    stay()
    document.dispatchEvent(new CustomEvent('cx-busy-changed', { detail: { busy: false } }))
    await isAt(list)
  })

  const of = Object.getOwnPropertyDescriptor(window, 'navigation')

  it('loads nothing again: what is under from before the page was loaded is opened anew', async () => {
    const entry = (path: string, sameDocument: boolean) => ({
      url: new URL(path, location.origin).href,
      sameDocument,
    })
    const value = {
      entries: () => [entry(TASK, false), entry(RECORDER, true)],
      currentEntry: { index: 1 },
      traverseTo: () => expect.fail('loads the page again'),
    }
    Object.defineProperty(window, 'navigation', { value, configurable: true })
    try {
      ask(TASK)
      await isAt(TASK)
    } finally {
      if (of) Object.defineProperty(window, 'navigation', of)
    }
    expect($place.get()).to.deep.include({ at: 'route', route: 'taskDetail' })
  })

  describe('in a browser that tells nobody of its entries', () => {
    beforeEach(() => Object.defineProperty(window, 'navigation', { value: undefined, configurable: true }))
    afterEach(() => {
      if (of) Object.defineProperty(window, 'navigation', of)
    })

    it('meets no recorder either', async () => {
      ask(TASK)
      await isAt(TASK)
      const heard = heardOfHistory()
      history.back()
      await heard
      await isAt(TASK)
      history.back()
      await isAt(CLASSROOM)
    })
  })
})
