import { expect } from '@open-wc/testing'
import type { RouteName } from '../../../src/core/navigation/paths.ts'
import { createScreenHistory } from '../../../src/core/navigation/screen-history.ts'
import { heardOfHistory } from '../../support/steps-back.ts'

const place = (route: RouteName, path: string) => ({ route, params: {}, path })
const task = place('taskDetail', '/classroom/7/5/task-detail')
const recorder = place('recordUpload', '/classroom/7/5/record-upload')
const sent = place('submissionDetail', '/classroom/7/5/submission-detail')

describe('the history of an element’s own screens', () => {
  let made: ReturnType<typeof createScreenHistory>
  let stop: () => void
  beforeEach(() => {
    history.replaceState({ page: 'its own' }, '')
    made = createScreenHistory('test', () => true)
    stop = made.start()
    made.open(task, true)
    made.open(recorder, true)
  })
  afterEach(() => {
    stop()
    history.replaceState(null, '')
  })
  const shown = () => made.$screens.get().map(({ route }) => route)

  async function back(): Promise<void> {
    const heard = heardOfHistory()
    history.back()
    await heard
  }

  it('has what was sent in the place of the recorder, so that Back leads to the task', async () => {
    const { length } = history
    made.open(sent, true)
    expect([shown(), history.length]).to.deep.equal([['taskDetail', 'submissionDetail'], length])
    expect(history.state.page).to.equal('its own')
    await back()
    expect(shown()).to.deep.equal(['taskDetail'])
    await back()
    expect(shown()).to.deep.equal([])
  })

  it('goes back to the screen that is right under this one, from where Back leads out', async () => {
    made.open(sent, true)
    const heard = heardOfHistory()
    made.open(task, true)
    await heard
    expect(shown()).to.deep.equal(['taskDetail'])
    await back()
    expect(shown()).to.deep.equal([])
  })

  it('leaves an entry that the page has made as it is', () => {
    history.pushState({ page: 'another' }, '')
    made.open(sent, true)
    expect(shown()).to.deep.equal(['taskDetail', 'submissionDetail'])
    expect(history.state).to.deep.equal({ page: 'another' })
  })

  it('keeps off the history of a page that says so', () => {
    const { state } = history
    made.open(sent, false)
    expect(shown()).to.deep.equal(['taskDetail', 'submissionDetail'])
    expect(history.state).to.deep.equal(state)
  })
})
