import { html, LitElement, nothing } from 'lit'

class LakeviewExchange extends LitElement {
  static properties = {
    theme: {},
    teacher: { state: true },
    classroomId: { state: true },
  }

  render() {
    return html`
      ${this.teacher ? html`<p>Hello, ${this.teacher.first_name}</p>` : nothing}
      <cx-classroom-list
        brand="players"
        theme=${this.theme}
        @cx-signed-in=${event => {
          this.teacher = event.detail.user
        }}
        @cx-navigate=${this.navigate}
      ></cx-classroom-list>
      <cx-classroom
        brand="players"
        theme=${this.theme}
        .classroomId=${this.classroomId}
        .collapseInformation=${true}
      ></cx-classroom>
    `
  }

  navigate(event) {
    if (event.detail.route !== 'classroom') return
    event.preventDefault()
    this.classroomId = event.detail.params.classroomId
  }
}

customElements.define('lakeview-exchange', LakeviewExchange)
