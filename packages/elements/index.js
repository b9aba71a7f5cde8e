/** One attempt for each address, so that components may ask as often as they are made. */
const attempts = new Map()

/** @type {typeof import('./index.d.ts').loadElements} */
export function loadElements({ origin, version, integrity }) {
  const address = new URL(version ? `/widgets/${version}/cx.js` : '/widgets/cx.js', origin).href
  const known = attempts.get(address)
  if (known) return known
  const attempt = new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = address
    if (integrity) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.onload = () => resolve()
    script.onerror = () => {
      // what did not come may come the next time
      attempts.delete(address)
      script.remove()
      reject(new Error(`${address} did not come`))
    }
    document.head.append(script)
  })
  attempts.set(address, attempt)
  return attempt
}
