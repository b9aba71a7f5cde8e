import { expect } from '@open-wc/testing'
import { Stepper, type StepperProps } from '../../src/ui/stepper.tsx'
import { clear, LONG, RTL, show } from './show.tsx'

const names = ['Personal info', 'Avatar', 'School', 'Agreement', 'Subjects', 'Students']

function Steps(props: Partial<StepperProps>) {
  return (
    <Stepper
      label="Steps of your profile"
      steps={names}
      current={2}
      position={(step, steps) => `Step ${step} of ${steps}`}
      doneText="done"
      {...props}
    />
  )
}

/** Whether a person sees it. */
const isSeen = (element: Element) => element.getBoundingClientRect().width > 1

describe('Stepper', () => {
  afterEach(clear)

  it('renders', () => {
    const { all, find } = show(<Steps />)
    expect(find('.cx-stepper-position').textContent).to.contain('Step 3 of 6')
    expect(find('ol').ariaLabel).to.equal('Steps of your profile')
    expect(all('.cx-step-name').map(name => name.textContent)).to.deep.equal(names)
  })

  it('is accessible, wide and narrow', async () => {
    await expect(show(<Steps />).host).to.be.accessible()
    clear()
    await expect(show(<Steps />, 320).host).to.be.accessible()
  })

  it('tells what is done and where one is', () => {
    const { all } = show(<Steps />)
    const told = all('li').map(step => step.textContent)
    expect(told.map(text => text.includes('(done)'))).to.deep.equal([true, true, false, false, false, false])
    expect(all('li').map(step => step.ariaCurrent)).to.deep.equal([null, null, 'step', null, null, null])
  })

  it('moves on', () => {
    const { all, find, render } = show(<Steps />)
    render(<Steps current={5} />)
    expect(find('.cx-stepper-position').textContent).to.contain('Step 6 of 6')
    expect(all('.cx-step-done')).to.have.length(5)
    expect(find('[aria-current=step]').textContent).to.contain('Students')
  })

  it('shows the current name alone where there is no room for all', () => {
    const wide = show(<Steps />)
    expect(wide.all('.cx-step-name').every(isSeen)).to.equal(true)
    expect(isSeen(wide.find('.cx-stepper-name'))).to.equal(false)
    const narrow = show(<Steps />, 320)
    expect(narrow.all('.cx-step-name').some(isSeen)).to.equal(false)
    expect(isSeen(narrow.find('.cx-stepper-name'))).to.equal(true)
    expect(narrow.find('.cx-stepper-name').textContent).to.equal('School')
  })

  it('stays inside any width with any names', () => {
    for (const width of [320, 800]) {
      const { host, all } = show(<Steps steps={[LONG, RTL, 'School']} current={0} />, width)
      const edge = host.getBoundingClientRect().right + 1
      for (const part of all('li, .cx-stepper-name'))
        expect(part.getBoundingClientRect().right).to.be.at.most(edge)
    }
  })
})
