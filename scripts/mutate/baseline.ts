import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from './copy.ts'
import { type Executed, readExecuted } from './reach.ts'
import { runBrowserTests, runNodeTest } from './run-tests.ts'
import { type Graph, isProductCode } from './sources.ts'

/** No test file takes as long by itself. */
const BASELINE_LIMIT_SECONDS = 900

export interface NodeTest {
  file: string
  seconds: number
  executed: Executed
}

/** What the tests do while there is no bug. Kept in `.cache` for as long as nothing changes that a test needs. */
export class Baseline {
  readonly #directory: string
  readonly #root: string
  readonly #graph: Graph
  readonly #rest: string

  constructor(root: string, graph: Graph, files: readonly string[]) {
    this.#root = root
    this.#graph = graph
    this.#directory = join(root, '.cache/mutate')
    // what no import names: migrations, the packages, how the browser tests are run
    const unnamed = files.filter(file =>
      /\.sql$|package-lock\.json$|^web-test-runner|^vite\.config/.test(file),
    )
    this.#rest = this.#hash(unnamed)
    mkdirSync(this.#directory, { recursive: true })
  }

  #hash(files: Iterable<string>): string {
    const hash = createHash('sha256')
    for (const file of files)
      if (existsSync(join(this.#root, file))) hash.update(file).update(readFileSync(join(this.#root, file)))
    return hash.digest('hex')
  }

  #placeOf(test: string): string {
    const key = this.#hash([...this.#graph.needs(test).keys()].sort())
    const name = createHash('sha256').update(test).update(key).update(this.#rest).digest('hex')
    return join(this.#directory, `${name.slice(0, 24)}.json`)
  }

  /**
   * How long a file of node's tests takes, and what it executes.
   * @throws when it is red without any bug
   */
  async nodeTest(file: string, copy: Copy): Promise<NodeTest> {
    const place = this.#placeOf(file)
    if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8')) as NodeTest
    const coverage = mkdtempSync(join(copy.path, 'c-'))
    const ran = await runNodeTest(copy, file, { limitSeconds: BASELINE_LIMIT_SECONDS, coverage })
    if (ran.outcome !== 'green') throw new Error(`${file} is ${ran.outcome} without any bug\n${ran.output}`)
    const test = { file, seconds: ran.seconds, executed: readExecuted(coverage, copy.path, isProductCode) }
    rmSync(coverage, { recursive: true })
    copy.tidy()
    writeFileSync(place, JSON.stringify(test))
    return test
  }

  /** @throws when one of these browser tests is red without any bug */
  async browserTests(files: readonly string[], copy: Copy): Promise<void> {
    const unknown = files.filter(file => !existsSync(this.#placeOf(file)))
    if (unknown.length === 0) return
    const limitSeconds = BASELINE_LIMIT_SECONDS + unknown.length * 10
    const ran = await runBrowserTests(copy, unknown, { limitSeconds })
    for (const file of ran.greenFiles) writeFileSync(this.#placeOf(file), '{}')
    copy.tidy()
    if (ran.outcome !== 'green')
      throw new Error(`${ran.redFile ?? 'the browser tests'}: ${ran.outcome} without any bug\n${ran.output}`)
  }
}
