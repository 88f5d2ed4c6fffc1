import { defineServer } from '../../server/module-api.ts'
import { makeShipping } from './demo/make-shipping.ts'
import { shipping } from './index.ts'
import { laytimeRules } from './laytime.server.ts'
import { laytimeSheet } from './laytime/laytime-sheet.ts'
import { trackerCalls } from './vessel-positions/ask-tracker.server.ts'
import { takePositions } from './vessel-positions/fetch-positions.server.ts'

/** The server side of shipping. */
export const shippingServer = defineServer(shipping, {
  rules: [laytimeRules],
  calculators: { laytimeSheet },
  adapters: { tracker: trackerCalls },
  jobs: {
    positions: {
      cron: '*/10 * * * *',
      label: { zh: '取回船位', ru: 'Положения судов', en: 'Positions of vessels' },
      run: takePositions,
    },
  },
  demo: makeShipping,
})
