import { expect } from '@open-wc/testing'
import { recordingName, recordingType } from '../../../src/core/recording/recording-type.ts'

describe('what is recorded', () => {
  const browsers: [takes: string[], type: string][] = [
    [
      ['video/webm', 'video/mp4', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2'],
      'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    ],
    [
      ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/webm'],
      'video/webm;codecs=vp9,opus',
    ],
    [['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'], 'video/webm;codecs=vp8,opus'],
    [['video/mp4'], 'video/mp4'],
    [[], ''],
  ]
  for (const [takes, type] of browsers) {
    it(`is '${type}' where a browser takes ${takes.join(' or ') || 'none of them'}`, () => {
      expect(recordingType(wanted => takes.includes(wanted))).to.equal(type)
    })
  }

  const names: [type: string, name: string][] = [
    ['video/mp4;codecs=avc1.42E01E', 'recording-2025-10-06T08-00-00.mp4'],
    ['video/webm;codecs=vp8,opus', 'recording-2025-10-06T08-00-00.webm'],
    ['', 'recording-2025-10-06T08-00-00.webm'],
  ]
  for (const [type, name] of names) {
    it(`is called ${name} where it is '${type}'`, () => {
      expect(recordingName(type, Date.parse('2025-10-06T08:00:00Z'))).to.equal(name)
    })
  }
})
