import Type from 'typebox'

/** On or off; nothing is off. */
export const Switch = Type.Enum(['', '0', '1', 'true', 'false', 'on', 'off'], { description: '1 or 0' })

export const isOn = (value: string | undefined) => value === '1' || value === 'true' || value === 'on'

export const Count = Type.String({ pattern: '^[1-9]\\d{0,8}$', description: 'a whole number above zero' })

/** What may be spoken to without encryption, since nobody listens on the way. */
export const isOwnMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
