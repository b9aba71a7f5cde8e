import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeTest } from './baseline.ts'
import type { Copy } from './copy.ts'
import { type Mutant, withMutant } from './mutant.ts'
import { type Executed, isExecuted, sizeOf } from './reach.ts'
import { runBrowserTests, runNodeTest } from './run-tests.ts'
import type { Graph } from './sources.ts'
import { isInTemplates } from './templates.ts'

/** So many browser test files go first, since most bugs are noticed near by. */
const NEAR = 4

/** Who noticed a bug, and whether only by never coming to an end. */
interface Notice {
  by: string
  isSlow: boolean
}

/** `by` is the test file that noticed; nothing did when it is missing. */
export interface Verdict extends Partial<Notice> {
  mutant: Mutant
  /** How many test files run this code at all. */
  tests: number
}

interface Tests {
  nodeTests: readonly NodeTest[]
  browserTests: readonly string[]
}

/** Runs the tests that reach a bug, those first that have noticed most of its neighbours. */
export class Judge {
  readonly #root: string
  readonly #graph: Graph
  readonly #nodeTests: readonly NodeTest[]
  readonly #browserTests: readonly string[]
  readonly #making: Executed
  /** How often a test file has noticed a bug of a file. */
  readonly #noticed = new Map<string, number>()

  /** `making` is what makes the databases that tests start from (makeTemplates). */
  constructor(root: string, graph: Graph, { nodeTests, browserTests, making }: Tests & { making: Executed }) {
    this.#root = root
    this.#graph = graph
    this.#nodeTests = nodeTests
    this.#browserTests = browserTests
    this.#making = making
  }

  async judge(mutant: Mutant, copy: Copy): Promise<Verdict> {
    const place = join(copy.path, mutant.file)
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, withMutant(text, mutant))
    try {
      const nodeTests = this.#nodeTestsOf(mutant)
      const browserTests = this.#browserTestsOf(mutant)
      const notice =
        (await this.#inNode(mutant, nodeTests, copy)) ?? (await this.#inBrowser(browserTests, copy))
      if (notice) this.#noticed.set(key(mutant, notice.by), this.#merit(mutant, notice.by) + 1)
      return { mutant, tests: nodeTests.length + browserTests.length, ...notice }
    } finally {
      writeFileSync(place, text)
      copy.tidy()
    }
  }

  #merit = (mutant: Mutant, test: string) => this.#noticed.get(key(mutant, test)) ?? 0

  #nodeTestsOf(mutant: Mutant): NodeTest[] {
    return this.#nodeTests
      .filter(({ executed }) => isExecuted(executed[mutant.file], mutant.start, mutant.end))
      .sort(
        (one, other) =>
          this.#merit(mutant, other.file) - this.#merit(mutant, one.file) ||
          // what stands outside of functions is executed by all; who runs most of the file knows it best
          sizeOf(other.executed[mutant.file]) - sizeOf(one.executed[mutant.file]) ||
          one.seconds - other.seconds,
      )
  }

  #browserTestsOf(mutant: Mutant): string[] {
    const steps = (test: string) => this.#graph.needs(test).get(mutant.file)
    return this.#browserTests
      .flatMap(test => {
        const step = steps(test)
        return step === undefined ? [] : [{ test, step, merit: this.#merit(mutant, test) }]
      })
      .sort((one, other) => other.merit - one.merit || one.step - other.step)
      .map(({ test }) => test)
  }

  async #inNode(mutant: Mutant, tests: readonly NodeTest[], copy: Copy): Promise<Notice | undefined> {
    const templates = isInTemplates(this.#making, mutant) ? {} : { templatesOf: this.#root }
    for (const { file, seconds } of tests) {
      const { outcome } = await runNodeTest(copy, file, { limitSeconds: 20 + seconds * 4, ...templates })
      if (outcome !== 'green') return { by: file, isSlow: outcome === 'slow' }
    }
    return undefined
  }

  async #inBrowser(tests: readonly string[], copy: Copy): Promise<Notice | undefined> {
    for (const files of [tests.slice(0, NEAR), tests.slice(NEAR)]) {
      const [first] = files
      if (first === undefined) continue
      const limitSeconds = 60 + files.length * 15
      const { outcome, redFile } = await runBrowserTests(copy, files, { limitSeconds })
      if (outcome !== 'green') return { by: redFile ?? first, isSlow: outcome === 'slow' }
    }
    return undefined
  }
}

const key = (mutant: Mutant, test: string) => `${mutant.file} ${test}`
