/** All that a task says, in My Tasks and in the library, which is loaded when one is opened (P3 §3 Task). */
export const taskContent = {
  responsePrompt: 'RESPONSE PROMPT',
  timeLimit: 'Time limit',
  responseType: 'Students answer by',
  numberOfResponses: 'Number of responses',
  topic: 'Topic',
  language: 'Language',
  level: 'Level',
  country: 'Country',
  tags: 'Tags',
  links: 'Links',
  materials: 'Materials',
} as const
