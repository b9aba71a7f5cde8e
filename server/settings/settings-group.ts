import type { Static, TObject, TProperties } from 'typebox'

/** Variables of the environment that belong together, and what they come to. */
export interface SettingsGroup<Variables extends TProperties, Settings extends object> {
  /** Texts, all of them optional; a `description` ends the sentence '<name> must be …'. */
  variables: Variables
  /** What a pattern cannot say, for each variable by itself. */
  rules?: { [Name in keyof Variables]?: (value: string) => boolean }
  /** What is wrong with several of them together, each in a sentence. */
  conflicts?(given: Static<TObject<Variables>>): string[]
  /** Is called when nothing is wrong. */
  read(given: Static<TObject<Variables>>): Settings
  /** What an operator should know, though the server starts. */
  warnings?(settings: Settings & { demo: boolean }): string[]
}

/** Only for its types. */
export const settingsGroup = <Variables extends TProperties, Settings extends object>(
  group: SettingsGroup<Variables, Settings>,
): SettingsGroup<Variables, Settings> => group
