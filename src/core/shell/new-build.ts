import { computed } from 'nanostores'
import { BUILD_POLL_MS } from '../../contract/limits/shell.ts'
import { readBuild } from '../http/read-build.ts'
import { isFilled } from '../http/shape.ts'
import { createPoll } from '../polling/create-poll.ts'
import { lastWord } from '../polling/last-word.ts'

const poll = createPoll<string>({
  key: 'build',
  ms: BUILD_POLL_MS,
  isData: isFilled,
  session: 'none',
  tireless: true,
  known() {
    const build = lastWord()?.build
    return build === undefined ? null : { data: build }
  },
  run: async ({ signal }) => ({ data: await readBuild(signal) }),
})

let loadedWith: string | undefined

/** The build that this page was loaded with is the first one that is heard of. */
function newerThanLoaded(build: string | undefined): string | null {
  loadedWith ??= build
  return build === undefined || build === loadedWith ? null : build
}

/**
 * Name of the build that the server has come to serve since this page was loaded; null while that is the same one
 * (P1 §2 Global behaviours). Nobody needs to be signed in.
 */
export const $newBuild = computed(poll.$state, state =>
  newerThanLoaded(state.at === 'loading' ? undefined : state.data),
)
