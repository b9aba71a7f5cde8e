import { html, LitElement, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import './exchange.js'

class LakeviewPage extends LitElement {
  static properties = { round: {}, theme: {}, isShown: {}, parts: {} }

  constructor() {
    super()
    Object.assign(this, { round: 1, theme: 'dark', isShown: true, parts: ['login', 'exchange'] })
  }

  render() {
    const exchange = this.isShown
      ? html`<lakeview-exchange theme=${this.theme}></lakeview-exchange>`
      : nothing
    const button = (text, change) =>
      html`<button type="button" @click=${() => Object.assign(this, change())}>${text}</button>`
    return html`<main>
      <p>Round ${this.round}</p>
      ${button('Render', () => ({ round: this.round + 1 }))}
      ${button('Light', () => ({ theme: 'light' }))}
      ${button('Move', () => ({ parts: this.parts.toReversed() }))}
      ${button('Take away', () => ({ isShown: false }))}
      ${button('Bring back', () => ({ isShown: true }))}
      <button type="button" @click=${() => this.remove()}>Leave</button>
      ${repeat(
        this.parts,
        part => part,
        part => (part === 'login' ? html`<cx-login compact></cx-login>` : exchange),
      )}
    </main>`
  }
}

customElements.define('lakeview-page', LakeviewPage)
document.querySelector('#page').append(document.createElement('lakeview-page'))
