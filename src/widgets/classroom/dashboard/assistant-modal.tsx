import type { TeacherAssistant } from '../../../contract/entities/classroom.ts'
import { AddAssistant, type AddAssistantProps } from './add-assistant.tsx'
import { RemoveAssistant, type RemoveAssistantProps } from './remove-assistant.tsx'

export interface AssistantModalProps
  extends Omit<RemoveAssistantProps, 'assistant'>,
    Pick<AddAssistantProps, 'onAdded'> {
  /** Who is to go; undefined where somebody is to be added. */
  assistant: TeacherAssistant | undefined
}

/** Adds an assistant or removes one, which most visits do without. */
export const AssistantModal = ({ assistant, ...props }: AssistantModalProps) =>
  assistant ? (
    <RemoveAssistant {...props} assistant={assistant} />
  ) : (
    <AddAssistant {...props} onClose={() => props.onClose(false)} />
  )
