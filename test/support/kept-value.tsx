import { type ReactNode, useState } from 'react'

interface KeptValueProps<Value> {
  start: Value
  /** Each value that the control has told. */
  told: Value[]
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** A control as a form has it: what it tells is what it is given. */
export function KeptValue<Value>({ start, told, children }: KeptValueProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, next => {
    told.push(next)
    setValue(next)
  })
}
