import { expect } from '@open-wc/testing'
import { brandFor } from '../../src/core/brand/brands.ts'
import { platform } from '../../src/core/platform.ts'

const { address } = platform

describe('the brand', () => {
  afterEach(() => {
    platform.address = address
  })

  const cases: [attribute: string | null, address: string, name: string][] = [
    [null, 'https://app.example/', 'default'],
    [null, 'https://app.example/security/login?players-trust=1', 'players'],
    [null, 'https://PLAYERS.example/', 'players'],
    ['default', 'https://players.example/', 'default'],
    ['players', 'https://app.example/', 'players'],
    ['', 'https://players.example/', 'players'],
    ['toString', 'https://app.example/', 'default'],
  ]
  for (const [attribute, at, name] of cases) {
    it(`is ${name} for brand="${attribute}" at ${at}`, () => {
      expect(brandFor(attribute, new URL(at)).name).to.equal(name)
    })
  }

  it('follows the address of the page when that changes', () => {
    for (const [at, name] of [
      ['https://app.example/', 'default'],
      ['https://app.example/?players-trust=1', 'players'],
      ['https://app.example/', 'default'],
    ] as const) {
      platform.address = () => new URL(at)
      expect(brandFor().name).to.equal(name)
    }
  })
})
