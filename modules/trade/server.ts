import { defineServer } from '../../server/module-api.ts'
import { borderLastDayFigures } from './border-last-day-figures.server.ts'
import { borderTrafficDayRules } from './border-traffic-day.server.ts'
import { customsDeclarationRules, declaredBillRules } from './customs-declaration.server.ts'
import { customsTaxCertificateRules } from './customs-tax-certificate.server.ts'
import { windowCalls } from './customs-window/call-window.server.ts'
import { followDeclarations, lodge } from './customs-window/follow-declarations.server.ts'
import { windowPush } from './customs-window/window-push.server.ts'
import { windowedDeclarationRules } from './customs-window/windowed-declaration.server.ts'
import { makeBills } from './demo/make-logistics-bills.ts'
import { importLicenceRules, licensedDeclarationRules } from './import-licence.server.ts'
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
    windowedDeclarationRules,
    declaredBillRules,
    customsTaxCertificateRules,
    importLicenceRules,
    licensedDeclarationRules,
    insurancePolicyRules,
    weighTicketRules,
    borderTrafficDayRules,
  ],
  widgets: { borderNow: borderLastDayFigures, parityNow, parityCurve, priceSeason },
  reports: { importParities: importParityRows },
  alerts: { 'INS-NONE': uninsuredBills },
  adapters: { customsWindow: windowCalls },
  jobs: {
    customsLodge: { run: lodge },
    customsFollow: {
      cron: '*/2 * * * *',
      label: {
        zh: '单一窗口报关单发送与回执查询',
        ru: 'Отправка деклараций и запрос состояний в едином окне',
        en: 'Declarations sent and asked for at the single window',
      },
      run: followDeclarations,
    },
  },
  routes: windowPush,
  demo: makeBills,
})
