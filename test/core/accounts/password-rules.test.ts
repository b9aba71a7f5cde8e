import { expect } from '@open-wc/testing'
import { passwordSentences } from '../../../src/contract/server-messages/password.ts'
import { confirmationSentence, newPasswordSentence } from '../../../src/core/accounts/password-rules.ts'
import { password as t } from '../../../src/core/messages/password.ts'

const composed = 'Zürich.2025'.normalize('NFC')
const apart = 'Zürich.2025'.normalize('NFD')

describe('a password whose marks are typed in one piece or two', () => {
  it('is the old one again, and its own confirmation', () => {
    for (const [password, other] of [
      [composed, apart],
      [apart, composed],
    ] as const) {
      const sentence = newPasswordSentence(password, { password, passwordOld: other }, 'specification')
      expect(sentence).to.equal(passwordSentences.unchanged('specification'))
      expect(confirmationSentence(other, { password })).to.equal(undefined)
    }
    expect(confirmationSentence('Zurich.2025', { password: composed })).to.equal(t.mustMatch)
  })
})
