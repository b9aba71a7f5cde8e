/**
 * The page around an exchange, for React and what is like it: it renders anew, changes what it hands down, moves the
 * exchange, takes it away and brings it back.
 */
export function Shell({ library, Exchange, onLeave }) {
  const { createElement: h, useState } = library
  const [round, setRound] = useState(1)
  const [theme, setTheme] = useState('dark')
  const [isLast, setLast] = useState(true)
  const [isShown, setShown] = useState(true)
  const button = (text, onClick) => h('button', { key: text, type: 'button', onClick }, text)
  const login = h('cx-login', { key: 'login', compact: 'true' })
  const exchange = isShown && h(Exchange, { key: 'exchange', theme })
  return h('main', null, [
    h('p', { key: 'round' }, `Round ${round}`),
    button('Render', () => setRound(round + 1)),
    button('Light', () => setTheme('light')),
    button('Move', () => setLast(!isLast)),
    button('Take away', () => setShown(false)),
    button('Bring back', () => setShown(true)),
    button('Leave', () => onLeave()),
    ...(isLast ? [login, exchange] : [exchange, login]),
  ])
}
