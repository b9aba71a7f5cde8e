import { expect } from '@open-wc/testing'
import { studentSite } from '../../../src/core/brand/student-site.ts'
import { studentViewLink } from '../../../src/core/students/student-view-link.ts'

describe('the link to the student view', () => {
  const code = { token: 'a-code_1', user_type: { slug: 'whole-class' } } as const
  const hostUrl = 'https://teach.example/app'

  for (const [site, expected] of [
    [
      '/demo/student/',
      'https://teach.example/app/demo/student/?student_token=a-code_1&user_type=whole-class',
    ],
    [
      '/demo/student/?brand=players',
      'https://teach.example/app/demo/student/?brand=players&student_token=a-code_1&user_type=whole-class',
    ],
    ['https://students.example/', 'https://students.example/?student_token=a-code_1&user_type=whole-class'],
  ] as const)
    it(`leads to ${site} with the code and for whom it is, and nothing of the teacher`, () => {
      expect(studentViewLink(studentSite({ brand: { studentSite: site }, hostUrl }), code)).to.equal(expected)
    })
})
