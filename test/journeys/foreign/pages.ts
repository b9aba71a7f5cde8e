import { servedPage } from './served-page.ts'

/** A page of somebody else; its script is `pages/<folder>/page`. */
export interface ForeignPage {
  name: string
  folder: string
  /** What stands in the head before our script. */
  head?: string
  /** Its own script comes before ours. */
  isFirst?: boolean
  /**
   * What stands in the body.
   *
   * @param rendered what its framework has rendered on the server
   * @param query of the address
   */
  body: (rendered: string, query: URLSearchParams) => string
  /** The elements are in the frame. */
  isFramed?: boolean
}

const place = () => '<div id="page"></div>'

const button = (text: string) => `<button type="button">${text}</button>`

const plain = () => `<main>
  <p id="round">Round 1</p>
  ${['Render', 'Light', 'Move', 'Take away', 'Bring back', 'Leave'].map(button).join('')}
  <cx-login compact></cx-login>
  <section>
    <p id="hello"></p>
    <cx-classroom-list brand="players" theme="dark"></cx-classroom-list>
    <cx-classroom brand="players" theme="dark"></cx-classroom>
  </section>
</main>`

const onHtmx = `hx-on:cx-signed-in="show({ teacher: event.detail.user.first_name })"
  hx-on:cx-navigate="
    if (event.detail.route !== 'classroom') return
    event.preventDefault()
    show({ classroom: event.detail.params.classroomId })"`

/** What MooTools, Prototype and many a helper of its own have left on pages: everything is enumerable. */
const changedBuiltIns = `<script>
  Object.prototype.clone = function () { return { ...this } }
  Array.prototype.contains = function (item) { return this.indexOf(item) > -1 }
  Array.prototype.first = function () { return this[0] }
  Array.from = item => (item == null ? [] : typeof item.length === 'number' ? [].slice.call(item) : [])
  String.prototype.test = function (pattern) { return pattern.test(this) }
  Function.prototype.bind = function (to, ...given) {
    const method = this
    return function (...rest) { return method.apply(to, [...given, ...rest]) }
  }
  Number.prototype.limit = function (least, most) { return Math.min(most, Math.max(least, this)) }
  Element.prototype.hide = function () { this.style.display = 'none' }
</script>`

export const foreignPages: readonly ForeignPage[] = [
  { name: 'plain HTML', folder: 'plain', body: plain },
  { name: 'React 18 in StrictMode', folder: 'react-18', body: place },
  { name: 'React 19 in StrictMode', folder: 'react-19', body: place },
  {
    name: 'React 19, rendered on the server',
    folder: 'react-19-server',
    body: rendered => `<div id="page">${rendered}</div>`,
  },
  {
    name: 'React 19, which hydrates late',
    folder: 'react-19-server',
    body: rendered => `<div id="page" data-late>${rendered}</div>`,
  },
  { name: 'Vue 3', folder: 'vue', body: place },
  { name: 'Svelte 5', folder: 'svelte', body: place },
  { name: 'Lit', folder: 'lit', body: place },
  { name: 'Preact', folder: 'preact', body: place },
  {
    name: 'htmx',
    folder: 'htmx',
    body: (_, query) =>
      servedPage(
        query,
        (text, next) =>
          `<button type="button" hx-get="part?${next}" hx-target="#page" hx-swap="outerMorph">${text}</button>`,
        onHtmx,
      ),
  },
  {
    name: 'Turbo',
    folder: 'turbo',
    head: '<meta name="turbo-refresh-method" content="morph">',
    body: (_, query) =>
      servedPage(query, (text, next) => `<a href="?${next}" data-turbo-action="replace">${text}</a>`),
  },
  {
    name: 'idiomorph',
    folder: 'idiomorph',
    body: (_, query) =>
      servedPage(query, (text, next) => `<button type="button" data-query="${next}">${text}</button>`),
  },
  { name: 'jQuery', folder: 'jquery', body: place },
  { name: 'Prototype.js', folder: 'plain', head: '<script src="/prototype.js"></script>', body: plain },
  { name: 'changed built-ins', folder: 'plain', head: changedBuiltIns, body: plain },
  { name: 'Zone.js', folder: 'zone', isFirst: true, body: plain },
  {
    name: 'an iframe',
    folder: 'plain',
    isFramed: true,
    body: plain,
  },
  {
    name: 'a dialog',
    folder: 'plain',
    body: () => `<dialog>${plain()}</dialog><script>document.querySelector('dialog').showModal()</script>`,
  },
]
