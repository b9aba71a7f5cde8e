import type { ProfileStep } from '../../contract/rules/profile-fields.ts'

/** cx-profile-wizard (P1 §2 Profile wizard). */
export const profileWizard = {
  title: 'Your teacher profile',
  stepsLabel: 'Steps of your profile',
  steps: {
    1: 'Personal information',
    2: 'Avatar',
    3: 'School',
    4: 'Data privacy agreement',
    5: 'Subjects',
    6: 'Students',
  } satisfies Record<ProfileStep, string>,
  position: (at: number, of: number) => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  finishing: 'Saving your profile',
  moving: 'Looking up the agreement of your school',
  done: 'done',

  saving: 'Saving what you have filled in',
  kept: 'What you have filled in is saved.',
  notKept: 'What you have filled in could not be saved yet.',
  failedTitle: 'Your profile could not be loaded',
} as const
