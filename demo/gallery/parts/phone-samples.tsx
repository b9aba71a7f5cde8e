import { useState } from 'react'
import { PhoneField } from '../../../src/ui/phone-field.tsx'
import { Section } from './section.tsx'

const phoneLabels = {
  code: 'Country code',
  number: 'Number',
  choose: 'Choose a country',
  invalid: 'This is no number of the country.',
}

export function Phones() {
  return (
    <Section title="PhoneField">
      <div className="gallery-stretch">
        <Phone label="Mobile phone" start="712123456" />
        <Phone label="With an error" error="Field required." />
        <Phone label="Disabled" start="712123456" disabled />
      </div>
    </Section>
  )
}

function Phone(props: { label: string; start?: string; error?: string; disabled?: boolean }) {
  const { label, start = '', error, disabled = false } = props
  const [code, setCode] = useState('254')
  const [number, setNumber] = useState(start)
  return (
    <PhoneField
      label={label}
      labels={phoneLabels}
      code={{ value: code, onChange: setCode }}
      number={{ value: number, onChange: setNumber, error }}
      disabled={disabled}
    />
  )
}
