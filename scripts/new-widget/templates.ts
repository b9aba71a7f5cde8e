const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const title = (name: string) => pascal(name).replace(/\B[A-Z]/g, letter => ` ${letter}`)

/** The files of a new element by path: it has a heading and something to open, and its tests pass. */
export function widgetFiles(name: string): Record<string, string> {
  const View = pascal(name)
  const messages = camel(name)
  const folder = `src/widgets/${name}`
  return {
    [`${folder}/element.ts`]: `import { defineWidget } from '../../element/define-widget.ts'
import sheet from './${name}.css?inline'
import { ${View} } from './${name}.tsx'

/**
 * ${title(name)}, in one sentence for those who embed it.
 *
 * @attr open - shows the details from the start
 * @fires cx-details-shown - the person has opened the details
 */
defineWidget('cx-${name}', ${View}, {
  attributes: { open: 'boolean' },
  events: ['cx-details-shown'],
  styles: [sheet],
  session: 'none',
})
`,
    [`${folder}/${name}.tsx`]: `import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ${messages} as t } from '../../core/messages/${name}.ts'
import type { WidgetHandle } from '../../element/define-widget.ts'
import { create${View} } from './store.ts'

export interface ${View}Props {
  open?: boolean
  widget: WidgetHandle<{ 'cx-details-shown': null }>
}

export function ${View}({ open = false, widget }: ${View}Props) {
  const [store] = useState(() => create${View}(open))
  const isOpen = useStore(store.$isOpen)

  function toggle() {
    if (store.toggle()) widget.emit('cx-details-shown', null)
  }

  return (
    <section className="${name}">
      <h2>{t.title}</h2>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {t.details}
      </button>
      {isOpen && <p>{t.explanation}</p>}
    </section>
  )
}
`,
    [`${folder}/store.ts`]: `import { atom } from 'nanostores'

/** State of one ${title(name)} element. */
export function create${View}(isOpen: boolean) {
  const $isOpen = atom(isOpen)

  /** @returns whether the details are shown now */
  function toggle(): boolean {
    $isOpen.set(!$isOpen.get())
    return $isOpen.get()
  }

  return { $isOpen, toggle }
}
`,
    [`${folder}/${name}.css`]: `.${name} {
  display: grid;
  gap: var(--cx-space-3);
  justify-items: start;
  padding: var(--cx-space-4);
}
`,
    [`src/core/messages/${name}.ts`]: `/** cx-${name}. */
export const ${messages} = {
  title: '${title(name)}',
  details: 'Details',
  explanation: 'What there is to know about it.',
} as const
`,
    [`test/widgets/${name}/${name}.test.tsx`]: `import { expect } from '@open-wc/testing'
import '../../../src/widgets/${name}/element.ts'
import { mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'

describe('<cx-${name}>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = mount('<cx-${name}></cx-${name}>')
    await see(element, '${title(name)}')
  })

  it('is accessible', async () => {
    const element = mount('<cx-${name} open></cx-${name}>')
    await see(element, 'What there is to know about it.')
    await expect(element).to.be.accessible()
  })

  it('tells the page when the details are opened', async () => {
    const element = mount('<cx-${name}></cx-${name}>')
    const shown = nextEvent(element, 'cx-details-shown')
    await press(element, 'Details')
    await shown
    await see(element, 'What there is to know about it.')
  })
})
`,
  }
}
