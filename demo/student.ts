import { beginSite } from './student/site.ts'

/** The student site (docs/decisions/student-site.md): the stand-in for the students' own product, on its real API. */
beginSite()
