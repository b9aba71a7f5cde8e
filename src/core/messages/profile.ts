import type { CommunicationMethod } from '../../contract/rules/communication-methods.ts'
import type { ProfileField } from '../../contract/rules/profile-values.ts'

/** The teacher's profile, wherever it is filled in (P1 §2 Teacher Profile, Profile wizard; §8 Profile). */
export const profile = {
  fields: {
    first_name: 'First Name',
    last_name: 'Last Name',
    about_info: 'About Me',
    country_id: 'Country',
    city_name: 'City',
    preferred_communication: 'Preferred Communication',
    phone_country_code: 'Country Code',
    phone_number: 'Mobile Phone',
    avatar: 'Avatar',
    state_id: 'State',
    school_id: 'School',
    school_name: 'School Name',
    school_address: 'School Address',
    school_website: 'School Website',
    school_phone_number: 'School Phone Number',
    educational_affiliation: 'Educational Affiliation',
    subjects: 'Subjects I Teach',
    age_ranges: 'Age Ranges of My Students',
    native_language_id: 'Native Language of My Students',
    instruction_languages: 'Languages of Instruction',
  } satisfies Record<ProfileField, string>,

  methods: {
    email: 'Email',
    text_message: 'Text message',
    whatsapp: 'WhatsApp',
  } satisfies Record<CommunicationMethod, string>,

  chooseCountry: 'Choose a country',
  chooseState: 'Choose a state',
  chooseLanguage: 'Choose a language',
  count: (used: number, most: number) => `${used} of ${most}`,
  phone: {
    code: 'Country Code',
    number: 'Number',
    choose: 'Choose a country',
    invalid: 'This is no number of this country.',
  },
  phoneHint: 'We send a code to this number to confirm it.',
  affiliationHint: 'How are you connected with this school?',
  librarySubjects: 'Library Subjects',
  avatars: 'Choose an avatar',
  avatarNumber: (number: number) => `Avatar ${number}`,
  languages: {
    choose: 'Choose languages',
    search: 'Search languages',
    none: 'No results found.',
    remove: (language: string) => `Remove ${language}`,
  },

  schoolSearchHint: 'Type the beginning of its name.',
  schools: 'Schools',
  schoolsFound: (count: number) => (count === 1 ? '1 school found' : `${count} schools found`),
  noSchoolFound: 'No school found. You can choose ‘Not Listed’.',
  notListed: 'Not Listed',
  listed: 'From the list of schools.',
  isNotListed: 'My school is not listed',
  chooseSchool: 'Choose a school of the list, or say that it is not listed.',

  codeTitle: 'CONFIRM YOUR PHONE',
  codeSent: (number: string) => `A verification number has been sent to ${number}.`,
  codeSentAgain: 'New verification number has been sent to your mobile number.',
  code: 'Verification number',
  codeWrong: 'Incorrect verification number',
  confirm: 'CONFIRM',
  confirming: 'Confirming',
  resendCode: 'Resend Code',
  cancel: 'Cancel',

  errorTitle: 'PROFILE ERROR',
  errors: 'Please look at these fields again:',
  occursTitle: 'AN ERROR OCCURS',
  contactSupport: 'Please contact support.',
  failed: 'Error creating report. Please try again.',
  tryAgain: 'Please try again.',
  savedTitle: 'PROFILE SAVED',
  saved: 'Successful profile update.',

  places: {
    libraryConnections: 'Library Connections',
    classrooms: 'My Classrooms',
    createClassroom: 'Create a classroom',
    createIndependentClassroom: 'Create a classroom',
  },

  verifyingTitle: 'VERIFYING ACCOUNT',
  verifying:
    'Thank you for completing your profile. Your account is being verified. Closing this message logs you out; sign in again later to see whether it is done.',
} as const
