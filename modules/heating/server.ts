import { defineServer } from '../../server/module-api.ts'
import { billPart, billRules } from './bill.server.ts'
import { makeHeating } from './demo/make-heating.ts'
import { heating } from './index.ts'
import { seasonRules } from './season.server.ts'

/** The server side of heating. */
export const heatingServer = defineServer(heating, {
  rules: [seasonRules, billRules],
  demo: makeHeating,
  runs: { billRun: billPart },
})
