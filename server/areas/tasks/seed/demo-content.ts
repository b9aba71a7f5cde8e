import type { Content } from '../repository/change.ts'

/** What a task of the demo says beyond its two plain prompts. */
export type DemoContent = Partial<Content>

const morning: DemoContent = {
  topic: 'Everyday life',
  summary: 'From the moment when you wake up to the door of your school',
  tags: ['home', 'morning', 'family'],
  can_do_statement:
    '<p>I can say when I do something, and in which order.</p><ul><li>clock times</li><li>first, then, after that</li></ul>',
  create_prompt_html: [
    '<p>Show a morning of yours, from the moment when you <strong>wake up</strong>.</p>',
    '<ol><li>What do you hear first?</li><li>What do you eat?</li><li>Who leaves the house with you?</li></ol>',
    '<table><tbody><tr><th scope="col">Time</th><th scope="col">What you do</th></tr>',
    '<tr><td>6:40</td><td>I wake up</td></tr><tr><td>7:15</td><td>I eat breakfast</td></tr></tbody></table>',
  ].join(''),
  teacher_instructions:
    '<p>Let students draw a clock for each step before they record. Nobody has to film their room.</p>',
  links: [{ label: 'What time is it there?', url: 'https://time.example.org/' }],
  materials: [{ label: 'A day in my life', name: 'a-day-in-my-life.pdf' }],
  files: ['a-day-in-my-life.pdf'],
}

const wayToSchool: DemoContent = {
  topic: 'Everyday life',
  summary: 'How you get there, and what you pass',
  tags: ['school', 'streets'],
  can_do_statement: '<p>I can describe a way and say how long it takes.</p>',
  create_prompt_html: [
    '<p>Take us along on your way to school, or draw it and tell about it.</p>',
    '<ul><li>How long does it take?</li><li>What do you pass?</li></ul>',
  ].join(''),
  links: [{ label: 'A map to draw on', url: 'https://maps.example.org/' }],
  materials: [{ label: 'My street, your street', name: 'my-street-your-street.pdf' }],
  files: ['my-street-your-street.pdf'],
}

const river: DemoContent = {
  topic: 'Environment',
  summary: 'The water that is nearest to your school',
  tags: ['water', 'nature', 'measuring'],
  can_do_statement: '<p>I can measure something twice and say why the numbers differ.</p>',
  create_prompt_html: [
    '<p>Show the water that is nearest to your school: a river, a lake, a well or a tap.</p>',
    '<p>Where does it come from, and where does it go?</p>',
    '<table><thead><tr><th scope="col">What we measured</th><th scope="col">Monday</th><th scope="col">Friday</th></tr></thead>',
    '<tbody><tr><td>Temperature</td><td></td><td></td></tr><tr><td>Depth</td><td></td><td></td></tr></tbody></table>',
  ].join(''),
  teacher_instructions: '<p>Nobody goes to the water alone. A glass of tap water does as well.</p>',
  materials: [{ label: 'The water around us', name: 'the-water-around-us.pdf' }],
  media: [{ label: 'A comic to fill in', name: 'make-a-comic.webp' }],
  files: ['the-water-around-us.pdf', 'make-a-comic.webp'],
}

const ofTask: Readonly<Record<string, DemoContent>> = {
  'My morning': morning,
  'The way to school': wayToSchool,
  'Our river': river,
}

const ofCategory: Readonly<Record<string, DemoContent>> = {
  introduction: { topic: 'Getting to know each other', summary: 'Who we are', tags: ['hello'] },
  exchange: { topic: 'Everyday life', tags: ['exchange'] },
  activity: { topic: 'Away from the screen', tags: ['hands on'] },
  reflection: { topic: 'Looking back', tags: ['thinking'] },
}

/** What a task of the demo says, by its name or else by its category. */
export const demoContentOf = (name: string, category: string): DemoContent =>
  ofTask[name] ?? ofCategory[category] ?? {}
