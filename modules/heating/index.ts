import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { bill, billRun, seasonBills } from './bill.ts'
import { building } from './building.ts'
import { consumer } from './consumer.ts'
import { heatingDictionaries } from './dictionaries.ts'
import { heatingGrants, heatingScopes } from './grants.ts'
import { heatingPages } from './pages.ts'
import { season } from './season.ts'
import { billRunWords, billWords } from './words/bill.ts'
import { buildingWords, consumerWords, seasonWords } from './words/masters.ts'
import { heatingRefusals } from './words/refusals.ts'

/** Who is supplied with heat, at what price, and what he owes for it. */
export const heating = defineModule({
  name: 'heating',
  sold: true,
  label: { zh: '供热管理', ru: 'Теплоснабжение', en: 'Heating' },
  needs: [organisation],
  documents: { building, consumer, season, billRun, bill },
  words: {
    building: buildingWords,
    consumer: consumerWords,
    season: seasonWords,
    billRun: billRunWords,
    bill: billWords,
  },
  refusals: heatingRefusals,
  dictionaries: heatingDictionaries,
  runs: [seasonBills],
  pages: heatingPages,
  grants: heatingGrants,
  scopes: heatingScopes,
})
