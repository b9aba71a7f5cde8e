import { expect } from '@open-wc/testing'
import { createRoot, type Root } from 'react-dom/client'
import { Screen } from '../../host/shell/screen.tsx'
import { brands } from '../../src/core/brand/brands.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { mount, unmountAll } from '../support/page.ts'
import { until } from '../support/until.ts'

type Values = Record<string, string>

describe('the screen of a route', () => {
  let root: Root
  afterEach(() => {
    root.unmount()
    unmountAll()
  })

  /** Attributes of the route's element, without the brand. */
  async function attributes(route: RouteName, params: Values, query: Values) {
    const place = mount('<div></div>')
    root = createRoot(place)
    root.render(<Screen route={route} params={params} query={query} brand={brands.default} />)
    const element = await until(
      () => [...place.querySelectorAll('*')].find(({ localName }) => localName.includes('-')),
      route,
    )
    const names = element.getAttributeNames().filter(name => name !== 'brand')
    return Object.fromEntries(names.map(name => [name, element.getAttribute(name)]))
  }

  it('gives a classroom whatever its address asks for', async () => {
    const query = {
      tab: 'tasks',
      collapseInformation: 'true',
      notification_id: '31',
      allow_partner_search: 'true',
      show_partner_search: 'true',
      open_chat: 'true',
    }
    expect(await attributes('classroom', { classroomId: '7' }, query)).to.deep.equal({
      'classroom-id': '7',
      'scroll-to-tab': 'true',
      tab: 'tasks',
      'collapse-information': 'true',
      'notification-id': '31',
      'allow-partner-search': 'true',
      'show-partner-search': 'true',
      'open-chat': 'true',
    })
  })

  it('gives the list of classrooms what its address asks for', async () => {
    const query = { filter: 'subject', search: '2', view: 'grid', created: '9' }
    expect(await attributes('classrooms', {}, query)).to.deep.equal(query)
  })

  it('gives the requests the invitation of the path, and the classroom that was created for it', async () => {
    expect(await attributes('connections', { invitationId: '5' }, { classroom_id: '7' })).to.deep.equal({
      'invitation-id': '5',
      'classroom-id': '7',
    })
  })

  it('gives the creation of a classroom the invitation that it is for', async () => {
    expect(await attributes('createClassroomForInvitation', { invitationId: '5' }, {})).to.deep.equal({
      'invitation-id': '5',
    })
  })

  it('gives an element nothing that its route does not name', async () => {
    expect(await attributes('classroom', { classroomId: '7' }, { session: 'x' })).to.deep.equal({
      'classroom-id': '7',
    })
  })
})
