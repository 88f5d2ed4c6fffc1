import { defineWeb } from '../../web/define-web.ts'

/** What shipping brings to the pages beside the standard ones. */
export const shippingWeb = defineWeb('shipping', {
  screens: {},
  calculators: { laytimeSheet: async () => (await import('./laytime/laytime-sheet.ts')).laytimeSheet },
})
