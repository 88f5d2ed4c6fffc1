import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { accessMatch } from './admission/access-match.ts'
import { admissionPages } from './admission/admission-pages.ts'
import { counterpartyAccess } from './admission/counterparty-access.ts'
import { sanctionEntry } from './admission/sanction-entry.ts'
import { contractAlerts } from './alerts.ts'
import { bankBranch } from './bank-branch.ts'
import { barterSettlement } from './barter-settlement.ts'
import { groupContract, segmentContractSummary } from './contract-summaries.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { chargePages } from './data-usage/charge-pages.ts'
import { dataUsage } from './data-usage/data-usage.ts'
import { contractDictionaries } from './dictionaries.ts'
import { contractDerivations } from './document-derivations.ts'
import { exchangeRate } from './exchange-rate.ts'
import { goLiveDictionaries } from './go-live/go-live-dictionaries.ts'
import { goLiveGrants } from './go-live/go-live-grants.ts'
import { goLivePages } from './go-live/go-live-pages.ts'
import { goLive } from './go-live/go-live.ts'
import { openingContract } from './go-live/opening-contract.ts'
import { goods } from './goods.ts'
import { contractGrants } from './grants.ts'
import { indexPrice, indexPriceCalculator } from './index-pricing/index-price.ts'
import { overdueContract } from './overdue-contract.ts'
import { contractPages } from './pages.ts'
import { port } from './port.ts'
import { priceIndexQuote } from './price-index-quote.ts'
import { priceIndex } from './price-index.ts'
import { coalSpecPages } from './quality/coal-spec-pages.ts'
import { coalSpec } from './quality/coal-spec.ts'
import { qualityStandard, qualityTrialCalculator } from './quality/quality-standard.ts'
import { contractScopes } from './scopes.ts'
import { sealUse } from './seal-use.ts'
import { settlement } from './settlement.ts'
import { supplementaryAgreement } from './supplementary-agreement.ts'
import { supplyDemandBoard } from './supply-matching/supply-demand-board.ts'
import { supplyMatch } from './supply-matching/supply-match.ts'
import { contractTemplate } from './template/contract-template.ts'
import { contractText } from './template/contract-text.ts'
import { templatePages } from './template/template-pages.ts'
import { tradePlan } from './trade-plan/trade-plan.ts'
import { admissionRefusals } from './words/admission-refusals.ts'
import { backToBackRefusals } from './words/back-to-back-refusals.ts'
import { bankBranchWords } from './words/bank-branch.ts'
import { coalSpecWords } from './words/coal-spec.ts'
import { contractTemplateWords, contractTextWords } from './words/contract-template.ts'
import { contractWords } from './words/contract.ts'
import { accessMatchWords, counterpartyAccessWords, sanctionEntryWords } from './words/counterparty-access.ts'
import { counterpartyWords } from './words/counterparty.ts'
import { dataUsageRefusals, dataUsageWords } from './words/data-usage.ts'
import { exchangeRateWords } from './words/exchange-rate.ts'
import { goLiveRefusals } from './words/go-live-refusals.ts'
import { goLiveWords, openingContractWords } from './words/go-live.ts'
import { goodsWords } from './words/goods.ts'
import { indexPriceRefusals, indexPriceWords } from './words/index-price.ts'
import { portWords } from './words/port.ts'
import { priceIndexWords } from './words/price-index.ts'
import { qualityStandardWords } from './words/quality-standard.ts'
import { contractRefusals } from './words/refusals.ts'
import { sealUseWords } from './words/seal-use.ts'
import { barterSettlementWords, settlementWords } from './words/settlement.ts'
import { supplementaryAgreementWords } from './words/supplementary-agreement.ts'
import { supplyMatchWords } from './words/supply-match.ts'
import { templateRefusals } from './words/template-refusals.ts'
import { tradePlanWords } from './words/trade-plan.ts'

export { bankBranch } from './bank-branch.ts'
export { barterSettlement, type BarterSettlement } from './barter-settlement.ts'
export { contractExecution, type ContractUse } from './contract-execution.ts'
export { versionOfDay } from './contract-version.ts'
export { contract, type Contract } from './contract.ts'
export { counterparty, type Counterparty } from './counterparty.ts'
export { exchangeRate, rateTypes } from './exchange-rate.ts'
export { goLiveState, openingActions, openingStates } from './go-live/go-live-states.ts'
export { goLive } from './go-live/go-live.ts'
export { openingContract } from './go-live/opening-contract.ts'
export { goods, type Goods } from './goods.ts'
export { priceIndexQuote } from './price-index-quote.ts'
export { planMonths } from './trade-plan/plan-months.ts'
export { isOfWholeYear, wholeYear } from './whole-year.ts'
export { tradePlan } from './trade-plan/trade-plan.ts'
export { port } from './port.ts'
export { priceIndex } from './price-index.ts'
export { price } from './price-rights.ts'
export { pricedLots } from './quality/price-lots.ts'
export { indexPrice } from './index-pricing/index-price.ts'
export { coalSpec } from './quality/coal-spec.ts'
export { qualityStandard } from './quality/quality-standard.ts'
export { settledNetCny } from './settlement-net-amount.ts'
export { settlement, type Settlement } from './settlement.ts'
export { supplementaryAgreement } from './supplementary-agreement.ts'
export { lockedMatch, supplyMatch } from './supply-matching/supply-match.ts'
export {
  admittedCounterparty,
  contractState,
  counterpartyState,
  runningContract,
  settleableContract,
} from './contract-and-counterparty-states.ts'

/** Contracts and the counterparties they are made with. */
export const contracts = defineModule({
  name: 'contracts',
  sold: true,
  label: { zh: '合同管理', ru: 'Договоры', en: 'Contracts' },
  needs: [organisation],
  documents: {
    contract,
    counterparty,
    counterpartyAccess,
    accessMatch,
    contractTemplate,
    contractText,
    sanctionEntry,
    settlement,
    barterSettlement,
    exchangeRate,
    goods,
    port,
    bankBranch,
    priceIndex,
    indexPrice,
    qualityStd: qualityStandard,
    coalSpec,
    supplementaryAgreement,
    sealUse,
    dataUsage,
    tradePlan,
    supplyMatch,
    goLive,
    openingContract,
  },
  words: {
    contract: contractWords,
    counterparty: counterpartyWords,
    counterpartyAccess: counterpartyAccessWords,
    accessMatch: accessMatchWords,
    contractTemplate: contractTemplateWords,
    contractText: contractTextWords,
    sanctionEntry: sanctionEntryWords,
    settlement: settlementWords,
    barterSettlement: barterSettlementWords,
    exchangeRate: exchangeRateWords,
    goods: goodsWords,
    port: portWords,
    bankBranch: bankBranchWords,
    priceIndex: priceIndexWords,
    indexPrice: indexPriceWords,
    qualityStd: qualityStandardWords,
    coalSpec: coalSpecWords,
    supplementaryAgreement: supplementaryAgreementWords,
    sealUse: sealUseWords,
    dataUsage: dataUsageWords,
    tradePlan: tradePlanWords,
    supplyMatch: supplyMatchWords,
    goLive: goLiveWords,
    openingContract: openingContractWords,
  },
  refusals: {
    ...contractRefusals,
    ...backToBackRefusals,
    ...dataUsageRefusals,
    ...indexPriceRefusals,
    ...admissionRefusals,
    ...templateRefusals,
    ...goLiveRefusals,
  },
  dictionaries: { ...contractDictionaries, ...goLiveDictionaries },
  reports: [segmentContractSummary, groupContract, overdueContract],
  matchings: [supplyDemandBoard],
  alerts: contractAlerts,
  derivations: contractDerivations,
  calculators: [qualityTrialCalculator, indexPriceCalculator],
  series: [priceIndexQuote],
  pages: [...contractPages, ...admissionPages, ...templatePages, ...coalSpecPages, ...chargePages, ...goLivePages],
  grants: [...contractGrants, ...goLiveGrants],
  scopes: contractScopes,
})
