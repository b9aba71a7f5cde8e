/** What the server says about profiles, where rules/profile.ts cannot know it (P1 §5, §8). */
export const profileSentences = {
  profileSaved: 'Successful profile update.',
  choiceUnknown: 'Choose one of the list.',
  stateOfAnotherCountry: 'This state is not in the chosen country.',
  schoolOfAnotherPlace: 'This school is not in the chosen country or state.',
  schoolUnknown: 'This school is not in the list.',
  subjectNotOffered: 'This subject cannot be chosen.',
  avatarUnknown: 'Choose an avatar, or upload a picture.',
  phoneNotConfirmed: 'Please confirm this phone number first.',
} as const
