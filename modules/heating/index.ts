import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { bill, billRun, seasonBills } from './bill.ts'
import { building } from './building.ts'
import { consumer } from './consumer.ts'
import { heatingDictionaries } from './dictionaries.ts'
import { heatingGrants, heatingScopes } from './grants.ts'
import { heatReading } from './heat-reading.ts'
import { heatDiagram } from './heat-station-diagram.ts'
import { heatStation } from './heat-station.ts'
import { heatingPages } from './pages.ts'
import { season } from './season.ts'
import { billRunWords, billWords } from './words/bill.ts'
import { buildingWords, consumerWords, seasonWords } from './words/building-consumer-season.ts'
import { heatStationWords } from './words/heat-station.ts'
import { heatingRefusals } from './words/refusals.ts'

/** The stations that heat passes through, who is supplied, at what price, and what he owes for it. */
export const heating = defineModule({
  name: 'heating',
  sold: true,
  label: { zh: '供热管理', ru: 'Теплоснабжение', en: 'Heating' },
  needs: [organisation],
  documents: { heatStation, building, consumer, season, billRun, bill },
  words: {
    heatStation: heatStationWords,
    building: buildingWords,
    consumer: consumerWords,
    season: seasonWords,
    billRun: billRunWords,
    bill: billWords,
  },
  refusals: heatingRefusals,
  dictionaries: heatingDictionaries,
  series: [heatReading],
  diagrams: [heatDiagram],
  runs: [seasonBills],
  pages: heatingPages,
  grants: heatingGrants,
  scopes: heatingScopes,
})
