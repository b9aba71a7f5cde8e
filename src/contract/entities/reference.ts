import Type, { type Static } from 'typebox'
import { LARGEST_ID } from '../limits/input.ts'
import { gatewayNames } from '../rules/payment-methods.ts'
import { Nullable } from './nullable.ts'

/** A database id as it stands in paths and bodies. */
export const Id = Type.Integer({ minimum: 1, maximum: LARGEST_ID })

/** A day without a time, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })

/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ description: 'ISO 8601, UTC' })

export const Subject = Type.Object({
  id: Id,
  name: Type.String(),
  type: Type.String({ description: "'world_languages' asks for languages and a level; others do not" }),
  number_of_tokens: Type.Integer({ minimum: 0 }),
})
export type Subject = Static<typeof Subject>

export const Language = Type.Object({ id: Id, name: Type.String() })
export type Language = Static<typeof Language>

export const Level = Type.Object({ id: Id, name: Type.String() })
export type Level = Static<typeof Level>

export const DescribedLevel = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String({ description: 'what students of this level can do' }),
})
export type DescribedLevel = Static<typeof DescribedLevel>

export const AgeRange = Type.Object({
  id: Id,
  name: Type.String({ description: "as in '11-14 years old'" }),
  min_age: Type.Integer({ minimum: 0 }),
})
export type AgeRange = Static<typeof AgeRange>

export const NumberOfStudentsRange = Type.Object({
  id: Id,
  name: Type.String({ description: "as in '21-30'" }),
  min: Type.Integer(),
  max: Type.Integer(),
})
export type NumberOfStudentsRange = Static<typeof NumberOfStudentsRange>

export const Country = Type.Object({
  id: Id,
  iso: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  name: Type.String(),
})
export type Country = Static<typeof Country>

export const State = Type.Object({ id: Id, name: Type.String() })
export type State = Static<typeof State>

/** A school as a search shows it, with what the list has of it. */
export const SchoolMatch = Type.Object({
  id: Id,
  name: Type.String(),
  city_name: Nullable(Type.String()),
  address: Nullable(Type.String()),
  website: Nullable(Type.String()),
  phone_number: Nullable(Type.String()),
})
export type SchoolMatch = Static<typeof SchoolMatch>

export const paymentMethodNames = ['credit-card', 'invoice-me'] as const

export const PaymentMethod = Type.Object({
  id: Id,
  name: Type.Enum(paymentMethodNames),
  gateway: Nullable(
    Type.Enum(gatewayNames, {
      description:
        "who takes the card: 'sandbox' asks for the card's fields in the form, 'stripe' has them in its own frame; null of an invoice",
    }),
  ),
  publishable_key: Nullable(
    Type.String({ description: "what the gateway's frame is opened with; null without one" }),
  ),
})
export type PaymentMethod = Static<typeof PaymentMethod>
