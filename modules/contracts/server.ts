import { defineServer } from '../../server/module-api.ts'
import { accessMatchRules } from './admission/access-match.server.ts'
import { counterpartyAccessRules } from './admission/counterparty-access.server.ts'
import { backToBackRules } from './back-to-back-contract.server.ts'
import { bankBranchRules } from './bank-branch.server.ts'
import { barterContractRules, barterRules } from './barter-settlement.server.ts'
import { contractRules } from './contract.server.ts'
import { counterpartyRules } from './counterparty.server.ts'
import { dataUsageRules } from './data-usage/data-usage.server.ts'
import { demoContracts } from './demo/contracts.ts'
import { makeAdmissions } from './demo/make-admissions.ts'
import { makeAgreements } from './demo/make-agreements.ts'
import { makeBankBranches } from './demo/make-bank-branches.ts'
import { makeBarter } from './demo/make-barter.ts'
import { makeCoalSpecs } from './demo/make-coal-specs.ts'
import { makeContractTemplates } from './demo/make-contract-templates.ts'
import { makeContracts } from './demo/make-contracts.ts'
import { makeDataUsage } from './demo/make-data-usage.ts'
import { makeGoLive } from './demo/make-go-live.ts'
import { makeGoods } from './demo/make-goods.ts'
import { makeIndexPrices } from './demo/make-index-prices.ts'
import { makeIndices } from './demo/make-indices.ts'
import { makeLinkedContracts } from './demo/make-linked-contracts.ts'
import { makeMatches } from './demo/make-matches.ts'
import { makeParties } from './demo/make-parties.ts'
import { makePorts } from './demo/make-ports.ts'
import { makeQualityStandards } from './demo/make-quality-standards.ts'
import { makeRates } from './demo/make-rates.ts'
import { makeSealUses } from './demo/make-seal-uses.ts'
import { makeSettlements } from './demo/make-settlements.ts'
import { makeTradePlans } from './demo/make-trade-plans.ts'
import { rareContracts } from './demo/rare-contracts.ts'
import { exchangeRateRules } from './exchange-rate.server.ts'
import { goLiveRoutes } from './go-live/go-live-routes.server.ts'
import { goLiveRules } from './go-live/go-live.server.ts'
import { openingContractRules } from './go-live/opening-contract.server.ts'
import { postGoLive } from './go-live/post-go-live.server.ts'
import { indexPriceRules } from './index-pricing/index-price.server.ts'
import { priceByIndex } from './index-pricing/price-by-index.ts'
import { contracts } from './index.ts'
import { overdueContractRows } from './overdue-contract.server.ts'
import { coalSpecRules } from './quality/coal-spec.server.ts'
import { qualityStandardRules } from './quality/quality-standard.server.ts'
import { qualityTrial } from './quality/quality-trial.ts'
import { sealUseRules } from './seal-use.server.ts'
import { settlementRules } from './settlement.server.ts'
import { staleRates } from './stale-rates.server.ts'
import { agreementRules } from './supplementary-agreement.server.ts'
import { matchedContractRules, supplyMatchRules } from './supply-matching/supply-match.server.ts'
import { contractTemplateRules } from './template/contract-template.server.ts'
import { contractTextRules, writtenContractRules } from './template/contract-text.server.ts'
import { tradeCircleRules } from './trade-circle.server.ts'
import { tradePlanRules } from './trade-plan/trade-plan.server.ts'

/** The server side of contracts. */
export const contractsServer = defineServer(contracts, {
  rules: [
    contractRules,
    backToBackRules,
    tradeCircleRules,
    counterpartyRules,
    counterpartyAccessRules,
    accessMatchRules,
    contractTemplateRules,
    contractTextRules,
    writtenContractRules,
    settlementRules,
    barterRules,
    barterContractRules,
    exchangeRateRules,
    agreementRules,
    sealUseRules,
    dataUsageRules,
    indexPriceRules,
    qualityStandardRules,
    coalSpecRules,
    bankBranchRules,
    tradePlanRules,
    supplyMatchRules,
    matchedContractRules,
    goLiveRules,
    openingContractRules,
  ],
  routes: goLiveRoutes,
  jobs: { goLiveRows: { run: postGoLive } },
  calculators: { qualityTrial, priceByIndex },
  reports: { overdueContract: overdueContractRows },
  alerts: { 'FX-STALE': staleRates },
  demo: async (demo) => {
    const agreed = demoContracts(demo.random)
    // What a settlement is of is known by its goods.
    await makeGoods(demo)
    await Promise.all([
      makePorts(demo),
      makeParties(demo),
      makeRates(demo),
      makeContracts(demo, [...agreed, ...rareContracts]),
      makeSettlements(demo, agreed),
      makeBarter(demo),
      demo.story('背靠背合同', () => makeLinkedContracts(demo)),
      makeAgreements(demo),
      makeSealUses(demo),
      makeDataUsage(demo),
      demo.story('客商准入', () => makeAdmissions(demo)),
      demo.story('合同范本', () => makeContractTemplates(demo)),
      makeIndices(demo).then(() => makeIndexPrices(demo)),
      makeQualityStandards(demo),
      makeCoalSpecs(demo),
      makeBankBranches(demo),
      makeTradePlans(demo),
      makeMatches(demo),
      demo.story('上线期初', () => makeGoLive(demo)),
    ])
  },
})
