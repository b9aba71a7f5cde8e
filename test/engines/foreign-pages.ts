/** A page of somebody else. */
export interface ForeignPage {
  /** Its address on the foreign site. */
  path: string
  /** What stands in its body. */
  body: string
}

const containers: Record<string, { open: string; close: string }> = {
  'flex row': { open: '<div class="container" style="display: flex">', close: '</div>' },
  'centred grid': {
    open: '<div class="container" style="display: grid; place-items: center">',
    close: '</div>',
  },
  dialog: { open: '<dialog open class="container" style="position: static">', close: '</dialog>' },
  popover: { open: '<div popover="manual" class="container">', close: '</div>' },
  'table cell': { open: '<table><tr><td class="container">', close: '</td></tr></table>' },
  float: { open: '<div class="container" style="float: left">', close: '</div>' },
  absolute: { open: '<div class="container" style="position: absolute">', close: '</div>' },
  'inline-block': { open: '<div class="container" style="display: inline-block">', close: '</div>' },
}

export const containerNames = Object.keys(containers)

/** Each container in a box of its own, so that none changes another; the popover's box is the page. */
const inContainers = (element: string) =>
  Object.entries(containers)
    .map(
      ([name, { open, close }]) =>
        `<section aria-label="${name}" style="position: relative; min-height: 40px; overflow: hidden">
          ${open}${element}${close}
        </section>`,
    )
    .join('\n')

export const foreignPages: ForeignPage[] = [
  {
    path: '/containers',
    body: `${inContainers('<cx-login></cx-login>')}
      <script>document.querySelector('[popover]').showPopover()</script>`,
  },
  {
    path: '/narrow-containers',
    body: '<iframe title="Narrow" src="/containers" style="width: 320px; height: 700px; border: 0"></iframe>',
  },
  {
    path: '/hidden',
    body: `<cx-login hidden></cx-login><cx-login></cx-login>
      <script>
        let tallest = 0
        const look = () => {
          tallest = Math.max(tallest, document.querySelector('[hidden]').getBoundingClientRect().height)
          globalThis.tallest = tallest
          requestAnimationFrame(look)
        }
        look()
      </script>`,
  },
  {
    path: '/troubled',
    body: `<img src="/no-such-image" alt="">
      <script>
        console.warn('a warning')
        fetch('/no-such-page')
        Promise.reject(new Error('a rejection'))
        throw new Error('an error')
      </script>`,
  },
  { path: '/column', body: '<cx-classroom-list></cx-classroom-list>' },
  {
    path: '/narrow',
    body: '<iframe title="Narrow" src="/column" style="width: 320px; height: 700px; border: 0"></iframe>',
  },
]
