import { expect } from '@open-wc/testing'
import { mount, unmountAll } from '../../support/page.ts'
import { type ProbeElement, probe, rendered } from './define.ts'

describe('properties of an element', () => {
  afterEach(unmountAll)

  it('takes properties that were set before the tag was defined, and their setters keep working', async () => {
    const tag = 'cx-probe-early'
    const element = mount<ProbeElement>(`<${tag}></${tag}>`)
    const report = { lines: 3 }
    Object.assign(element, { classroomId: 5, report })
    const { defineWidget } = await import('../../../src/element/define-widget.ts')
    const seen: { classroomId?: number; report?: object }[] = []
    defineWidget(
      tag,
      (props: { classroomId?: number; report?: object; widget: never }) => {
        seen.push(props)
        return null
      },
      { attributes: { classroomId: 'number' }, properties: ['report'], session: 'none' },
    )
    await rendered()
    expect(seen.at(-1)).to.include({ classroomId: 5, report })
    element.classroomId = 6
    element.report = { lines: 4 }
    await rendered()
    expect(seen.at(-1)?.classroomId).to.equal(6)
    expect(seen.at(-1)?.report).to.deep.equal({ lines: 4 })
  })

  it('renders once for ten changes in one task', async () => {
    const seen = probe()
    const element = mount<ProbeElement>(`<${seen.tag}></${seen.tag}>`)
    await rendered()
    const before = seen.renders.length
    for (let id = 1; id <= 5; id++) Object.assign(element, { classroomId: id, tab: `tab ${id}` })
    await rendered()
    expect(seen.renders.length - before).to.equal(1)
    expect(seen.renders.at(-1)).to.include({ classroomId: 5, tab: 'tab 5' })
  })

  it('mounts once when everything is set in the task of its creation', async () => {
    const seen = probe()
    const element = document.createElement(seen.tag) as ProbeElement
    mount('<div></div>').append(element)
    Object.assign(element, { classroomId: 1, tab: 'tasks', compact: true, report: {} })
    await rendered()
    expect(seen.renders).to.have.length(1)
  })
})
