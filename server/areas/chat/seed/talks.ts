interface TalkSeed {
  /** The classroom of the teacher who has begun to write, by its name; the partner's is found by it. */
  classroom: string
  /** The oldest first. */
  messages: readonly { by: 'own' | 'partner'; text: string; hoursAgo: number; unread?: true }[]
}

/** What partner teachers of the demo have written to each other. */
export const talks: readonly TalkSeed[] = [
  {
    classroom: 'Spanish 7 Morning',
    messages: [
      {
        by: 'own',
        text: 'Hello Lucía! I am so glad that our classes are partners. Mine have never talked to anybody from Sevilla.',
        hoursAgo: 194,
      },
      {
        by: 'partner',
        text: '¡Hola, Maya! We are just as curious. My students ask whether it really rains all the time in Portland.',
        hoursAgo: 191,
      },
      {
        by: 'own',
        text: 'From November to May, yes. They will see umbrellas in every video!',
        hoursAgo: 190,
      },
      {
        by: 'partner',
        text: 'Our first videos are nearly ready. Two students are shy, may they record as a pair?',
        hoursAgo: 76,
      },
      {
        by: 'own',
        text: 'Of course, some of mine do the same.\n\nTwo things that helped us:\n1. They write three key words down, and no whole sentences.\n2. They record twice and choose the better one.',
        hoursAgo: 71,
      },
      { by: 'partner', text: 'Thank you, we tried it today and it works 🙂', hoursAgo: 50 },
      { by: 'own', text: 'Your students asked wonderful questions. Ours answer this week.', hoursAgo: 27 },
      {
        by: 'partner',
        text: 'They cannot wait! On Friday our school is closed, so we watch them together on Monday.',
        hoursAgo: 5,
        unread: true,
      },
      {
        by: 'partner',
        text: 'Do your students write letters, too, or only videos?',
        hoursAgo: 4,
        unread: true,
      },
    ],
  },
  {
    classroom: 'Inventors Club',
    messages: [
      { by: 'own', text: 'Hello Haruka! Which tools does your workshop have?', hoursAgo: 90 },
      {
        by: 'partner',
        text: 'Hello! Cardboard, tape, and one soldering iron that everybody wants. And yours?',
        hoursAgo: 63,
      },
    ],
  },
  {
    classroom: 'French Starters',
    messages: [
      {
        by: 'partner',
        text: 'Bonjour Maya! Shall we agree on a day for the first videos before we begin?',
        hoursAgo: 3,
        unread: true,
      },
    ],
  },
  {
    classroom: 'Spanish 7 Last Spring',
    messages: [
      { by: 'partner', text: 'What a spring! My students still sing your song.', hoursAgo: 3_050 },
      { by: 'own', text: 'And mine tell everybody about the castle. Until next year!', hoursAgo: 3_048 },
    ],
  },
]
