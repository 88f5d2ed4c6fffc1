import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { organisation } from '../organisation/index.ts'
import { tradeAlerts } from './alerts.ts'
import { borderDashboard, borderDays, borderNow } from './border-dashboard.ts'
import { borderTrafficDay } from './border-traffic-day.ts'
import { customsDeclaration } from './customs-declaration.ts'
import { customsTaxCertificate } from './customs-tax-certificate.ts'
import { customsWindow } from './customs-window/customs-window-adapter.ts'
import { customsWindowDictionaries } from './customs-window/customs-window-dictionaries.ts'
import { tradeDictionaries } from './dictionaries.ts'
import { tradeDerivations } from './document-derivations.ts'
import { tradeGrants, tradeScopes } from './grants.ts'
import { importLicence } from './import-licence.ts'
import { importParityScheme } from './import-parity-scheme.ts'
import { insurancePolicy } from './insurance-policy.ts'
import { logisticsBill } from './logistics-bill.ts'
import { importParities, marketAnalysis, marketWidgets } from './market-analysis.ts'
import { portStockDay } from './port-stock-day.ts'
import { weighTicket } from './weigh-ticket.ts'
import { borderTrafficDayWords } from './words/border-traffic.ts'
import { customsDeclarationWords } from './words/customs-declaration.ts'
import { customsTaxCertificateWords } from './words/customs-tax-certificate.ts'
import { customsWindowRefusals } from './words/customs-window.ts'
import { importLicenceWords } from './words/import-licence.ts'
import { insurancePolicyWords } from './words/insurance-policy.ts'
import { logisticsBillWords } from './words/logistics-bill.ts'
import { marketWords, paritySchemeWords } from './words/market-analysis.ts'
import { portStockDayWords } from './words/port-stock-day.ts'
import { tradeRefusals } from './words/refusals.ts'
import { weighTicketWords } from './words/weigh-ticket.ts'

export { atPlace, deliveredBill, standingBill } from './logistics-bill-states.ts'
export { certState, type CustomsTaxCertificate, customsTaxCertificate } from './customs-tax-certificate.ts'
export { insurancePolicy, type InsurancePolicy } from './insurance-policy.ts'
export { claimablePolicy } from './insurance-states.ts'
export { logisticsBill, type LogisticsBill } from './logistics-bill.ts'
export { ticketState, weighTicket } from './weigh-ticket.ts'

/** Goods on their way: what is shipped under a contract, by what, and when it comes. */
export const trade = defineModule({
  name: 'trade',
  sold: true,
  label: { zh: '物流与报关', ru: 'Логистика и таможня', en: 'Logistics & customs' },
  needs: [organisation, contracts],
  documents: {
    logisticsBill,
    customsDeclaration,
    customsTaxCert: customsTaxCertificate,
    importLicense: importLicence,
    insurancePolicy,
    weighTicket,
    borderPassDay: borderTrafficDay,
    portStockDay,
    parityScheme: importParityScheme,
  },
  words: {
    logisticsBill: logisticsBillWords,
    customsDeclaration: customsDeclarationWords,
    customsTaxCert: customsTaxCertificateWords,
    importLicense: importLicenceWords,
    insurancePolicy: insurancePolicyWords,
    weighTicket: weighTicketWords,
    borderPassDay: borderTrafficDayWords,
    portStockDay: portStockDayWords,
    parityScheme: paritySchemeWords,
  },
  refusals: { ...tradeRefusals, ...customsWindowRefusals },
  dictionaries: { ...tradeDictionaries, ...customsWindowDictionaries },
  adapters: [customsWindow],
  derivations: tradeDerivations,
  alerts: tradeAlerts,
  widgets: [borderNow, ...marketWidgets],
  reports: [borderDays, importParities],
  dashboards: [borderDashboard, marketAnalysis],
  pages: [
    {
      path: '/logisticsBill',
      list: 'trade.logisticsBill',
      needs: 'wldj-ck',
      kept: true,
      label: { zh: '物流单', ru: 'Транспортные документы', en: 'Logistics bills' },
      menu: { folder: 'stock.logistics', sort: 10, icon: 'file-text' },
    },
    {
      path: '/logisticsSea',
      list: 'trade.logisticsBill.sea',
      needs: 'wldj-ck',
      kept: true,
      label: { zh: '海运在途', ru: 'Морские грузы в пути', en: 'Sea cargo in transit' },
      menu: { folder: 'international.sea', sort: 20, icon: 'ship' },
    },
    {
      path: '/logisticsRail',
      list: 'trade.logisticsBill.rail',
      needs: 'wldj-ck',
      kept: true,
      label: { zh: '铁路在途', ru: 'Ж/д грузы в пути', en: 'Rail cargo in transit' },
      menu: { folder: 'international.land', sort: 20, icon: 'branches' },
    },
    {
      path: '/logisticsTruck',
      list: 'trade.logisticsBill.truck',
      needs: 'wldj-ck',
      kept: true,
      label: { zh: '汽运管理', ru: 'Автоперевозки', en: 'Truck transport' },
      menu: { folder: 'stock.logistics', sort: 20, icon: 'truck' },
    },
    {
      path: '/weighTicket',
      list: 'trade.weighTicket',
      needs: 'bdgl-ck',
      kept: true,
      label: { zh: '磅单管理', ru: 'Весовые талоны', en: 'Weigh tickets' },
      menu: { folder: 'stock.logistics', sort: 30, icon: 'dashboard' },
    },
    {
      path: '/customsDeclare',
      list: 'trade.customsDeclaration',
      needs: 'bgdj-ck',
      kept: true,
      label: { zh: '报关单', ru: 'Таможенные декларации', en: 'Customs declarations' },
      menu: { folder: 'international.customs', sort: 10, icon: 'audit' },
    },
    {
      path: '/customsTax',
      list: 'trade.customsTaxCert',
      needs: 'gsjk-ck',
      kept: true,
      label: { zh: '关税缴款', ru: 'Таможенные платежи', en: 'Customs payments' },
      menu: { folder: 'international.customs', sort: 20, icon: 'dollar' },
    },
    {
      path: '/importLicense',
      list: 'trade.importLicense',
      needs: 'xkzh-ck',
      kept: true,
      label: { zh: '自动进口许可证', ru: 'Импортные лицензии', en: 'Import licences' },
      menu: { folder: 'international.customs', sort: 30, icon: 'safety' },
    },
    {
      path: '/insurancePolicy',
      list: 'trade.insurancePolicy',
      needs: 'hybx-ck',
      kept: true,
      label: { zh: '货运保险', ru: 'Страхование грузов', en: 'Cargo insurance' },
      menu: { folder: 'international.customs', sort: 50, icon: 'safety' },
    },
    {
      path: '/borderPass',
      dashboard: 'trade.borderBoard',
      needs: borderDashboard.needs,
      kept: true,
      label: borderDashboard.label,
      menu: { folder: 'international.tongjiang', sort: 20, icon: 'swap' },
    },
    {
      path: '/borderPassDay',
      list: 'trade.borderPassDay',
      needs: borderDashboard.needs,
      kept: true,
      label: { zh: '口岸日报', ru: 'Суточные сводки перехода', en: 'Border day sheets' },
      menu: { folder: 'international.tongjiang', sort: 25, icon: 'calendar' },
    },
    {
      path: '/portStock',
      list: 'trade.portStockDay',
      needs: 'gkkc-ck',
      kept: true,
      label: { zh: '港口库存', ru: 'Запасы в портах', en: 'Port stocks' },
      menu: { folder: 'trade', sort: 80, icon: 'line-chart' },
    },
    {
      path: '/priceForecast',
      dashboard: 'trade.marketAnalysis',
      needs: marketAnalysis.needs,
      kept: true,
      label: marketAnalysis.label,
      menu: { folder: 'trade', sort: 100, icon: 'line-chart' },
    },
    {
      path: '/parityScheme',
      list: 'trade.parityScheme',
      needs: marketAnalysis.needs,
      kept: true,
      label: marketWords.schemes,
      menu: { folder: 'trade', sort: 105, icon: 'calculator' },
    },
  ],
  grants: tradeGrants,
  scopes: tradeScopes,
})
