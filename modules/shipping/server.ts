import { defineServer } from '../../server/module-api.ts'
import { makeShipping } from './demo/make-shipping.ts'
import { shipping } from './index.ts'
import { laytimeRules } from './laytime.server.ts'
import { laytimeSheet } from './laytime/laytime-sheet.ts'
import { trackerCalls } from './track/ask-tracker.server.ts'
import { takePositions } from './track/fetch-positions.server.ts'

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
