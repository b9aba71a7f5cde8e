import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { VIDEO_MAX_BYTES } from '../../src/contract/limits/videos.ts'
import { type VideoFileIssue, videoFileIssue } from '../../src/contract/rules/video-file.ts'

const types = [
  ...['webm', 'avi', 'm4v', 'x-matroska', 'mpeg', '3gpp', 'vob', 'mp4', 'mxf', 'x-ms-wmv', 'quicktime'],
  ...['x-msvideo', 'x-m4v'],
]
const endings = ['3gp', 'avi', 'm4v', 'mkv', 'mov', 'mp4', 'mpg', 'mpeg', 'mxf', 'vob', 'webm', 'wmv']

const cases: [name: string, type: string, size: number, issue: VideoFileIssue | null][] = [
  ...types.map((type): (typeof cases)[number] => ['film', `video/${type}`, 1, null]),
  ...endings.map((ending): (typeof cases)[number] => [`Film.${ending.toUpperCase()}`, '', 1, null]),
  ['recording.webm', 'video/webm;codecs=vp9,opus', 1, null],
  ['film.mp4', 'VIDEO/MP4', 1, null],
  ['VTS_01_1.VOB', 'application/octet-stream', 1, null],
  ['camera.mxf', 'application/mxf', 1, null],
  ['film.mp4', 'text/html', 1, 'unsupported_type'],
  ['film.mp4', 'audio/mp4', 1, 'unsupported_type'],
  ['film.ogv', 'video/ogg', 1, 'unsupported_type'],
  ['film.mp4.exe', '', 1, 'unsupported_type'],
  ['film', '', 1, 'unsupported_type'],
  ['', '', 1, 'unsupported_type'],
  ['film.mp4', 'video/mp4', 0, 'empty_file'],
  ['film.mp4', 'video/mp4', VIDEO_MAX_BYTES, null],
  ['film.mp4', 'video/mp4', VIDEO_MAX_BYTES + 1, 'max_size_exceeded'],
]

describe('a file that is to be a video', () => {
  for (const [name, type, size, issue] of cases) {
    it(`is ${issue ?? 'accepted'}: '${name}' of type '${type}' with ${size} bytes`, () => {
      assert.equal(videoFileIssue({ name, type, size }), issue)
    })
  }

  it('has to be chosen', () => assert.equal(videoFileIssue(null), 'no_file'))
})
