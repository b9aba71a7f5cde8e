import { Icon } from '../../../src/ui/icon.tsx'
import {
  add,
  alert,
  bell,
  blocked,
  book,
  calendar,
  check,
  chevronDown,
  chevronLeft,
  chevronRight,
  chevronUp,
  clock,
  close,
  copy,
  edit,
  external,
  eye,
  eyeOff,
  globe,
  grid,
  info,
  key,
  list,
  lock,
  logOut,
  menu,
  more,
  retry,
  search,
  sort,
  user,
  users,
} from '../../../src/ui/icons.ts'
import { Section } from './section.tsx'

// one by one: as a namespace they would be an object of their own in every page's build
const icons = {
  add,
  alert,
  bell,
  blocked,
  book,
  calendar,
  check,
  chevronDown,
  chevronLeft,
  chevronRight,
  chevronUp,
  clock,
  close,
  copy,
  edit,
  external,
  eye,
  eyeOff,
  globe,
  grid,
  info,
  key,
  list,
  lock,
  logOut,
  menu,
  more,
  retry,
  search,
  sort,
  user,
  users,
}

const colours = [
  ...['page', 'surface', 'sunk', 'border', 'border-strong', 'text', 'muted'],
  ...['primary', 'primary-hover', 'primary-soft', 'accent', 'danger', 'danger-soft', 'success-soft'],
  ...['warning-soft', 'info-soft', 'focus', 'to-do', 'submitted', 'approved', 'blocked'],
]

export function Foundations() {
  return (
    <>
      <Section title="Type">
        <h1>Heading one: my classrooms</h1>
        <h2>Heading two: rivers of the world</h2>
        <h3>Heading three: what to do next</h3>
        <h4>Heading four: details</h4>
        <p>
          Body text. Students post videos and responses, teachers supervise, and{' '}
          <a href="#link">a link to more</a> leads on.
        </p>
        <p className="gallery-note">Muted text for what is said by the way.</p>
      </Section>
      <Section title="Colours">
        <div className="gallery-colours">
          {colours.map(name => (
            <div key={name} className="gallery-colour">
              <div className="gallery-swatch" style={{ backgroundColor: `var(--_color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Icons">
        <div className="gallery-row">
          {Object.entries(icons).map(([name, path]) => (
            <div key={name} className="gallery-icon">
              <Icon path={path} size={24} />
              {name}
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
