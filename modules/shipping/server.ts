import { defineServer } from '../../server/define.ts'
import { makeShipping } from './demo/make-shipping.ts'
import { shipping } from './index.ts'
import { laytimeRules } from './laytime.server.ts'
import { laytimeSheet } from './laytime/laytime-sheet.ts'

/** The server side of shipping. */
export const shippingServer = defineServer(shipping, {
  rules: [laytimeRules],
  calculators: { laytimeSheet },
  demo: makeShipping,
})
