import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const project = fileURLToPath(new URL('../../', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'cx-packed-'))
const cache = join(directory, 'cache')

/** Packs the packages of a project, or finds what another has packed, and says something in JSON. */
function saying(expression: string, place = cache, root = project): [string, string[], object] {
  const { NODE_ENV, NODE_OPTIONS, PACKED_PACKAGES, ...env } = process.env
  const packer = pathToFileURL(join(root, 'scripts/pack-packages.ts'))
  const program = `
    const { packPackages } = await import('${packer}')
    await packPackages(${JSON.stringify(place)})
    console.log(JSON.stringify(${expression}))`
  return [process.execPath, ['-e', program], { encoding: 'utf8', env }]
}

const say = (...given: Parameters<typeof saying>): unknown =>
  JSON.parse(String(execFileSync(...saying(...given))))

describe('packing the packages of the server', () => {
  after(() => rmSync(directory, { recursive: true }))

  it('leaves everything but those packages as it was for what is started then', () => {
    for (const when of ['packed', 'found packed'])
      assert.deepEqual(say("[process.env.NODE_ENV ?? 'none']"), ['none'], when)
  })

  it('gives the packed file to whoever imports the package by its name', () => {
    const [packages, options] = say('[process.env.PACKED_PACKAGES, process.env.NODE_OPTIONS]') as string[]
    assert.ok(packages?.startsWith(pathToFileURL(cache).href))
    const program = "console.log(import.meta.resolve('typebox'))"
    const where = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, PACKED_PACKAGES: packages, NODE_OPTIONS: options },
    })
    assert.equal(where.trim(), `${packages}typebox.js`)
  })

  it('leaves a package that brings another version of one of them its own', () => {
    const other = join(directory, 'node_modules/other')
    const own = join(other, 'node_modules/jose')
    mkdirSync(own, { recursive: true })
    for (const place of [other, own]) writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(other, 'index.js'), "import { version } from 'jose'\nconsole.log(version)")
    writeFileSync(join(own, 'index.js'), "export const version = 'of its own'")
    const [packages, options] = say('[process.env.PACKED_PACKAGES, process.env.NODE_OPTIONS]') as string[]
    const said = execFileSync(process.execPath, [join(other, 'index.js')], {
      encoding: 'utf8',
      env: { ...process.env, PACKED_PACKAGES: packages, NODE_OPTIONS: options },
    })
    assert.equal(said, 'of its own\n')
  })

  it('is done by one of two that begin at once, and serves both', async () => {
    const place = join(directory, 'both')
    const run = () => promisify(execFile)(...saying('process.env.PACKED_PACKAGES', place))
    const [one, other] = await Promise.all([run(), run()])
    assert.equal(one.stdout, other.stdout)
    assert.equal(readdirSync(place).length, 1)
  })

  it('takes nothing from another run, and removes what nobody has used for a week', () => {
    const place = join(directory, 'used')
    for (const name of ['of-another-run', 'forgotten']) mkdirSync(join(place, name), { recursive: true })
    utimesSync(join(place, 'forgotten'), new Date(0), new Date(0))
    say('null', place)
    assert.ok(existsSync(join(place, 'of-another-run')))
    assert.ok(!existsSync(join(place, 'forgotten')))
  })

  it('is done anew when a package is changed where it is installed, with the same lockfile', () => {
    const copy = join(directory, 'a "project" with spaces, Ümläute & #1')
    for (const name of [
      'package-lock.json',
      'scripts/pack-packages.ts',
      'scripts/packed',
      'node_modules/jose',
    ])
      cpSync(join(project, name), join(copy, name), { recursive: true })
    for (const name of ['drizzle-orm', 'typebox', 'vite'])
      symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name))
    const jose = () => {
      const file = new URL(
        'jose.js',
        say('process.env.PACKED_PACKAGES', join(copy, '.cache'), copy) as string,
      )
      return readFileSync(file, 'utf8')
    }
    assert.doesNotMatch(jose(), /planted/)
    appendFileSync(join(copy, 'node_modules/jose/dist/webapi/index.js'), '\nexport const planted = 1\n')
    assert.match(jose(), /planted/)
  })
})
