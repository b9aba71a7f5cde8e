import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Card } from '../../src/ui/card.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { copy } from '../../src/ui/icons.ts'
import { ProgressBar } from '../../src/ui/progress-bar.tsx'
import { adoptSheets } from '../../src/ui/style-root.ts'
import { clear, show } from './show.tsx'

const emulate = (media: string, features: Record<string, string> = {}) =>
  executeServerCommand('emulated-media', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })

describe('what a person asks of colours and paper', () => {
  afterEach(async () => {
    clear()
    await emulate('')
  })

  it('keeps icons visible in forced dark colours, also those with a dim one of their own', async () => {
    await emulate('', { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' })
    const { find, shadow } = show(
      <p>
        <span className="dim">
          <Icon path={copy} />
        </span>
      </p>,
    )
    adoptSheets(shadow, ['.dim > .cx-icon { color: rgb(40, 40, 40) }'])
    const text = getComputedStyle(find('p')).color
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true)
    expect(getComputedStyle(find('svg')).stroke).to.equal(text)
  })

  it('prints grounds that mean something, and cuts no card', async () => {
    await emulate('print')
    const { find } = show(
      <Card>
        <Avatar name="Ada Moreno" />
        <ProgressBar label="Done" percent={40} />
      </Card>,
    )
    for (const ground of ['.cx-avatar', '.cx-progress-done'])
      expect(getComputedStyle(find(ground)).printColorAdjust).to.equal('exact')
    expect(getComputedStyle(find('.cx-card')).breakInside).to.equal('avoid')
  })
})
