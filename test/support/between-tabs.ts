interface Holder {
  tab: object
  lose: (error: DOMException) => void
}

/**
 * Web Locks and channels of tabs that share a page in a test, without the moments that the browser's own take, so
 * that a fake clock can go by them. As far as core uses them: exclusive locks, `ifAvailable` and `steal`.
 */
export function betweenTabs() {
  const held = new Map<string, Holder>()
  const channels = new Map<string, Set<{ onmessage: ((event: MessageEvent) => void) | null }>>()

  async function request(
    tab: object,
    name: string,
    { ifAvailable, steal }: LockOptions,
    job: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    const before = held.get(name)
    if (before && ifAvailable) return job(null)
    if (before && !steal) throw new Error('Nothing here waits for a lock')
    before?.lose(new DOMException('', 'AbortError'))
    let holder: Holder | undefined
    const lost = new Promise((_, reject) => {
      holder = { tab, lose: reject }
      held.set(name, holder)
    })
    try {
      return await Promise.race([lost, job({ name, mode: 'exclusive' })])
    } finally {
      if (held.get(name) === holder) held.delete(name)
    }
  }

  function openChannel(name: string) {
    const all = channels.get(name) ?? new Set()
    channels.set(name, all)
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        const copy = structuredClone(data)
        for (const other of all) {
          if (other !== channel)
            queueMicrotask(() => other.onmessage?.(new MessageEvent('message', { data: copy })))
        }
      },
      close: () => all.delete(channel),
    }
    all.add(channel)
    return channel as unknown as BroadcastChannel
  }

  return {
    /** Members of `platform` for one tab. */
    connect(tab: object) {
      const lines: BroadcastChannel[] = []
      return {
        locks: () =>
          ({
            request: (name: string, options: LockOptions, job: LockGrantedCallback<unknown>) =>
              request(tab, name, options, job),
          }) as LockManager,
        channel(name: string) {
          const line = openChannel(name)
          lines.push(line)
          return line
        },
        /** As when the tab is closed: its locks are free, its lines are dead. */
        disconnect() {
          for (const [name, holder] of held) if (holder.tab === tab) held.delete(name)
          for (const line of lines) line.close()
        },
      }
    },
  }
}
