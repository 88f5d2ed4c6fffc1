import { defineServer } from '../../server/module-api.ts'
import { borderNow } from './border-now.server.ts'
import { borderPassDayRules } from './border-pass-day.server.ts'
import { customsDeclarationRules, declaredBillRules } from './customs-declaration.server.ts'
import { customsTaxCertRules } from './customs-tax-cert.server.ts'
import { makeBills } from './demo/make-logistics-bills.ts'
import { importLicenceRules, licensedDeclarationRules } from './import-license.server.ts'
import { trade } from './index.ts'
import { insurancePolicyRules, uninsuredBills } from './insurance-policy.server.ts'
import { logisticsBillRules } from './logistics-bill.server.ts'
import { importParityRows, parityCurve, parityNow, priceSeason } from './market-analysis.server.ts'
import { weighTicketRules } from './weigh-ticket.server.ts'

/** The server side of trade. */
export const tradeServer = defineServer(trade, {
  rules: [
    logisticsBillRules,
    customsDeclarationRules,
    declaredBillRules,
    customsTaxCertRules,
    importLicenceRules,
    licensedDeclarationRules,
    insurancePolicyRules,
    weighTicketRules,
    borderPassDayRules,
  ],
  widgets: { borderNow, parityNow, parityCurve, priceSeason },
  reports: { importParities: importParityRows },
  alerts: { 'INS-NONE': uninsuredBills },
  demo: makeBills,
})
