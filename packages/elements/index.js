/** One attempt for each address with its integrity, so that components may ask as often as they are made. */
const attempts = new Map()

/** Known to every release. */
const TAG = 'cx-login'

/** @type {typeof import('./index.d.ts').loadElements} */
export function loadElements({ origin, version, integrity = '' }) {
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin))
    return Promise.reject(
      new TypeError(
        `origin is to be where the service runs, such as https://classrooms.example.org: ${origin}`,
      ),
    )
  const address = new URL(version ? `/widgets/${version}/cx.js` : '/widgets/cx.js', origin).href
  const key = `${address} ${integrity}`
  if (!attempts.has(key)) {
    const attempt = load(address, integrity).catch(error => {
      // what did not come may come the next time
      attempts.delete(key)
      throw error
    })
    attempts.set(key, attempt)
  }
  return attempts.get(key)
}

async function load(address, integrity) {
  const script = document.createElement('script')
  let isForbidden = false
  const hear = ({ blockedURI, disposition }) => {
    if (blockedURI === address && disposition === 'enforce') isForbidden = true
  }
  document.addEventListener('securitypolicyviolation', hear)
  try {
    const outcome = await new Promise(resolve => {
      // no module: browsers remember of an address that it did not come, and do not compare it with another integrity
      script.onload = script.onerror = resolve
      if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
      script.src = trusted(address)
      document.head.append(script)
    })
    if (outcome.type === 'load' && customElements.get(TAG)) return
    const told = await look(address, integrity)
    throw new Error(isForbidden ? forbidden(address) : told)
  } catch (error) {
    script.remove()
    throw error
  } finally {
    document.removeEventListener('securitypolicyviolation', hear)
  }
}

/** As pages want it that require Trusted Types. */
function trusted(address) {
  try {
    const policy = trustedTypes.createPolicy('classroom-exchange-elements', { createScriptURL: url => url })
    return policy.createScriptURL(address)
  } catch {
    return address
  }
}

const forbidden = address =>
  `The content security policy of this page forbids ${address}: add ${new URL(address).origin} to its script-src and its connect-src.`

/** What is the matter with a script that did not run, by what comes when it is fetched. */
async function look(address, integrity) {
  const { origin } = new URL(address)
  try {
    const answer = await fetch(address)
    const text = await answer.text()
    // a service that has not the release sends a script that says so
    const [, told] = /^\/\/ (There is no release .+)/.exec(text) ?? []
    if (told) return told
    if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
      return `${address} is no script, the answer has status ${answer.status}: name the origin at which the service runs.`
    if (integrity)
      return `${address} is not what integrity says: ${origin}/widgets/ lists the integrity of each release.`
    return `${address} did not run: try again.`
  } catch {
    return `${address} did not come: look whether ${origin} can be reached, and whether the content security policy of this page has it in script-src and connect-src.`
  }
}
