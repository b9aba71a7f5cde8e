import Type from 'typebox'
import { type PasswordPolicy, passwordPolicies } from '../../src/contract/rules/password.ts'
import { settingsGroup } from './settings-group.ts'

export interface PolicySettings {
  /** What a new password has to be (decision 28). */
  passwordPolicy: PasswordPolicy
  /** Whether answers about emails tell which ones exist (decision 28). */
  enumerationPolicy: 'specification' | 'neutral'
}

export const policySettings = settingsGroup({
  variables: {
    PASSWORD_POLICY: Type.Optional(
      Type.Enum([...passwordPolicies], { description: "'specification' or 'passphrase'" }),
    ),
    ENUMERATION_POLICY: Type.Optional(
      Type.Enum(['specification', 'neutral'], { description: "'specification' or 'neutral'" }),
    ),
  },
  read: (given): PolicySettings => ({
    passwordPolicy: given.PASSWORD_POLICY ?? 'specification',
    enumerationPolicy: given.ENUMERATION_POLICY ?? 'specification',
  }),
})
