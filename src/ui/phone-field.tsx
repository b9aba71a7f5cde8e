import { type Ref, useEffect, useState } from 'react'
import { Field } from './field.tsx'
import { Hint, useDescription } from './form-frame.tsx'
import sheet from './phone-field.css?inline'
import { Select } from './select.tsx'
import { useSheet } from './style-root.ts'

/** What a form gives for one of its two values. */
interface Part<Control> {
  /** Digits alone. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  name?: string
  ref?: Ref<Control>
}

export interface PhoneFieldProps {
  /** Name of both together, such as 'Mobile phone'. */
  label: string
  /** The calling code, such as 1. */
  code: Part<HTMLElement>
  /** The number without it. */
  number: Part<HTMLElement>
  labels: {
    code: string
    number: string
    /** On the choice of a country while there is none. */
    choose: string
    /** Where the number is none of its country's. */
    invalid: string
  }
  hint?: string
  /** The country (ISO 3166) that is shown of those that share a code, until somebody chooses another. */
  home?: string | undefined
  /** Of the countries' names; 'en' by default. */
  language?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

type Numbers = typeof import('./phone-numbers.ts')

/**
 * A phone number as its country's calling code and the number in it. People write it as they like, with separators, a
 * zero or a plus and a code in front; digits come out. What is known of numbers is loaded when this is first shown;
 * until then, and where that fails, the code is typed.
 */
export function PhoneField(props: PhoneFieldProps) {
  useSheet(sheet)
  const { label, code, number, labels, hint, home, language = 'en' } = props
  const { required = false, disabled = false, readOnly = false } = props
  const numbers = useNumbers()
  // of both together, so that the two stand in a line
  const described = useDescription({ hint })
  const [country, setCountry] = useState('')
  const [typed, setTyped] = useState(number.value)
  const [isLeft, setLeft] = useState(false)
  const text = digitsOf(typed) === number.value ? typed : number.value
  const countries = numbers?.phoneCountries(language) ?? []
  const hasCode = (country: string) =>
    countries.some(({ id, code: its }) => id === country && its === code.value)
  const shown = [country, home].find(one => one && hasCode(one)) ?? numbers?.mainCountry(code.value) ?? ''
  const isWrong = isLeft && text !== '' && code.value !== '' && numbers && !numbers.readPhone(text, shown)

  function leave() {
    const read = numbers?.readPhone(typed, shown)
    if (read) {
      setCountry(read.country)
      if (read.code !== code.value) code.onChange(read.code)
      if (read.number !== number.value) number.onChange(read.number)
    }
    setLeft(true)
    number.onBlur?.()
  }

  return (
    <fieldset className="cx-phone" disabled={disabled} aria-describedby={described['aria-describedby']}>
      <legend className="cx-label">{label}</legend>
      <Hint of={described}>{hint}</Hint>
      <div className="cx-phone-parts">
        {numbers ? (
          <Select
            {...code}
            label={labels.code}
            autoComplete="tel-country-code"
            value={shown}
            onChange={id => {
              if (readOnly) return
              setCountry(id)
              code.onChange(countries.find(one => one.id === id)?.code ?? '')
            }}
            placeholder={labels.choose}
            options={countries.map(one => ({ value: one.id, label: `${one.name} (+${one.code})` }))}
            required={required}
            ref={code.ref as Ref<HTMLSelectElement>}
          />
        ) : (
          <Field
            {...code}
            label={labels.code}
            type="tel"
            autoComplete="tel-country-code"
            onChange={value => code.onChange(digitsOf(value))}
            required={required}
            readOnly={readOnly}
            ref={code.ref as Ref<HTMLInputElement | HTMLTextAreaElement>}
          />
        )}
        <Field
          {...number}
          label={labels.number}
          type="tel"
          autoComplete="tel-national"
          value={text}
          error={number.error ?? (isWrong ? labels.invalid : undefined)}
          onChange={value => {
            const kept = value.replace(/[^\p{Nd}\s()+./-]/gu, '')
            setTyped(kept)
            setLeft(false)
            number.onChange(digitsOf(kept))
          }}
          onBlur={leave}
          required={required}
          readOnly={readOnly}
          ref={number.ref as Ref<HTMLInputElement | HTMLTextAreaElement>}
        />
      </div>
    </fieldset>
  )
}

/** The digits of a text as 0 to 9, whatever the script that they were written in. */
const digitsOf = (text: string) =>
  text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, digit => `${digitOf(digit.codePointAt(0) ?? 0)}`)

/** A digit's value: in every script they stand in rows of ten, the first of which begins where no digit is before. */
function digitOf(point: number): number {
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (point - zero) % 10
}

function useNumbers(): Numbers | undefined {
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    let isShown = true
    import('./phone-numbers.ts').then(
      found => isShown && setNumbers(found),
      () => {}, // the code is typed
    )
    return () => {
      isShown = false
    }
  }, [])
  return numbers
}
