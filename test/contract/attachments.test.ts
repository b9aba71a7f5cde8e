import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { normalLink } from '../../src/contract/rules/links.ts'
import {
  acceptedMaterials,
  acceptedThumbnails,
  isMedium,
  materialTypeOf,
  storedKinds,
} from '../../src/contract/rules/material-types.ts'
import { storedName } from './task-form-cases.ts'

describe('links', () => {
  const cases: [string, string | null][] = [
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org/'],
    ['www.example.org/page', 'http://www.example.org/page'],
    [' example.org ', 'http://example.org/'],
    ['example.org:8080/x', 'http://example.org:8080/x'],
    ['HTTPS://EXAMPLE.org/Path', 'https://example.org/Path'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['', null],
    ['river', null],
    ['http://', null],
    ['https://localhost/x', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['ftp://example.org', null],
    ['mailto:a@example.org', null],
    ['https://user:secret@example.org', null],
    [`https://example.org/${'x'.repeat(2_048)}`, null],
  ]
  for (const [text, wanted] of cases)
    it(`${JSON.stringify(text).slice(0, 50)}: ${wanted ?? 'none'}`, () =>
      assert.equal(normalLink(text), wanted))
})

describe('materials', () => {
  for (const [ending, { type }] of Object.entries(storedKinds))
    it(`*.${ending} are of the type ${type}`, () => assert.equal(materialTypeOf(storedName(ending)), type))

  for (const name of [
    'notes',
    '../notes.pdf',
    'a b.pdf',
    storedName('exe'),
    storedName('svg'),
    storedName('toString'),
    '',
  ])
    it(`${name || 'nothing'} is none`, () => assert.equal(materialTypeOf(name), null))

  it('of courses have short names', () => assert.equal(materialTypeOf('food-and-festivals.pdf'), 'pdf'))

  it('are media when they are pictures or sounds', () => {
    const media = Object.keys(storedKinds).filter(ending => isMedium(storedName(ending)))
    assert.deepEqual(media, ['webp', 'mp3', 'm4a', 'ogg', 'wav'])
  })

  it('are offered with every kind of picture that a thumbnail may be, which is four', () => {
    assert.equal(acceptedThumbnails, '.png,.jpg,.jpeg,.gif')
    for (const ending of acceptedThumbnails.split(',')) assert.ok(acceptedMaterials.includes(ending), ending)
  })

  it('are offered by every ending that a stored one has', () => {
    const offered = acceptedMaterials.split(',')
    for (const ending of Object.keys(storedKinds)) assert.ok(offered.includes(`.${ending}`), ending)
  })
})
