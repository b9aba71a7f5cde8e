const asText = (value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : String(value)

/** Requests that a page leaves behind when it goes fail, and nobody is there any more to be told. */
let isLeft = false

/**
 * Reports what a person with the console open would call a fault: errors and warnings, what nobody caught, files that
 * did not load, refused and failed requests. `report` says whether a trouble was expected; such a one stays off the
 * console. Runs in the page, before everything else there.
 */
export function hearTrouble(report: (trouble: string) => boolean): void {
  // WebKit drops requests before it says 'pagehide'
  for (const leaving of ['beforeunload', 'pagehide']) {
    addEventListener(leaving, () => {
      isLeft = true
    })
  }
  addEventListener('pageshow', () => {
    isLeft = false
  })
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      if (!report(`console.${level}: ${parts.map(asText).join(' ')}`)) say(...parts)
    }
  }

  addEventListener('unhandledrejection', event => report(`unhandled rejection: ${asText(event.reason)}`))
  addEventListener(
    'error',
    event => {
      const { target } = event
      // Firefox says it of a module that the page has already; of one that fails its import tells
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return
      report(`error event: ${target instanceof Element ? target.outerHTML : event.message}`)
    },
    { capture: true },
  )

  const fetchIt = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (...request) => {
    const { method, url } = new Request(...request)
    try {
      const response = await fetchIt(...request)
      if (response.status >= 400) report(`${response.status} ${method} ${url}`)
      return response
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError'
      if (!isAborted && !isLeft) report(`${asText(error)} ${method} ${url}`)
      throw error
    }
  }
}
