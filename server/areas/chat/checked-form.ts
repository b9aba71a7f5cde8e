import type { ChatForm } from '../../../src/contract/entities/chat.ts'
import { type ChatValues, chatRules } from '../../../src/contract/rules/chat-message.ts'
import { isConfusing, isVisible } from '../../../src/contract/rules/confusing-text.ts'
import { chatSentence, chatSentences } from '../../../src/contract/server-messages/chat.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import { wellFormed } from '../../db/text.ts'
import { refuse } from './refusals.ts'

type Sentences = Partial<Record<keyof ChatValues, string>>

/** What nobody types: what is not seen, or turns the order of what is read. */
function hiding({ message, attachment }: ChatValues): Sentences {
  const found: Sentences = {}
  if (isConfusing(message, true)) found.message = chatSentences.hiding
  else if (!isVisible(message) && (message !== '' || attachment === null))
    found.message = commonSentences.fieldRequired
  if (attachment && (isConfusing(attachment.label, false) || !isVisible(attachment.label)))
    found.attachment = chatSentences.hidingLabel
  return found
}

function wrong(values: ChatValues): Sentences {
  const issues = Object.entries(chatRules(values))
  return {
    ...hiding(values),
    ...Object.fromEntries(issues.map(([field, issue]) => [field, chatSentence(issue)])),
  }
}

/**
 * What is sent, by the rules of P2 §5. The browser says what those are before anything is sent; what hides something it
 * shows with what is answered here.
 * @throws 422 with the sentences of every field at fault
 */
export function checkedForm({ message, attachment = null }: ChatForm): ChatValues {
  const values = wellFormed({
    message: message.trim(),
    attachment: attachment && { file: attachment.file, label: attachment.label.trim() },
  })
  const sentences = Object.entries(wrong(values))
  const [first] = sentences
  if (!first) return values
  throw refuse('badInput', {
    message: first[1],
    fields: Object.fromEntries(sentences.map(([field, sentence]) => [field, [sentence]])),
  })
}
