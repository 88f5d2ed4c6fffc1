import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { organisation } from '../organisation/index.ts'
import { shippingDictionaries } from './dictionaries.ts'
import { shippingGrants, shippingScopes } from './grants.ts'
import { laytime, laytimeCalculator } from './laytime.ts'
import { tracker } from './vessel-tracker-adapter.ts'
import { vessel } from './vessel.ts'
import { laytimeWords } from './words/laytime.ts'
import { shippingRefusals } from './words/refusals.ts'
import { vesselWords } from './words/vessel.ts'

const folder = 'shipping.operations'

/** Vessels, where they are, and the time that ports took of them. */
export const shipping = defineModule({
  name: 'shipping',
  sold: true,
  label: { zh: '智慧航运', ru: 'Умное судоходство', en: 'Smart shipping' },
  needs: [organisation, contracts],
  documents: { vessel, laytime },
  words: { vessel: vesselWords, laytime: laytimeWords },
  refusals: shippingRefusals,
  dictionaries: shippingDictionaries,
  calculators: [laytimeCalculator],
  adapters: [tracker],
  pages: [
    {
      path: '/vesselInfo',
      list: 'shipping.vessel',
      needs: 'hycb-ck',
      kept: true,
      label: { zh: '船舶档案', ru: 'Карточка судна', en: 'Vessel file' },
      menu: { folder, sort: 40, icon: 'ship' },
    },
    {
      path: '/shipLaytime',
      list: 'shipping.laytime',
      needs: 'hyzq-ck',
      kept: true,
      label: { zh: '滞期计算', ru: 'Расчёт сталии', en: 'Laytime' },
      menu: { folder, sort: 70, icon: 'clock' },
    },
  ],
  grants: shippingGrants,
  scopes: shippingScopes,
})
