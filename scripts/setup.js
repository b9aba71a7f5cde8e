// Installs what is missing, says exactly what it cannot install, and is quick when there is nothing to do.
// Plain JavaScript without dependencies: it is the first thing that runs on a fresh clone, on any Node from 20 on.
//
//   node scripts/setup.js              packages, the project's own Node, and ffmpeg where it can (before `npm start`)
//   node scripts/setup.js --browser    also what the tests need: Chromium, Prototype.js, ffmpeg (before `npm test`)
//   node scripts/setup.js --engines    also Firefox, WebKit and a display for them (before `npm run test:engines`)
//   node scripts/setup.js --postgres   also PostgreSQL's programs and Redis (before `.ci/run` and `npm run bench`)
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = new Set(process.argv.slice(2))

function stop(message) {
  process.stderr.write(`\n${message}\n\n`)
  process.exit(1)
}

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    stop(`Node ${OLDEST_NODE} or newer is needed to install this project; this is ${process.version}.`)
  }
}

/** The lockfile as it was when the packages were installed; a change of it installs again. */
function installPackages() {
  const marker = join(root, 'node_modules/.setup')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  process.stdout.write('Installing packages …\n')
  if (!run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'])) {
    stop('The packages could not be installed; npm says why above.')
  }
  if (!existsSync(join(root, 'node_modules/.bin/node'))) {
    stop(
      "The project's own Node is missing: npm did not run the install script of the package 'node'.\nAllow it (`npm install-scripts approve node`) and try again.",
    )
  }
  const after = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  writeFileSync(marker, after)
}

const onDebian = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')
const isRoot = () => process.getuid?.() === 0

/**
 * Installs Debian packages when this is Debian and root, and otherwise says what to install.
 * @param giveUp takes what there is to say when they are not installed
 */
function installSystem(what, packages, hint, giveUp = stop) {
  if (onDebian() && isRoot()) {
    process.stdout.write(`Installing ${what} …\n`)
    process.env.DEBIAN_FRONTEND = 'noninteractive'
    const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
    if (install() || (run('apt-get', ['update', '-qq']) && install())) return
    giveUp(`${what} could not be installed; apt-get says why above.\n${hint}`)
    return
  }
  const command = onDebian()
    ? `sudo apt-get install ${packages.join(' ')}`
    : `install ${what} with your system's packages`
  giveUp(`${what} is missing. Please ${onDebian() ? 'run ' : ''}${command}.\n${hint}`)
}

/** Tests convert videos; a server that cannot plays them as they came, to who has given them alone, until it can. */
function wantFfmpeg() {
  const path = process.env.FFMPEG_PATH || 'ffmpeg'
  if (spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0) return
  const goOn = message => process.stderr.write(`\n${message}\n\n`)
  installSystem(
    'ffmpeg, which converts videos,',
    ['ffmpeg'],
    'Or set FFMPEG_PATH to one that is installed already. Without it a video is played as it came, to the teacher who has given it alone.',
    wanted.has('--browser') ? stop : goOn,
  )
}

function requireChromium() {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].filter(Boolean)
  if (places.some(place => existsSync(place))) return
  installSystem(
    'Chromium',
    ['chromium', 'fonts-liberation'],
    'Or set CHROMIUM_PATH to one that is installed already.',
  )
}

/** A library that pages of schools still have, for the journeys; npm has none of it. */
function requirePrototype() {
  if (existsSync(process.env.PROTOTYPE_JS_PATH ?? '/usr/share/javascript/prototype/prototype.js')) return
  installSystem(
    'Prototype.js for the tests',
    ['libjs-prototype'],
    'Or set PROTOTYPE_JS_PATH to a prototype.js of version 1.7.3.',
  )
}

/** The places are those of test/support/engines/programs.ts. */
function requireEngines() {
  const isThere = (variable, place) => existsSync(process.env[variable] ?? place)
  const folders = path => (existsSync(path) ? readdirSync(path).map(name => join(path, name)) : [])
  const hasMiniBrowser = () =>
    process.env.MINI_BROWSER_PATH
      ? existsSync(process.env.MINI_BROWSER_PATH)
      : folders('/usr/lib')
          .filter(path => path.endsWith('-linux-gnu'))
          .flatMap(folders)
          .some(path => path.includes('/webkit2gtk-') && existsSync(join(path, 'MiniBrowser')))
  // films that are converted play in WebKit by this
  const playsFilms = () =>
    folders('/usr/lib').some(path => existsSync(join(path, 'gstreamer-1.0/libgstlibav.so')))
  const missing = [
    ...(isThere('FIREFOX_PATH', '/usr/bin/firefox-esr') ? [] : ['firefox-esr']),
    ...(isThere('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver') && hasMiniBrowser()
      ? []
      : ['webkit2gtk-driver']),
    ...(playsFilms() ? [] : ['gstreamer1.0-libav']),
    ...(isThere('XVFB_PATH', '/usr/bin/Xvfb') ? [] : ['xvfb']),
  ]
  if (missing.length === 0) return
  installSystem(
    `what Firefox and WebKit need for the tests (${missing.join(', ')})`,
    missing,
    'Or set FIREFOX_PATH, WEBKIT_DRIVER_PATH, MINI_BROWSER_PATH and XVFB_PATH to what is installed already.',
  )
}

function requirePostgres() {
  if (process.env.TEST_DATABASE_URL) return
  const base = '/usr/lib/postgresql'
  if (existsSync(base) && readdirSync(base).some(version => existsSync(join(base, version, 'bin/initdb'))))
    return
  installSystem(
    'PostgreSQL',
    ['postgresql'],
    'Or set TEST_DATABASE_URL to an empty database of a running server.',
  )
}

/** Joins the nodes of the tests that have two; the place is that of test/support/redis.ts. */
function requireRedis() {
  if (existsSync(process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server')) return
  installSystem(
    'Redis',
    ['redis-server'],
    'Or set REDIS_SERVER_PATH to a redis-server that is installed already.',
  )
}

requireNode()
installPackages()
wantFfmpeg()
if (wanted.has('--browser')) requireChromium()
if (wanted.has('--browser')) requirePrototype()
if (wanted.has('--engines')) requireEngines()
if (wanted.has('--postgres')) requirePostgres()
if (wanted.has('--postgres')) requireRedis()
