import { useState } from 'react'
import { PRESET_AVATARS } from '../../../src/contract/limits/avatars.ts'
import { presetAvatarName, presetAvatarPath } from '../../../src/contract/rules/avatar.ts'
import { AvatarPicker } from '../../../src/ui/avatar-picker.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { Combobox } from '../../../src/ui/combobox.tsx'
import type { ComboboxOption, Offer } from '../../../src/ui/combobox-list.tsx'
import { MultiSelect } from '../../../src/ui/multi-select.tsx'
import { Stepper } from '../../../src/ui/stepper.tsx'
import { CropSamples } from './crop-samples.tsx'
import { Phones } from './phone-samples.tsx'
import { Section } from './section.tsx'

/** What people choose from, and their own pictures. */
export function Choosers() {
  return (
    <>
      <Comboboxes />
      <Manies />
      <Phones />
      <Steppers />
      <Avatars />
      <CropSamples />
    </>
  )
}

const schools: ComboboxOption[] = [
  { value: '1', label: 'Lincoln School', detail: '4 Hill Road, Salem' },
  { value: '2', label: 'Lincoln School', detail: '12 Lake Street, Bend' },
  { value: '3', label: 'Lakeside Academy', detail: '1 Shore Walk, Astoria' },
  { value: '4', label: 'Olive Tree School', detail: 'Jerusalem Street 7, Haifa' },
  { value: '5', label: 'École des Trois Rivières', detail: '18 rue du Pont, Québec' },
]
const notListed: ComboboxOption = { value: 'none', label: 'Not Listed' }

const labels = {
  list: 'Schools',
  loading: 'Searching…',
  none: 'No school has this name.',
  found: (count: number) => (count === 1 ? 'One school' : `${count} schools`),
  retry: 'Try again',
}

function matching(text: string): Offer {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return { at: 'nothing' }
  const found = schools.filter(school => school.label.toLowerCase().includes(wanted))
  return { at: 'found', options: found.length ? found : [notListed] }
}

function Comboboxes() {
  return (
    <Section title="Combobox">
      <div className="gallery-grid">
        <School label="School" hint="Lincoln is found twice" />
        <School label="While it searches" offer={{ at: 'loading' }} />
        <School label="Nothing found" offer={{ at: 'found', options: [] }} />
        <School
          label="When it fails"
          offer={{ at: 'failed', reason: 'The schools could not be loaded. Please try again.' }}
        />
        <School label="With an error" error="Field required." />
        <School label="Disabled" disabled />
      </div>
    </Section>
  )
}

function School(props: { label: string; hint?: string; error?: string; disabled?: boolean; offer?: Offer }) {
  const [text, setText] = useState('')
  return (
    <Combobox
      labels={labels}
      placeholder="Name of your school"
      offer={matching(text)}
      {...props}
      value={text}
      onChange={setText}
      onChoose={option => setText(option.label)}
    />
  )
}

const steps = ['Personal info', 'Avatar', 'School', 'Data privacy agreement', 'Subjects', 'Students']

function Steppers() {
  const [current, setCurrent] = useState(2)
  const position = (step: number, all: number) => `Step ${step} of ${all}`
  return (
    <Section title="Stepper">
      <Stepper label="Steps" steps={steps} current={current} position={position} doneText="done" />
      <div className="gallery-row">
        <Button disabled={current === 0} onClick={() => setCurrent(current - 1)}>
          Back
        </Button>
        <Button disabled={current === steps.length - 1} onClick={() => setCurrent(current + 1)}>
          Next
        </Button>
      </div>
    </Section>
  )
}

const presets = Array.from({ length: PRESET_AVATARS }, (_, index) => {
  const value = presetAvatarName(index + 1)
  return { value, label: `Avatar ${index + 1}`, src: presetAvatarPath(value) ?? '' }
})

function Avatars() {
  const [value, setValue] = useState('preset-4')
  const [file, setFile] = useState<File>()
  const upload = { label: 'Upload a picture', accept: 'image/png,image/jpeg', onFile: setFile }
  return (
    <Section title="AvatarPicker">
      <AvatarPicker
        label="Choose an avatar"
        hint={file ? `${file.name} was chosen` : 'Or upload your own picture.'}
        pictures={presets}
        value={value}
        onChange={setValue}
        upload={upload}
      />
      <AvatarPicker
        label="With an error"
        pictures={presets.slice(0, 4)}
        value=""
        onChange={() => {}}
        error="Field required."
      />
      <AvatarPicker
        label="Disabled"
        pictures={presets.slice(0, 4)}
        value="preset-2"
        onChange={() => {}}
        upload={upload}
        disabled
      />
    </Section>
  )
}

const languages = 'English Español Français Kiswahili Deutsch Português Polski Türkçe 日本語 Italiano'
  .split(' ')
  .map((label, index) => ({ value: index + 1, label }))

const manyLabels = {
  choose: 'Choose languages',
  search: 'Search languages',
  none: 'No results found.',
  remove: (option: string) => `Remove ${option}`,
}

function Manies() {
  const [values, setValues] = useState([1, 4])
  const shared = { options: languages, labels: manyLabels, values, onChange: setValues }
  return (
    <Section title="MultiSelect">
      <div className="gallery-grid">
        <MultiSelect {...shared} label="Languages of instruction" hint="Those that you teach in" />
        <MultiSelect {...shared} label="A short list" options={languages.slice(0, 4)} />
        <MultiSelect {...shared} label="With an error" values={[]} error="Field required." />
        <MultiSelect {...shared} label="Disabled" disabled />
      </div>
    </Section>
  )
}
