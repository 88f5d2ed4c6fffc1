import { defineServer } from '../../server/define.ts'
import { contractRules } from './contract.server.ts'
import { counterpartyRules } from './counterparty.server.ts'
import { makeContracts } from './demo/make-contracts.ts'
import { makeParties } from './demo/make-parties.ts'
import { contracts } from './index.ts'

/** The server side of contracts. */
export const contractsServer = defineServer(contracts, {
  rules: [contractRules, counterpartyRules],
  demo: async (demo) => {
    await makeParties(demo)
    await makeContracts(demo)
  },
})
