const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const title = (name: string) => pascal(name).replace(/\B[A-Z]/g, letter => ` ${letter}`)

interface Names {
  /** `task-detail` */
  name: string
  /** `TaskDetail` */
  view: string
  /** `taskDetail` */
  messages: string
  /** `Task Detail` */
  title: string
}

const element = ({
  name,
  view,
  title,
}: Names) => `import { defineWidget } from '../../element/define-widget.ts'
import sheet from './${name}.css?inline'
import { ${view} } from './${name}.tsx'

/**
 * ${title} of the signed-in teacher, in one sentence for those who embed it.
 *
 * @attr open - shows the details from the start
 * @fires {CustomEvent<{ userId: number }>} cx-details-shown - the teacher has opened the details
 */
defineWidget('cx-${name}', ${view}, {
  attributes: { open: 'boolean' },
  events: ['cx-details-shown'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-${name}': typeof ${view}
  }
}
`

const types = ({ name, view }: Names) => `import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-${name}; element.ts says when each is fired. */
export interface ${view}Events {
  'cx-details-shown': { userId: number }
}

export type ${view}Handle = WidgetHandle<${view}Events>
`

const view = ({ name, view, messages }: Names) => `import { useState } from 'react'
import { ${messages} as t } from '../../core/messages/${name}.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { Details } from './parts/details.tsx'
import { create${view} } from './store.ts'
import type { ${view}Handle } from './types.ts'

export interface ${view}Props {
  open?: boolean
  widget: ${view}Handle
}

/** cx-${name} of whoever is signed in. */
export function ${view}({ open = false, widget }: ${view}Props) {
  const user = useStore($user)
  const [store] = useState(() =>
    create${view}(open, userId => widget.emit('cx-details-shown', { userId })),
  )
  if (!user) return null
  return (
    <section className="${name}">
      <h2>{t.title}</h2>
      <Details key={user.id} store={store} user={user} />
    </section>
  )
}
`

const part = ({
  name,
  view,
  messages,
}: Names) => `import type { User } from '../../../contract/entities/user.ts'
import { ${messages} as t } from '../../../core/messages/${name}.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import type { ${view}Store } from '../store.ts'

/** What there is to know, once it is asked for. */
export function Details({ store, user }: { store: ${view}Store; user: User }) {
  const isOpen = useStore(store.$isOpen)
  if (isOpen) return <p>{t.explanation(user.full_name)}</p>
  return <Button onClick={() => store.open(user.id)}>{t.details}</Button>
}
`

const store = ({ view, title }: Names) => `import { atom } from 'nanostores'

export type ${view}Store = ReturnType<typeof create${view}>

/** State of one ${title} element. \`shown\` hears whose details were opened. */
export function create${view}(isOpen: boolean, shown: (userId: number) => void) {
  const $isOpen = atom(isOpen)

  function open(userId: number) {
    $isOpen.set(true)
    shown(userId)
  }

  return { $isOpen, open }
}
`

const css = ({ name }: Names) => `.${name} {
  display: grid;
  gap: var(--_space-3);
  justify-items: start;
  padding: var(--_space-4);
}
`

const sentences = ({ name, messages, title }: Names) => `/** cx-${name}. */
export const ${messages} = {
  title: '${title}',
  details: 'Details',
  explanation: (name: string) => \`What there is to know about \${name}.\`,
} as const
`

const test = ({ name, title }: Names) => `import { expect } from '@open-wc/testing'
import '../../../src/widgets/${name}/element.ts'
import { mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const EXPLANATION = 'What there is to know about Ada Moreno.'

describe('<cx-${name}>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    signedIn()
    const element = mount('<cx-${name}></cx-${name}>')
    await see(element, '${title}')
  })

  it('is accessible', async () => {
    signedIn()
    const element = mount('<cx-${name} open></cx-${name}>')
    await see(element, EXPLANATION)
    await expect(element).to.be.accessible()
  })

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-${name}></cx-${name}>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    signedIn()
    await see(element, '${title}')
  })

  it('tells the page when the details are opened', async () => {
    const { user } = signedIn()
    const element = mount('<cx-${name}></cx-${name}>')
    await see(element, '${title}')
    const shown = nextEvent(element, 'cx-details-shown')
    await press(element, 'Details')
    expect((await shown).detail).to.deep.equal({ userId: user.id })
    await see(element, EXPLANATION)
  })
})
`

/** The files of a new element by path: it has a heading and something to open, and its tests pass. */
export function widgetFiles(name: string): Record<string, string> {
  const names: Names = { name, view: pascal(name), messages: camel(name), title: title(name) }
  const folder = `src/widgets/${name}`
  return {
    [`${folder}/element.ts`]: element(names),
    [`${folder}/types.ts`]: types(names),
    [`${folder}/${name}.tsx`]: view(names),
    [`${folder}/store.ts`]: store(names),
    [`${folder}/parts/details.tsx`]: part(names),
    [`${folder}/${name}.css`]: css(names),
    [`src/core/messages/${name}.ts`]: sentences(names),
    [`test/widgets/${name}/${name}.test.tsx`]: test(names),
  }
}
