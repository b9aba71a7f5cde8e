/** Ways to be reached by telephone; email needs no number (P1 §9 Communication methods). */
export const phoneMethods = ['text_message', 'whatsapp'] as const
export type PhoneMethod = (typeof phoneMethods)[number]

/** How a teacher wants to be reached. */
export const communicationMethods = ['email', ...phoneMethods] as const
export type CommunicationMethod = (typeof communicationMethods)[number]
