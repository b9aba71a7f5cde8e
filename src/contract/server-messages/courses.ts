/** What the server says about courses (P1 §8, P2 §8). */
export const courseSentences = {
  courseUnavailable: 'This course is not available for this classroom any more.',
  courseStays: 'Students have posted in this exchange already, so its course stays.',
  groupingStays: 'This classroom has students already, and this course groups students in another way.',
  courseChanged: 'This classroom has got another course meanwhile. Look at it, and choose again.',
  valueNotAnId: 'Choose one of the values of this filter.',
  unknownFilter: 'This filter does not exist.',
} as const
