/** What the server says about classrooms (P1 §8, P2 §8). */
export const classroomSentences = {
  classroomForbidden: 'You do not have rights for the selected classroom.',
  searchNotAnId: 'Choose one of the values of this filter.',
  unknownFilter: 'This filter does not exist.',
  exchangeExpired: 'This classroom exchange has expired.',
  codeReset: 'Successful',
  assistantAdded: 'Successful',
  assistantRemoved: 'Successful',
  assistantTaken: 'Only one teacher assistant can be added to a classroom.',
  assistantIsSelf: 'Enter the email of somebody else.',
  assistantIsPartner: 'The partner teacher cannot be the assistant of this classroom.',
} as const
