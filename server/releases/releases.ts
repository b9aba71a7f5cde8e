import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { NodeLocks } from '../db/node-locks.ts'
import { refuse } from '../errors.ts'
import { type KeepOptions, keepBuild, type Outcome } from './keep-build.ts'
import { type KeptFile, keptFile, type Release } from './release.ts'
import type { Shelf } from './shelf.ts'

/** What is not known is looked for again, since another node may have kept it; whoever guesses costs nothing more. */
const LOOK_AGAIN_MS = 5_000
/** So long a request waits for the build to be kept, as it does on a server that has just started. */
const WAIT_MS = 10_000
/** After what was no fault of the build, such as a bucket that does not answer. */
const TRY_AGAIN_MS = 600_000
const LOCK = 'releases'

export interface Releases {
  /** The newest one first. */
  list: () => Promise<readonly Release[]>
  find: (version: string) => Promise<Release | undefined>
  /** A file under `assets/`, whose path never stands for anything else, in whatever release. */
  findAsset: (path: string) => Promise<KeptFile | undefined>
  read: Shelf['read']
  /** Takes the build that is served into the kept releases; the log says what is wrong. */
  keepBuild: () => Promise<Outcome | 'failed'>
  /** The same in the background, until it is done. */
  begin: () => void
  close: () => Promise<void>
}

interface Options extends Omit<KeepOptions, 'signal'> {
  locks: Pick<NodeLocks, 'hold'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Rejects when the signal fires; a test has another one. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

interface Known {
  list: readonly Release[]
  assets: ReadonlyMap<string, string>
}

const isAsset = ([path]: [string, string]) => path.startsWith('assets/')

const knownOf = (list: readonly Release[]): Known => ({
  list,
  assets: new Map(list.flatMap(({ files }) => Object.entries(files).filter(isAsset))),
})

/** A server that has nothing else to do may end meanwhile. */
const waitInBackground = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false })

/** The releases that this server keeps, and those that other nodes of it have kept in the same place. */
export function createReleases({ locks, log, wait = waitInBackground, ...options }: Options): Releases {
  const { shelf, most } = options
  const closing = new AbortController()
  let known = knownOf([])
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking = Promise.resolve()
  let keeping: Promise<Outcome | 'failed'> | null = null

  async function look(): Promise<void> {
    try {
      known = knownOf(await shelf.list())
    } catch (error) {
      log.warn({ err: error }, 'the kept releases cannot be read')
      throw refuse('unavailable')
    }
  }

  async function lookAgain(): Promise<Known> {
    if (keeping) await Promise.race([keeping, pause(WAIT_MS, undefined, { ref: false })])
    if (Date.now() - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = Date.now()
      looking = look()
    }
    await looking
    return known
  }

  const find = async <Found>(search: (known: Known) => Found | undefined) =>
    search(known) ?? search(await lookAgain())

  async function keep(): Promise<Outcome | 'failed'> {
    if (most === 0) return 'no build'
    const lost = new AbortController()
    const signal = AbortSignal.any([closing.signal, lost.signal])
    try {
      const letGo = await locks.hold(LOCK, signal, () => lost.abort())
      try {
        const outcome = await keepBuild({ ...options, signal })
        if (outcome === 'kept') await look()
        if (outcome === 'refused')
          log.warn(
            'this version is kept with other contents, which stay; give the build a version of its own in package.json',
          )
        return outcome
      } finally {
        await letGo()
      }
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ err: error }, 'the build is not kept as a release')
      return 'failed'
    }
  }

  async function keepOnce(): Promise<Outcome | 'failed'> {
    keeping = keep()
    try {
      return await keeping
    } finally {
      keeping = null
    }
  }

  async function keepAtLast(): Promise<void> {
    while ((await keepOnce()) === 'failed') await wait(TRY_AGAIN_MS, closing.signal)
  }

  return {
    list: async () => (await lookAgain()).list,
    find: version => find(({ list }) => list.find(release => release.version === version)),
    findAsset: path => find(({ assets }) => keptFile(path, at => assets.get(at))),
    read: shelf.read,
    keepBuild: keepOnce,
    // given up as the server stops
    begin: () => void keepAtLast().catch(() => undefined),
    async close() {
      closing.abort()
      await keeping
    },
  }
}
