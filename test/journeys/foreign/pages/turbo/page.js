import * as Turbo from '@hotwired/turbo'
import { follow, nextQuery } from '../next-query.js'

follow(change => Turbo.visit(`?${nextQuery(change)}`, { action: 'replace' }))
