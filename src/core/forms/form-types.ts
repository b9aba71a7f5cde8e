import type { ReadableAtom } from 'nanostores'
import type { FieldName, ListName, Path, ValueAt } from './form-values.ts'

/** A sentence for each place that something is wrong with. */
export type Sentences<Place extends string> = Partial<Record<Place, string>>

/** What a rule finds: a sentence about the field, or one for each part of it that is at fault. */
export type Finding = string | undefined | Readonly<Record<string, string | undefined>>

/** What is wrong with one field, as far as the browser knows. `context` is what `$context` holds. */
export type Rule<Value, Values, Context> = (value: Value, draft: Values, context: Context) => Finding

/** `failed`: something went wrong that no field alone is to blame for. */
export type FormProgress<Done, Failure> =
  | { at: 'editing' }
  | { at: 'sending' }
  | { at: 'done'; outcome: Done }
  | { at: 'failed'; failure: Failure }

export interface FormOptions<Values extends object, Done, Failure, Context> {
  /** Every field as it is to begin with, from top to bottom, each named as the call names it. */
  fields: Values
  rules?: { readonly [Name in FieldName<Values>]?: Rule<Values[Name], Values, Context> }
  /** What several fields together are wrong about. What a rule says of a field comes first. */
  check?(draft: Values, context: Context): Sentences<Path<Values>>
  /** What rules and check depend on besides the draft. */
  $context?: ReadableAtom<Context>
  /** Speaks against sending what no single field is at fault for; looked at before the rules. */
  objection?(draft: Values): Failure | null
  send(draft: Values, signal: AbortSignal): Promise<Done>
  /**
   * What to tell about a call that failed; null when the sentences at the fields say it all.
   * @param refused what the server found wrong in single fields
   */
  explain(error: unknown, refused: Sentences<Path<Values>>): Failure | null
  /** Told once what was typed has been taken. */
  taken?(outcome: Done): void
  /** What was taken stays in the fields, as where something that exists is edited. */
  stays?: boolean
}

export interface Form<Values extends object, Done, Failure> {
  readonly $draft: ReadableAtom<Values>
  /** Sentences under the fields: only where the person has been, or what the server said of them. */
  readonly $errors: ReadableAtom<Sentences<Path<Values>>>
  readonly $progress: ReadableAtom<FormProgress<Done, Failure>>
  /** The fields that are not as they were to begin with, or as they were taken since where they stay. */
  changes(): Partial<Values>
  /** What the person typed or chose; while it is being sent, nothing changes. */
  set<Place extends Path<Values>>(path: Place, value: ValueAt<Values, Place>): void
  leave(path: Path<Values>): void
  /** Keeps these items of a list, by their index before, in this order; what is said of an item goes with it. */
  arrange(list: ListName<Values>, from: readonly number[]): void
  /**
   * Values from elsewhere, such as a draft that was kept. What the person has changed meanwhile stays; where what is
   * taken stays, they are what is saved from now on, which `changes` and `reset` go by.
   */
  fill(values: Partial<Values>): void
  /** Shows what is wrong in these fields, as when one step of several is left. True when nothing is. */
  pass(fields: readonly FieldName<Values>[]): boolean
  /** Sends what was typed, once at a time. What was typed is forgotten only when it has been taken. */
  submit(): Promise<void>
  /** Back to editing: what was told has been read. */
  close(): void
  /** Calls off what is under way. */
  abandon(): void
  /** Calls off what is under way, and forgets what was typed. */
  reset(): void
}
