import { laterView } from '../../src/parts/later-view.ts'
import { Loaded } from '../../src/parts/loaded.tsx'
import { press, see } from '../support/page.ts'
import { clear, show } from '../ui/show.tsx'

describe('a view whose code comes later', () => {
  afterEach(clear)

  /** Its code does not come the first time. */
  function reluctant(failed?: string) {
    let asked = 0
    return laterView<{ name: string }>(async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return ({ name }) => <p>Hello, {name}</p>
    }, failed)
  }

  for (const [sentence, failed] of [
    ['This could not be loaded. Please try again.', undefined],
    ['The form did not come.', 'The form did not come.'],
  ] as const) {
    it(`says '${sentence}' where it does not come, and is there after Retry`, async () => {
      const { host } = show(<Loaded list={reluctant(failed)}>{View => <View name="Ada" />}</Loaded>)
      await see(host, sentence)
      await press(host, 'Retry')
      await see(host, 'Hello, Ada')
    })
  }
})
