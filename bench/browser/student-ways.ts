/** What is done with the table of students, in this order; each is a name that `go` of the page knows. */
export const way = [
  'load',
  'scroll',
  'open',
  'sort',
  'filter',
  'everybody',
  'search',
  'clear',
  'approve',
  'loop',
] as const

/** Of a loop that takes 50 ms where nothing else is at work. */
const LOOPS = 45_000_000

/** A script of the page, which does it by itself: whoever looks for something from outside adds work to the page. */
export const studentWays = `<script>
  const frame = () => new Promise(requestAnimationFrame)
  const root = () => document.querySelector('cx-students').shadowRoot
  const find = selector => root()?.querySelector(selector)
  const first = () => find('tr.student .name')?.textContent
  const until = async holds => {
    while (!holds()) await frame()
    await frame()
    await frame()
  }
  const settled = () => find('.rows')?.getAttribute('aria-busy') === 'false' && (find('tr.student') || find('.cx-empty'))
  const set = (control, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value)
    control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }))
  }
  /** Asks for other rows, and waits until they are shown. */
  const asked = async act => {
    act()
    await frame()
    await until(settled)
  }
  const lists = () => performance.getEntriesByType('resource').filter(({ name, responseEnd }) => /\\/students(\\?|$)/.test(name) && responseEnd > 0).length
  const ways = {
    load: () => until(settled),
    async scroll() {
      const box = find('.scrolled') ?? document.scrollingElement
      for (let at = 1; at <= 40; at++) {
        box.scrollTop = at * 400
        await frame()
      }
      box.scrollTop = box.scrollHeight
      await frame()
      box.scrollTop = 0
      await frame()
    },
    async open() {
      find('button.summary').click()
      await until(() => find('.each'))
      find('button.summary').click()
      await until(() => !find('.each'))
    },
    sort: () => asked(() => find('input[type=radio][value="z-a"]').click()),
    filter: () => asked(() => set(find('.filter select'), 'pending')),
    everybody: () => asked(() => set(find('.filter select'), '')),
    search: () => asked(() => {
      set(find('input[type=search]'), 'ada')
      find('form.cx-search').requestSubmit()
    }),
    clear: () => asked(() => find('.cx-search-clear').click()),
    async approve() {
      const before = lists()
      find('.approval input').click()
      await until(() => lists() > before)
    },
    async loop() {
      let sum = 0
      for (let at = 0; at < ${LOOPS}; at++) sum = (Math.imul(sum, 31) + at) | 0
      window.sum = sum
      await frame()
    },
  }
  window.painted = async () => {
    while (!find('.outline-row') && !find('tr.student')) await frame()
    await frame()
    performance.mark('bench load')
  }
  window.go = async name => {
    if (name !== 'load') performance.mark('bench ' + name)
    await frame()
    await ways[name]()
    await frame()
    performance.mark('bench ' + name + ' end')
  }
</script>`
