import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.ts'
import type { Engine, Size } from './driver.ts'
import { miniBrowserPath, webKitDriverPath, xvfbPath } from './programs.ts'
import { openSession, type WebDriverSession, webDriverIsReady } from './webdriver.ts'

/** Narrower windows are not possible: what is to be narrower is looked at in a frame. */
const SMALLEST_WINDOW = { width: 447, height: 200 }

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

/** A driver process, and where it takes commands. */
async function startDriver(
  display: string,
  home: string,
): Promise<{ origin: string; process: ChildProcess }> {
  const port = await freePort()
  const driver = spawn(webKitDriverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // nothing of the person who runs the tests: no settings, caches, accessibility bus or compositor
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
    },
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await webDriverIsReady(origin)
  } catch (error) {
    await end(driver)
    throw error
  }
  return { origin, process: driver }
}

interface WebKit extends Engine {
  open(size: Size): Promise<WebDriverSession>
}

/**
 * Debian's WebKitGTK in its MiniBrowser, on a display of its own; each page is a session of its own, with a driver of
 * its own: one has room for one session, and one that hangs has none any more.
 */
export async function openWebKit(): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'cx-webkit-'))
  const display = await openDisplay()
  const close = async () => {
    await end(display.process)
    rmSync(home, { recursive: true, force: true })
  }
  const capabilities = {
    'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
  }

  async function open(size: Size): Promise<WebDriverSession> {
    const driver = await startDriver(display.name, home)
    try {
      const session = await openSession(driver.origin, capabilities, size)
      return { ...session, close: () => session.close().finally(() => end(driver.process)) }
    } catch (error) {
      await end(driver.process)
      throw error
    }
  }

  try {
    const first = await open(SMALLEST_WINDOW)
    await first.close()
    return { version: `WebKitGTK ${first.version}`, open, close }
  } catch (error) {
    await close()
    throw error
  }
}
