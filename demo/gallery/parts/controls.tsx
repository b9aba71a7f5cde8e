import { useState } from 'react'
import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { Card } from '../../../src/ui/card.tsx'
import { Checkbox } from '../../../src/ui/checkbox.tsx'
import { Field } from '../../../src/ui/field.tsx'
import { add, chevronRight, edit, external, grid, list } from '../../../src/ui/icons.ts'
import { SearchField } from '../../../src/ui/search-field.tsx'
import { SegmentedControl } from '../../../src/ui/segmented-control.tsx'
import { Select } from '../../../src/ui/select.tsx'
import { Switch } from '../../../src/ui/switch.tsx'
import { Section } from './section.tsx'

const variants = ['primary', 'secondary', 'soft', 'quiet', 'danger'] as const
const languages = ['English', 'Español', 'Français', 'Kiswahili', '日本語'].map(label => ({
  value: label,
  label,
}))
const views = [
  { value: 'list', label: 'List View', icon: list },
  { value: 'grid', label: 'Grid View', icon: grid },
] as const

export function Controls() {
  return (
    <>
      <Buttons />
      <SignIn />
      <Fields />
      <Choices />
    </>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <Section title="Button">
      {(['medium', 'small'] as const).map(size => (
        <div className="gallery-row" key={size}>
          {variants.map(variant => (
            <Button key={variant} variant={variant} size={size}>
              {`Save as ${variant}`}
            </Button>
          ))}
        </div>
      ))}
      <div className="gallery-row">
        {variants.map(variant => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
      </div>
      <div className="gallery-row">
        {variants.map(variant => (
          <Button key={variant} variant={variant} busy busyLabel="Saving…">
            {`Busy ${variant}`}
          </Button>
        ))}
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Saving…"
          onClick={() => {
            setBusy(true)
            setTimeout(setBusy, 2000, false)
          }}
        >
          Busy for two seconds
        </Button>
      </div>
      <div className="gallery-row">
        <Button variant="primary" icon={add}>
          Create Classroom Exchange
        </Button>
        <Button iconAfter={chevronRight}>Next</Button>
        <Button icon={edit} iconOnly>
          Edit
        </Button>
        <Button icon={edit} iconOnly variant="quiet" size="small">
          Edit
        </Button>
        <ButtonLink href="#resources" icon={external} newTab>
          A link
        </ButtonLink>
        <ButtonLink href="#resources" variant="primary">
          Enter Classroom
        </ButtonLink>
      </div>
      <Button wide variant="primary">
        A wide button whose text is much longer than anyone who wrote it had expected, and so runs over
        several lines on a narrow screen
      </Button>
    </Section>
  )
}

function SignIn() {
  const [email, setEmail] = useState('teacher@demo.test')
  const [password, setPassword] = useState('')
  const [keep, setKeep] = useState(true)
  return (
    <Section title="A form">
      <div className="gallery-grid">
        <Card>
          <div className="gallery-stretch">
            <Field label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} />
            <Field
              label="Password"
              type="password"
              showPassword="Show password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={password ? undefined : 'Field required.'}
            />
            <Checkbox label="Keep me signed in" checked={keep} onChange={setKeep} />
            <Button variant="primary" wide>
              Sign in
            </Button>
          </div>
        </Card>
      </div>
    </Section>
  )
}

function Fields() {
  const [text, setText] = useState('Pen friends of Lake Victoria')
  const [note, setNote] = useState('')
  const count = (used: number, most: number) => `${used} of ${most}`
  return (
    <Section title="Field">
      <div className="gallery-grid">
        <Field
          label="Classroom name"
          hint="3 to 150 characters"
          value={text}
          onChange={setText}
          most={150}
          count={count}
        />
        <Field label="Placeholder" placeholder="Such as Grade 4, Room 12" value="" onChange={() => {}} />
        <Field
          label="With an error"
          hint="The hint stays"
          value="not an email"
          onChange={() => {}}
          error="Enter a valid email. The one that you typed has no @ sign, so that a message could not arrive."
        />
        <Field label="Disabled" value="teacher@demo.test" onChange={() => {}} disabled />
        <Field label="Read only" value="QX7-KLM" onChange={() => {}} readOnly />
        <Field label="Start date" type="date" value="2026-09-01" onChange={() => {}} />
        <Field label="Number of exchanges" type="number" min={1} max={20} value="3" onChange={() => {}} />
        <Field label="About me" rows={4} value={note} onChange={setNote} most={255} count={count} />
      </div>
    </Section>
  )
}

function Choices() {
  const [language, setLanguage] = useState('')
  const [view, setView] = useState<'list' | 'grid'>('list')
  const [ticked, setTicked] = useState(false)
  const [search, setSearch] = useState('')
  return (
    <Section title="Choices and search">
      <div className="gallery-grid">
        <Select
          label="Language"
          placeholder="Choose one"
          options={languages}
          value={language}
          onChange={setLanguage}
        />
        <Select
          label="Age"
          options={languages}
          value=""
          placeholder="Choose one"
          onChange={() => {}}
          error="Field required."
        />
        <Select label="Level" options={languages} value="Español" onChange={() => {}} disabled />
        <div className="gallery-stretch">
          <Checkbox
            label="I have read the terms"
            hint="They are short."
            checked={ticked}
            onChange={setTicked}
          />
          <Checkbox label="Required" checked={false} onChange={() => {}} error="Please tick this to go on." />
          <Checkbox label="Ticked and disabled" checked disabled onChange={() => {}} />
          <Checkbox label="Disabled" checked={false} disabled onChange={() => {}} />
        </div>
        <div className="gallery-stretch">
          <SearchField
            label="Search classrooms"
            clearLabel="Clear search"
            value={search}
            onSearch={setSearch}
          />
          <p className="gallery-note">{search ? `Searched for ${search}` : 'Enter searches.'}</p>
        </div>
        <div className="gallery-row">
          <Switch label="Show the task" checked={ticked} onChange={setTicked} />
          <Switch label="Shown and disabled" checked disabled onChange={() => {}} />
          <Switch label="Hidden and disabled" checked={false} disabled onChange={() => {}} />
        </div>
        <div className="gallery-row">
          <SegmentedControl label="View" value={view} onChange={setView} options={views} />
          <SegmentedControl label="View" value={view} onChange={setView} options={views} iconOnly />
        </div>
      </div>
    </Section>
  )
}
