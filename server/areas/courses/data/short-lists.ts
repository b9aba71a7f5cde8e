// Short lists with our ids, which are for ever: a new entry takes the next one.

export const topicList = [
  { id: 1, name: 'Arts' },
  { id: 2, name: 'Books and Reading' },
  { id: 3, name: 'Community' },
  { id: 4, name: 'Environment' },
  { id: 5, name: 'Everyday Life' },
  { id: 6, name: 'Food and Traditions' },
  { id: 7, name: 'Inventions' },
  { id: 8, name: 'Sports and Teamwork' },
]

export const standardList = [
  { id: 1, name: 'Communication' },
  { id: 2, name: 'Cultures' },
  { id: 3, name: 'Connections' },
  { id: 4, name: 'Comparisons' },
  { id: 5, name: 'Communities' },
]
