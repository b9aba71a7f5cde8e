import { DeleteQuestion } from './delete-question.tsx'
import type { FormModalProps } from './opened.ts'
import { RequestForm } from './request-form.tsx'

/** The form of one's own request, or the question before it is deleted. */
export function OwnForms({ opened, ...props }: FormModalProps) {
  const { onOwn, onClose } = props
  if (opened.at === 'form') return <RequestForm request={opened.request} {...props} />
  const { request } = opened
  return (
    <DeleteQuestion
      request={request}
      onDeleted={() => {
        onOwn(request.id, 'deleted')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
