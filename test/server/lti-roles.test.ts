import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { standingOf } from '../../server/areas/lti/roles.ts'

const V = 'http://purl.imsglobal.org/vocab/lis/v2'
const TEACHER = `${V}/membership#Instructor`
const STUDENT = `${V}/membership#Learner`
const ASSISTANT = `${V}/membership/instructor#TeachingAssistant`

type Standing = ReturnType<typeof standingOf>

describe('who somebody is by the roles of a launch', () => {
  const inCourse: [roles: string[], standing: Standing][] = [
    [[TEACHER], 'teacher'],
    [['Instructor'], 'teacher'],
    [[`${V}/membership/Instructor#PrimaryInstructor`], 'teacher'],
    [[`${V}/membership/instructor#Lecturer`], 'teacher'],
    [[ASSISTANT, TEACHER], 'teacher'],
    [[STUDENT, TEACHER], 'teacher'],
    [[ASSISTANT], 'other'],
    [[`${V}/membership/Instructor#TeachingAssistantSection`], 'other'],
    [[ASSISTANT, STUDENT], 'student'],
    [[STUDENT], 'student'],
    [['Learner'], 'student'],
    [[`${V}/membership/Learner#GuestLearner`], 'student'],
    [[`${V}/institution/person#Instructor`, STUDENT], 'student'],
    [[`${V}/institution/person#Instructor`], 'other'],
    [[`${V}/institution/person#Faculty`], 'other'],
    [[`${V}/system/person#Administrator`], 'other'],
    [[`${V}/membership#Administrator`], 'other'],
    [[`${V}/membership#ContentDeveloper`], 'other'],
    [[`${V}/membership#Mentor`], 'other'],
    [[`${V}/membership#Manager`], 'other'],
    [[`${V}/membership#Officer`], 'other'],
    [['https://elsewhere.example/membership#Instructor'], 'other'],
    [[`${TEACHER}x`], 'other'],
    [[], 'other'],
  ]
  for (const [roles, standing] of inCourse)
    it(`is ${standing} in a course with ${roles.join(' ').replaceAll(V, '…') || 'none'}`, () =>
      assert.equal(standingOf(roles, { inCourse: true }), standing))

  const outside: [roles: string[], standing: Standing][] = [
    [[`${V}/institution/person#Instructor`], 'teacher'],
    [[`${V}/institution/person#Faculty`], 'teacher'],
    [[`${V}/institution/person#Student`], 'student'],
    [[`${V}/institution/person#Administrator`], 'other'],
    [[TEACHER], 'teacher'],
  ]
  for (const [roles, standing] of outside)
    it(`is ${standing} outside of courses with ${roles.join(' ').replaceAll(V, '…')}`, () =>
      assert.equal(standingOf(roles, { inCourse: false }), standing))
})
