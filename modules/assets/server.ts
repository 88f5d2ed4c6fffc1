import { defineServer } from '../../server/module-api.ts'
import { assetRules } from './asset.server.ts'
import { makeAssets } from './demo/make-assets.ts'
import { depreciationPart } from './depreciation.server.ts'
import { assetsModule } from './index.ts'

/** The server side of the assets. */
export const assetsServer = defineServer(assetsModule, {
  rules: [assetRules],
  demo: makeAssets,
  runs: { depreciationRun: depreciationPart },
})
