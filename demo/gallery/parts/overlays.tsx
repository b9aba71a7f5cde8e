import { type ReactNode, useState } from 'react'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { CopyText } from '../../../src/ui/copy-text.tsx'
import { Field } from '../../../src/ui/field.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { edit, key, logOut, more, user } from '../../../src/ui/icons.ts'
import { Menu } from '../../../src/ui/menu.tsx'
import { Modal, type ModalProps } from '../../../src/ui/modal.tsx'
import { Popover } from '../../../src/ui/popover.tsx'
import { Section } from './section.tsx'

const account = [
  { label: 'Edit Profile', icon: edit, href: '#profile' },
  { label: 'My Account', icon: user, href: '#account', current: true },
  { label: 'Password', icon: key, href: '#password' },
  { label: 'Log out', icon: logOut, danger: true, separated: true },
]
const classrooms = [
  { label: 'Create Classroom Exchange', href: '#create' },
  { label: 'See All', href: '#all' },
  { label: 'Rivers of the world', href: '#1', separated: true },
  { label: 'Pen friends of Lake Victoria and of the many small towns that lie around it', href: '#2' },
]

export function Overlays() {
  return (
    <>
      <Modals />
      <Section title="Menu and popover">
        <div className="gallery-row">
          <Menu label="My Classrooms" trigger="My Classrooms" variant="quiet" items={classrooms} />
          <Menu
            label="More"
            trigger={<Icon path={more} />}
            triggerLabel="More"
            arrow={false}
            items={account}
          />
          <Popover label="Contact Support" trigger="Contact Support" variant="quiet">
            Write to <a href="mailto:support@demo.test">support@demo.test</a>, we answer within a school day.
          </Popover>
          <Menu
            label="Account"
            trigger={<Avatar name="Amina Wanjiru" decorative />}
            triggerLabel="Account of Amina Wanjiru"
            variant="bare"
            placement="bottom-end"
            items={account}
          />
        </div>
      </Section>
      <Section title="CopyText">
        <div className="gallery-row">
          <CopyText text="QX7-KLM" label="Copy code QX7-KLM" copied="Copied!" failed="Press Ctrl + C" />
          <CopyText
            text="https://demo.test/agreement"
            label="Copy link"
            copied="Copied!"
            failed="Press Ctrl + C"
          >
            Copy link
          </CopyText>
        </div>
      </Section>
    </>
  )
}

function Modals() {
  const [name, setName] = useState('')
  return (
    <Section title="Modal">
      <div className="gallery-row">
        <Opener text="A message" title="Login error" closeLabel="Close" done="OK">
          Wrong email or password
        </Opener>
        <Opener text="A form" title="Personal note" closeLabel="Close" size="medium" done="Send">
          <Field label="Your note" rows={4} value={name} onChange={setName} />
        </Opener>
        <Opener text="Long content" title="Level Descriptions" closeLabel="Close" size="large" done="OK">
          <div className="gallery-stack">
            {Array.from({ length: 24 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
              <p key={index}>
                At this level students introduce themselves, ask others where they live and what they like,
                and follow a short text about everyday things when it is read slowly.
              </p>
            ))}
          </div>
        </Opener>
        <Opener text="Only through its button" title="Data privacy agreement" done="I understand">
          Esc does not close this one.
        </Opener>
      </div>
      <div className="gallery-transformed">
        <p className="gallery-note">Inside a transformed ancestor that clips:</p>
        <Opener text="Not clipped" title="Good job!" closeLabel="Close" done="Choose a course">
          Your classroom is ready. A course is selected next.
        </Opener>
      </div>
    </Section>
  )
}

type OpenerProps = Pick<ModalProps, 'title' | 'closeLabel' | 'size'> & {
  text: string
  done: string
  children: ReactNode
}

function Opener({ text, done, children, ...rest }: OpenerProps) {
  const [open, setOpen] = useState(false)
  const shut = () => setOpen(false)
  const actions = (
    <>
      {rest.closeLabel && <Button onClick={shut}>Cancel</Button>}
      <Button variant="primary" onClick={shut} autoFocusInModal>
        {done}
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text}</Button>
      <Modal {...rest} open={open} onClose={shut} actions={actions}>
        {children}
      </Modal>
    </>
  )
}
