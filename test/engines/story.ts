import type { Size } from '../support/engines/driver.ts'
import type { Person } from '../support/engines/person.ts'

/** Where stories happen. */
export interface Stage {
  /** The demo server, where the host app is. */
  url: string
  /** Its second origin, with the demo pages of other web sites. */
  secondOrigin: string
  /** A web site with the foreign pages (foreign-pages.ts). */
  foreignOrigin: string
}

/** What somebody goes through in one browser; written once, told in each engine. */
export interface Story<Place extends Partial<Stage> = Stage> {
  /** What holds, as a sentence. */
  name: string
  /** Of the page's view; 1280 by 800 unless told. */
  size?: Size
  /** Troubles that are part of it. */
  expectedTrouble?: RegExp
  /** @param come somebody else, at another browser of the same engine */
  tell(person: Person, stage: Place, come: () => Promise<Person>): Promise<void>
}
