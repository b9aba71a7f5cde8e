import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeTest } from './baseline.ts'
import type { Copy } from './copy.ts'
import { type Mutant, withMutant } from './mutant.ts'
import { isExecuted } from './reach.ts'
import { runBrowserTests, runNodeTest } from './run-tests.ts'
import type { Graph } from './sources.ts'

/** So many browser test files go first, since most bugs are noticed near by. */
const NEAR = 4

/** `by` is the test file that noticed; nothing did when it is missing. */
export interface Verdict {
  mutant: Mutant
  by?: string
  /** How many test files run this code at all. */
  tests: number
}

/** Runs the tests that reach a bug, those first that have noticed most of its neighbours. */
export class Judge {
  readonly #graph: Graph
  readonly #nodeTests: readonly NodeTest[]
  readonly #browserTests: readonly string[]
  /** How often a test file has noticed a bug of a file. */
  readonly #noticed = new Map<string, number>()

  constructor(graph: Graph, nodeTests: readonly NodeTest[], browserTests: readonly string[]) {
    this.#graph = graph
    this.#nodeTests = nodeTests
    this.#browserTests = browserTests
  }

  async judge(mutant: Mutant, copy: Copy): Promise<Verdict> {
    const place = join(copy.path, mutant.file)
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, withMutant(text, mutant))
    try {
      const nodeTests = this.#nodeTestsOf(mutant)
      const browserTests = this.#browserTestsOf(mutant)
      const by = (await this.#inNode(nodeTests, copy)) ?? (await this.#inBrowser(browserTests, copy))
      if (by) this.#noticed.set(key(mutant, by), this.#merit(mutant, by) + 1)
      return { mutant, tests: nodeTests.length + browserTests.length, ...(by ? { by } : {}) }
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
          this.#merit(mutant, other.file) - this.#merit(mutant, one.file) || one.seconds - other.seconds,
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

  async #inNode(tests: readonly NodeTest[], copy: Copy): Promise<string | undefined> {
    for (const { file, seconds } of tests) {
      const { outcome } = await runNodeTest(copy, file, { limitSeconds: 20 + seconds * 4 })
      if (outcome !== 'green') return file
    }
    return undefined
  }

  async #inBrowser(tests: readonly string[], copy: Copy): Promise<string | undefined> {
    for (const files of [tests.slice(0, NEAR), tests.slice(NEAR)]) {
      if (files.length === 0) continue
      const limitSeconds = 60 + files.length * 15
      const { outcome, redFile } = await runBrowserTests(copy, files, { limitSeconds })
      if (outcome !== 'green') return redFile ?? files[0]
    }
    return undefined
  }
}

const key = (mutant: Mutant, test: string) => `${mutant.file} ${test}`
