import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Card } from '../../src/ui/card.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { focusInside } from '../../src/ui/focus-inside.ts'
import { Icon } from '../../src/ui/icon.tsx'
import { bell } from '../../src/ui/icons.ts'
import { Notice } from '../../src/ui/notice.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { Badge, StatusTag } from '../../src/ui/tag.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { until } from '../support/until.ts'
import { clear, LONG, quietly, RTL, type Shown, show } from './show.tsx'

/** One pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const shown: [name: string, view: (text: string) => ReactNode, text: RegExp][] = [
  ['EmptyState', text => <EmptyState title={text} text={text} action={<Button>Create</Button>} />, /Create/],
  [
    'ErrorState',
    text => <ErrorState title={text} text={text} retryLabel="Try again" onRetry={() => {}} />,
    /Try again/,
  ],
  [
    'Notice',
    text => (
      <Notice tone="warning" onDismiss={() => {}} dismissLabel="Dismiss">
        {text}
      </Notice>
    ),
    /Dismiss/,
  ],
  ['StatusTag', text => <StatusTag tone="success">{text}</StatusTag>, /Active/],
  ['Card', text => <Card>{text}</Card>, /Active/],
]

const leaving: [name: string, view: ReactNode][] = [
  ['EmptyState', <EmptyState key="it" title="Nothing" action={<Button>Go on</Button>} />],
  ['ErrorState', <ErrorState key="it" title="Failed" retryLabel="Go on" onRetry={() => {}} />],
  [
    'Notice',
    <Notice key="it" action={<Button>Go on</Button>}>
      Failed
    </Notice>,
  ],
]

describe('the focus of a button that has done its work', () => {
  afterEach(clear)

  for (const [name, view] of leaving) {
    const page = (main: ReactNode) => (
      <>
        <Button>Before</Button>
        <main>{main}</main>
      </>
    )
    const goOn = ({ all }: Shown) => all('button').find(button => button.textContent === 'Go on')

    it(`moves on to what comes in the place of the ${name}`, async () => {
      const shown = show(page(view))
      goOn(shown)?.focus()
      shown.render(page(<Button>After</Button>))
      await until(() => shown.shadow.activeElement?.textContent === 'After', 'the focus')
    })

    it(`goes to the first control of all where nothing comes in the place of the ${name}`, async () => {
      const shown = show(page(view))
      // as an element does
      shown.host.focus = options => focusInside(shown.shadow, options)
      goOn(shown)?.focus()
      shown.render(page(<p>Loading</p>))
      await until(() => shown.shadow.activeElement?.textContent === 'Before', 'the focus')
    })

    it(`stays where the person is when the ${name} goes`, async () => {
      const shown = show(page(view))
      shown.find('button').focus()
      shown.render(page(<Button>After</Button>))
      await Promise.resolve()
      expect(shown.shadow.activeElement?.textContent).to.equal('Before')
    })
  }
})

for (const [name, view, text] of shown) {
  describe(name, () => {
    afterEach(clear)

    it('renders', () => {
      expect(show(view('Active')).shadow.textContent).to.match(text)
    })

    it('is accessible', async () => {
      await expect(show(view('Active')).host).to.be.accessible()
    })

    it('stays inside 320 px with any text', () => {
      for (const long of [LONG, RTL, '']) {
        const { host, all } = show(view(long), 320)
        for (const part of all('*'))
          if (!part.closest('svg, .cx-visually-hidden'))
            expect(part.getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right + 1)
      }
    })
  })
}

describe('ErrorState, what it does', () => {
  afterEach(clear)

  it('is read out, tries again, and is busy while it does', () => {
    let tries = 0
    const view = (busy: boolean) => (
      <ErrorState
        title="Not loaded"
        retryLabel="Try again"
        busy={busy}
        busyLabel="Loading…"
        onRetry={() => tries++}
      />
    )
    const { find, render } = show(view(false))
    expect(find('[role=alert]').textContent).to.contain('Not loaded')
    quietly(() => find('button').click())
    render(view(true))
    quietly(() => find('button').click())
    expect(tries).to.equal(1)
  })
})

describe('Notice, what it does', () => {
  afterEach(clear)

  it('is an alert only where something went wrong', () => {
    const { all } = show(
      <>
        <Notice tone="danger">Not sent</Notice>
        <Notice>A new version</Notice>
      </>,
    )
    expect(all('.cx-notice').map(notice => notice.role)).to.deep.equal(['alert', 'status'])
  })

  it('can be put away', () => {
    let gone = 0
    const { find } = show(
      <Notice onDismiss={() => gone++} dismissLabel="Dismiss">
        A new version
      </Notice>,
    )
    find('button').click()
    expect(gone).to.equal(1)
  })
})

describe('Avatar', () => {
  afterEach(clear)

  it('renders', () => {
    const { find } = show(<Avatar name="Amina Wanjiru" src={PICTURE} size={48} />)
    expect(find<HTMLImageElement>('img').alt).to.equal('Amina Wanjiru')
    expect(find('img').getBoundingClientRect().width).to.equal(48)
  })

  it('is accessible', async () => {
    const { host } = show(
      <>
        <Avatar name="Amina Wanjiru" src={PICTURE} />
        <Avatar name="Amina Wanjiru" />
        <Avatar name="Amina Wanjiru" decorative />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('shows initials of any script where there is no picture', () => {
    const cases = [
      ['Amina Wanjiru', 'AW'],
      ['Ana María de la Cruz', 'AC'],
      ['øystein', 'Ø'],
      ['  Noor   Al-Masri ', 'NA'],
      ['نور المصري', 'نا'],
      ['👩‍🏫', '👩'],
      ['', ''],
    ] as const
    for (const [name, initials] of cases) {
      expect(show(<Avatar name={name} />).find('.cx-avatar').textContent).to.equal(initials)
    }
  })

  it('shows initials where the picture does not load, and the next picture where it does', async () => {
    const { shadow, find, render } = show(<Avatar name="Amina Wanjiru" src="data:image/png;base64,AAAA" />)
    await until(() => !shadow.querySelector('img'))
    expect(find('[role=img]').textContent).to.equal('AW')
    render(<Avatar name="Amina Wanjiru" src={PICTURE} />)
    expect(shadow.querySelectorAll('img')).to.have.length(1)
  })
})

describe('Badge', () => {
  afterEach(clear)

  it('renders', () => {
    const { all } = show([0, 3, 99, 100].map(count => <Badge key={count} label="unread" count={count} />))
    expect(all('.cx-badge').map(badge => badge.textContent)).to.deep.equal(['0', '3', '99', '99+'])
  })

  it('is accessible', async () => {
    await expect(show(<Badge label="3 unread" count={3} />).host).to.be.accessible()
    await expect(show(<Badge label="Unread" />).host).to.be.accessible()
  })
})

describe('Skeleton', () => {
  afterEach(clear)

  it('renders', () => {
    const { all } = show(
      <>
        <Skeleton width={120} height={20} />
        <Skeleton shape="circle" height={40} />
        <Skeleton />
      </>,
      300,
    )
    const sizes = all('.cx-skeleton')
      .map(box => box.getBoundingClientRect())
      .map(box => [box.width, box.height])
    expect(sizes).to.deep.equal([
      [120, 20],
      [40, 40],
      [300, 16],
    ])
  })

  it('is accessible', async () => {
    const { host, find } = show(<Skeleton />)
    await expect(host).to.be.accessible()
    expect(find('.cx-skeleton').ariaHidden).to.equal('true')
  })
})

describe('Icon and VisuallyHidden', () => {
  afterEach(clear)

  it('renders', () => {
    const { all, find } = show(
      <>
        <Icon path={bell} label="Unread" size={32} />
        <Icon path={bell} />
        <VisuallyHidden>Heard only</VisuallyHidden>
      </>,
    )
    expect(all('svg').map(svg => [svg.ariaLabel, svg.ariaHidden])).to.deep.equal([
      ['Unread', null],
      [null, 'true'],
    ])
    expect(find('.cx-visually-hidden').getBoundingClientRect().width).to.equal(1)
  })

  it('is accessible', async () => {
    const { host } = show(
      <p>
        <Icon path={bell} label="Unread" />
        <VisuallyHidden live>Heard only</VisuallyHidden>
      </p>,
    )
    await expect(host).to.be.accessible()
  })
})
