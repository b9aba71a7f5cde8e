import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { Id, Instant } from './reference.ts'
import { TokenBalance } from './user.ts'

const NamedSubject = Type.Object({ id: Id, name: Type.String() })
const Count = Type.Integer({ minimum: 0 })

/** Tokens that came together, and where they are now; the four counts and what was refunded are `amount_tokens` (P1 §3). */
export const TokenLot = Type.Object({
  id: Id,
  created_at: Instant,
  subject: NamedSubject,
  amount_tokens: Type.Integer({ minimum: 1 }),
  available_count: Count,
  active_count: Count,
  concluded_count: Count,
  expired_count: Count,
  expire_at: Instant,
})
export type TokenLot = Static<typeof TokenLot>

/** What happened to tokens (P1 §3 Usage history). */
export const TokenUse = Type.Object({
  id: Id,
  date: Instant,
  subject: NamedSubject,
  description: Type.String({ description: 'what it was, with the name of the classroom' }),
  number_of_exchanges: Type.Integer({ description: 'under zero where they went' }),
})
export type TokenUse = Static<typeof TokenUse>

/** What is left of a subject, and which of it goes first. */
export const SubjectTokens = Type.Interface([TokenBalance], {
  next_expiry: Nullable(
    Type.Object(
      { expire_at: Instant, number_of_exchanges: Type.Integer({ minimum: 1 }) },
      { description: 'what expires on the next day that something does; null where nothing is left' },
    ),
  ),
})
export type SubjectTokens = Static<typeof SubjectTokens>

/** What a teacher has of each subject, and one page of the table that was asked for. */
export const TokenTables = Type.Object({
  balances: Type.Array(SubjectTokens, { description: 'of the subjects in the `User`' }),
  tokens: Type.Array(TokenLot, { description: 'of a filter by status, the newest first' }),
  usage_history: Type.Array(TokenUse, { description: 'of the filter usage-history, the newest first' }),
  total: Type.Integer({ description: 'rows of all pages' }),
})
export type TokenTables = Static<typeof TokenTables>

const Dollars = Type.Number({ minimum: 0, description: 'US dollars, cents behind the point' })

/** What one exchange of a subject costs in a country (P1 §3). */
export const TokenPrice = Type.Object({ id: Id, subject_id: Id, country_id: Id, price: Dollars })
export type TokenPrice = Static<typeof TokenPrice>

/** Exchanges that are bought together (P2 §2, Purchase bundles), at the prices of the teacher's country. */
export const Bundle = Type.Object({
  id: Id,
  name: Type.String({ description: "as in '10 exchanges of Languages and Cultures'" }),
  number_of_exchanges: Type.Integer({ minimum: 1 }),
  items: Type.Array(
    Type.Object({ subject: NamedSubject, number_of_exchanges: Type.Integer({ minimum: 1 }) }),
  ),
  price: Dollars,
  saving: Type.Number({ minimum: 0, description: 'US dollars less than what the same costs one by one' }),
})
export type Bundle = Static<typeof Bundle>
