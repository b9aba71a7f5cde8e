import type { TaskSeed } from './courses.ts'

/** What a task asks for, as its columns have it. */
interface Prompts {
  create_prompt: string
  respond_prompt: string
  /** Seconds. */
  video_time_limit: number
}

const ofCategory: Record<TaskSeed['category'], Prompts> = {
  introduction: {
    create_prompt:
      'Say hello to your partner classroom.\nTell your name, where you live, and one thing that you would like to learn from them.',
    respond_prompt: '',
    video_time_limit: 60,
  },
  exchange: {
    create_prompt:
      'Show what this task is about in the place where you live.\nName three things that somebody who has never been there would not know.',
    respond_prompt: 'Say what is the same where you live and what is not, and ask one question.',
    video_time_limit: 120,
  },
  reflection: {
    create_prompt: 'What have you learned, and what surprised you most?',
    respond_prompt: '',
    video_time_limit: 120,
  },
  activity: {
    create_prompt: 'Write down what you see, every day for a week.',
    respond_prompt: '',
    video_time_limit: 120,
  },
}

/** Of tasks that have words of their own, by name. */
const ofTask: Record<string, Prompts> = {
  'My morning': {
    create_prompt:
      'Show a morning of yours, from the moment when you wake up.\nWhat do you hear first? What do you eat? Who leaves the house with you?',
    respond_prompt: 'Whose morning begins earlier? Say what you would swap, and what you would keep.',
    video_time_limit: 90,
  },
  'The way to school': {
    create_prompt:
      'Take us along on your way to school, or draw it and tell about it.\nHow long does it take, and what do you pass?',
    respond_prompt: 'Which part of their way would you like to walk, and why?',
    video_time_limit: 90,
  },
  'Our river': {
    create_prompt:
      'Show the water that is nearest to your school: a river, a lake, a well or a tap.\nWhere does it come from, and where does it go?',
    respond_prompt: 'Compare their water with yours. What would you like to measure in it?',
    video_time_limit: 180,
  },
}

/** What a task of the demo asks for. */
export const promptsOf = ({ name, category }: TaskSeed): Prompts => ofTask[name] ?? ofCategory[category]
