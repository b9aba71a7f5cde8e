/** What the server of a page that morphs itself knows; the same words stand in its addresses. */
interface ServedState {
  round: string
  theme: string
  teacher: string
  classroom: string
  isLast: string
  isShown: string
  isLeft: string
}

const start: ServedState = {
  round: '1',
  theme: 'dark',
  teacher: '',
  classroom: '',
  isLast: 'yes',
  isShown: 'yes',
  isLeft: '',
}

const queryOf = (state: ServedState) => new URLSearchParams({ ...state }).toString().replaceAll('&', '&amp;')

const login = '<cx-login id="login" compact></cx-login>'

const exchange = ({ theme, teacher, classroom }: ServedState, attributes: string) => `
  <section id="exchange" ${attributes}>
    <p>${teacher && `Hello, ${teacher}`}</p>
    <cx-classroom-list id="list" brand="players" theme="${theme}"></cx-classroom-list>
    <cx-classroom id="classroom" brand="players" theme="${theme}" collapse-information
      ${classroom && `classroom-id="${classroom}"`}></cx-classroom>
  </section>`

/**
 * The page around an exchange as a server writes it anew for every change.
 *
 * @param control makes what leads to the page with another query
 * @param attributes of the section with the elements
 */
export function servedPage(
  query: URLSearchParams,
  control: (text: string, query: string) => string,
  attributes = '',
): string {
  const state: ServedState = { ...start, ...Object.fromEntries(query) }
  if (state.isLeft) return '<main id="page"><p>Left</p></main>'
  const to = (text: string, change: Partial<ServedState>) => control(text, queryOf({ ...state, ...change }))
  const section = state.isShown && exchange(state, attributes)
  return `<main id="page" data-query="${queryOf(state)}">
    <p>Round ${state.round}</p>
    ${to('Render', { round: String(Number(state.round) + 1) })}
    ${to('Light', { theme: 'light' })}
    ${to('Move', { isLast: state.isLast ? '' : 'yes' })}
    ${to('Take away', { isShown: '' })}
    ${to('Bring back', { isShown: 'yes' })}
    ${to('Leave', { isLeft: 'yes' })}
    ${state.isLast ? login + section : section + login}
  </main>`
}
