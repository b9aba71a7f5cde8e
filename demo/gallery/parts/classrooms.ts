/** A row of the gallery's table. */
export interface Classroom {
  id: number
  name: string
  subject: string
  status: 'Not started' | 'Active' | 'Concluded' | 'Expired'
  code: string
  completion: number
  partner: string | null
}

const names = [
  'Rivers of the world',
  'Grade 4, Room 12',
  'Pen friends of Lake Victoria',
  'Nuestra ciudad',
  'What we eat for breakfast',
  'الصف الرابع في مدرسة الزيتون',
  'Weather watchers',
]
const partners = ['Amina Wanjiru', 'Mateo Fuentes', null, 'Haruka Ōno', 'Noor Al-Masri']
const statuses = ['Active', 'Not started', 'Concluded', 'Active', 'Expired'] as const

/** The same rows every time: names, statuses and partners in turn. */
export function makeClassrooms(howMany: number): Classroom[] {
  return Array.from({ length: howMany }, (_, index) => ({
    id: index + 1,
    name: names[index % names.length] ?? '',
    subject: index % 2 ? 'Languages and Cultures' : 'Arts and Sciences',
    status: statuses[index % statuses.length] ?? 'Active',
    code: `QX${index + 10}-KLM`,
    completion: (index * 37) % 101,
    partner: partners[index % partners.length] ?? null,
  }))
}
