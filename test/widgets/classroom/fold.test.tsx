import { expect } from '@open-wc/testing'
import sheet from '../../../src/widgets/classroom/classroom.css?inline'
import { NARROW_EM } from '../../../src/widgets/classroom/use-fold.ts'

describe('the general information of a classroom', () => {
  it("begins folded up to the width at which the style sheet begins a phone's layout", () => {
    const [, width] = /@container \(max-width: ([\d.]+)em\)\s*\{\s*\.screen\b/.exec(sheet) ?? []
    expect(Number(width)).to.equal(NARROW_EM)
  })
})
