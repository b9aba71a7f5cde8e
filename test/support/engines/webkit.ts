import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './driver.ts'
import { miniBrowserPath, webKitDriverPath, xvfbPath } from './programs.ts'
import { openSession, webDriverIsReady } from './webdriver.ts'

/** Narrower windows are not possible: what is to be narrower is looked at in a frame. */
const SMALLEST_WINDOW = { width: 447, height: 200 }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A display without a screen; it chooses its number itself and says it when it is ready. */
async function openDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const process = spawn(xvfbPath, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = process.stdio[3]
  if (!numbers || !('setEncoding' in numbers)) throw new Error('Xvfb has no way to say its number')
  numbers.setEncoding('utf8')
  const [number] = (await once(numbers, 'data')) as [string]
  return { name: `:${number.trim()}`, process }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Debian's WebKitGTK in its MiniBrowser, on a display of its own; each page is a session of its own. */
export async function openWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'cx-webkit-'))
  const display = await openDisplay()
  const port = await freePort()
  const driver = spawn(webKitDriverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      // nothing of the person who runs the tests: no settings, caches, accessibility bus or compositor
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
    },
  })
  const close = async () => {
    await end(driver)
    await end(display.process)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    await webDriverIsReady(origin)
    const capabilities = {
      'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
    }
    const first = await openSession(origin, capabilities, SMALLEST_WINDOW)
    await first.close()
    return {
      version: `WebKitGTK ${first.version}`,
      open: size => openSession(origin, capabilities, size),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
