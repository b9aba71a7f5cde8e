import type { CreationStep } from '../classrooms/creation-steps.ts'

/** cx-create-classroom (P2 §2 Classroom creation wizard, §8). */
export const createClassroom = {
  title: 'Create Classroom Exchange',
  stepsLabel: 'Steps of your classroom exchange',
  steps: {
    1: 'Name and subject',
    2: 'Languages and level',
    3: 'Start date',
    4: 'Students',
    6: 'Course',
  } satisfies Record<CreationStep, string>,
  independentSteps: { 1: 'Classroom', 2: 'Students', 3: 'Course' },
  position: (at: number, of: number) => `Step ${at} of ${of}`,
  done: 'done',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  save: 'Create Classroom',
  chooseCourse: 'Choose a Course',
  saving: 'Creating your classroom',
  startOver: 'Start Over',
  startOverTitle: 'START OVER',
  startOverQuestion: 'Everything that you have filled in will be thrown away.',
  kept: 'Kept until you close this tab.',
  course: 'SELECT A COURSE FOR YOUR CLASSROOM',

  tokensTitle: 'NO EXCHANGE LEFT',
  courseTitle: 'COURSE NOT AVAILABLE',

  thereTitle: 'CLASSROOM ALREADY CREATED',
  there:
    'Your classroom was created when you saved it before; only the answer did not arrive. It has what was filled in then. Nothing was spent a second time.',
  thereElsewhere:
    'A classroom was created with these steps before, perhaps in another tab. It has what was filled in there. You can create this one as well, for the usual cost.',
  asWell: 'Create this one as well',
  welcomeTitle: 'WELCOME TO YOUR CLASSROOM',
  welcome:
    'This is your first classroom exchange. Inside the classroom, first connect with a global partner.',
  goOn: 'CONTINUE',
  ready: 'Your classroom is ready, and its course is in it.',
  enter: 'Enter Classroom',
  forRequest: (name: string, classroom: string) =>
    `This classroom is for the connection request of ${name}, and begins with what suits ${classroom}.`,
  backToRequest: 'Back to the connection request',
  readyForRequest: 'Your classroom is ready. Accept the connection request with it.',
  toRequest: 'Go to the connection request',
  another: 'Create another one',

  librariansTitle: 'Librarians connect with other libraries',
  librarians: 'Your classrooms come from a connection with another library.',
  findLibrary: 'Find a library',
} as const
