import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run mutate -- <files or folders> [options]

Plants bugs, one at a time, and tells which of them no test notices.

  --list        only shows the bugs
  --plants      only the bugs of test/mutants, without made ones
  --most <n>    an even choice of so many
  --seed <n>    another choice of the same size
  --jobs <n>    so many at once (2)`

export interface Options {
  places: string[]
  isList: boolean
  onlyPlants: boolean
  most: number
  seed: number
  jobs: number
}

/** @throws {TypeError} for what is no option, or no number */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      plants: { type: 'boolean', default: false },
      most: { type: 'string' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
    },
  })
  const number = (name: string, text: string) => {
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new TypeError(`--${name} takes a number`)
    return Number(text)
  }
  return {
    places: positionals.map(place => place.replace(/^\.\//, '').replace(/\/$/, '')),
    isList: values.list,
    onlyPlants: values.plants,
    most: values.most === undefined ? Number.POSITIVE_INFINITY : number('most', values.most),
    seed: number('seed', values.seed),
    jobs: number('jobs', values.jobs),
  }
}
