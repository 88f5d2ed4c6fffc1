import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { contractAlerts } from './alerts.ts'
import { barterSettlement } from './barter-settlement.ts'
import { groupContract, segmentContractSummary } from './contract-summaries.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { contractDerivations } from './derivations.ts'
import { contractDictionaries } from './dictionaries.ts'
import { exchangeRate } from './exchange-rate.ts'
import { goods } from './goods.ts'
import { contractGrants } from './grants.ts'
import { indexQuote } from './index-quote.ts'
import { port } from './port.ts'
import { priceIndex } from './price-index.ts'
import { contractScopes } from './scopes.ts'
import { settlement } from './settlement.ts'
import { contractWords } from './words/contract.ts'
import { counterpartyWords } from './words/counterparty.ts'
import { exchangeRateWords } from './words/exchange-rate.ts'
import { goodsWords } from './words/goods.ts'
import { portWords } from './words/port.ts'
import { priceIndexWords } from './words/price-index.ts'
import { contractRefusals } from './words/refusals.ts'
import { barterSettlementWords, settlementWords } from './words/settlement.ts'

export { barterSettlement } from './barter-settlement.ts'
export { contractExecution, type ContractUse } from './contract-execution.ts'
export { contract, type Contract } from './contract.ts'
export { counterparty, type Counterparty } from './counterparty.ts'
export { exchangeRate, rateTypes } from './exchange-rate.ts'
export { goods } from './goods.ts'
export { port } from './port.ts'
export { price } from './prices.ts'
export { settledNetCny } from './settled-net.ts'
export { settlement, type Settlement } from './settlement.ts'
export { contractState, counterpartyState, runningContract, settleableContract } from './state-codes.ts'

/** Contracts and the counterparties they are made with. */
export const contracts = defineModule({
  name: 'contracts',
  sold: true,
  label: { zh: '合同管理', ru: 'Договоры', en: 'Contracts' },
  needs: [organisation],
  documents: { contract, counterparty, settlement, barterSettlement, exchangeRate, goods, port, priceIndex },
  words: {
    contract: contractWords,
    counterparty: counterpartyWords,
    settlement: settlementWords,
    barterSettlement: barterSettlementWords,
    exchangeRate: exchangeRateWords,
    goods: goodsWords,
    port: portWords,
    priceIndex: priceIndexWords,
  },
  refusals: contractRefusals,
  dictionaries: contractDictionaries,
  reports: [segmentContractSummary, groupContract],
  alerts: contractAlerts,
  derivations: contractDerivations,
  series: [indexQuote],
  pages: [
    {
      path: '/tradeGoods',
      list: 'contracts.goods',
      needs: 'hpgl-ck',
      kept: true,
      label: { zh: '货品管理', ru: 'Товары', en: 'Goods' },
      menu: { folder: 'trade', sort: 30, icon: 'gold' },
    },
    {
      path: '/tradeCounterparty',
      list: 'contracts.counterparty',
      needs: 'khgl-ck',
      kept: true,
      label: { zh: '客商管理', ru: 'Контрагенты', en: 'Counterparties' },
      menu: { folder: 'trade', sort: 10, icon: 'shop' },
    },
    {
      path: '/portInfo',
      list: 'contracts.port',
      needs: 'gkxx-ck',
      kept: true,
      label: { zh: '港口信息', ru: 'Порты', en: 'Port information' },
      menu: { folder: 'trade', sort: 70, icon: 'global' },
    },
    {
      path: '/fxRate',
      list: 'contracts.exchangeRate',
      needs: 'hlgl-ck',
      kept: true,
      label: { zh: '汇率管理', ru: 'Курсы валют', en: 'FX rates' },
      menu: { folder: 'trade', sort: 110, icon: 'line-chart' },
    },
    {
      path: '/priceIndexBook',
      list: 'contracts.priceIndex',
      needs: 'jgzs-ck',
      kept: true,
      label: { zh: '指数目录', ru: 'Перечень индексов', en: 'Index register' },
      menu: { folder: 'trade', sort: 85, icon: 'book' },
    },
    {
      path: '/priceIndex',
      series: 'contracts.indexQuote',
      needs: indexQuote.needs,
      kept: true,
      label: indexQuote.label,
      menu: { folder: 'trade', sort: 90, icon: 'line-chart' },
    },
    {
      path: '/contractLedger',
      list: 'contracts.contract',
      needs: 'htgl-ck',
      kept: true,
      label: { zh: '合同台账', ru: 'Реестр договоров', en: 'Contract register' },
      menu: { folder: 'contracts.execution', sort: 10, icon: 'file-text' },
    },
    {
      path: '/contractSale',
      list: 'contracts.contract.sale',
      needs: 'htgl-ck',
      kept: true,
      label: { zh: '销售合同', ru: 'Договоры продажи', en: 'Sales contracts' },
      menu: { folder: 'contracts.conclusion', sort: 10, icon: 'file-text' },
    },
    {
      path: '/contractFreight',
      list: 'contracts.contract.freight',
      needs: 'htgl-ck',
      kept: true,
      label: { zh: '运输合同', ru: 'Договоры перевозки', en: 'Freight contracts' },
      menu: { folder: 'contracts.conclusion', sort: 80, icon: 'car' },
    },
    {
      path: '/contractProjectSearch',
      list: 'contracts.contract.project',
      needs: 'htgl-ck',
      kept: true,
      label: { zh: '项目合同查询', ru: 'Поиск договоров по проектам', en: 'Project contract search' },
      menu: { folder: 'contracts.execution', sort: 30, icon: 'search' },
    },
    {
      path: '/segmentContractSummary',
      report: 'contracts.segmentContractSummary',
      needs: 'htgl-ck',
      kept: true,
      label: segmentContractSummary.label,
      menu: { folder: 'contracts.execution', sort: 40, icon: 'chart' },
    },
    {
      path: '/groupContract',
      report: 'contracts.groupContract',
      needs: 'htgl-ck',
      kept: true,
      label: groupContract.label,
      menu: { folder: 'profit.group', sort: 20, icon: 'chart' },
    },
    {
      path: '/settlePurchase',
      list: 'contracts.settlement.purchase',
      needs: 'jsgl-ck',
      kept: true,
      label: { zh: '采购结算', ru: 'Расчёты по закупкам', en: 'Purchase settlement' },
      menu: { folder: 'settlement.settlement', sort: 10, icon: 'file-done' },
    },
    {
      path: '/settleSale',
      list: 'contracts.settlement.sale',
      needs: 'jsgl-ck',
      kept: true,
      label: { zh: '销售结算', ru: 'Расчёты по продажам', en: 'Sales settlement' },
      menu: { folder: 'settlement.settlement', sort: 20, icon: 'file-done' },
    },
    {
      path: '/settleFreight',
      list: 'contracts.settlement.freight',
      needs: 'jsgl-ck',
      kept: true,
      label: { zh: '运费结算', ru: 'Расчёты по фрахту', en: 'Freight settlement' },
      menu: { folder: 'settlement.settlement', sort: 30, icon: 'file-done' },
    },
    {
      path: '/settleService',
      list: 'contracts.settlement.service',
      needs: 'jsgl-ck',
      kept: true,
      label: { zh: '服务结算', ru: 'Расчёты за услуги', en: 'Service settlement' },
      menu: { folder: 'settlement.settlement', sort: 40, icon: 'file-done' },
    },
    {
      path: '/barterSettle',
      list: 'contracts.barterSettlement',
      needs: 'yhjs-ck',
      kept: true,
      label: { zh: '易货结算', ru: 'Бартерные расчёты', en: 'Barter settlement' },
      menu: { folder: 'international.barter', sort: 20, icon: 'file-done' },
    },
  ],
  grants: contractGrants,
  scopes: contractScopes,
})
