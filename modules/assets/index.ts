import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { asset } from './asset.ts'
import { depreciation, depreciationRun, monthlyDepreciation } from './depreciation.ts'
import { assetDictionaries } from './dictionaries.ts'
import { assetGrants, assetScopes } from './grants.ts'
import { assetPages } from './pages.ts'
import { assetWords } from './words/asset.ts'
import { depreciationRunWords, depreciationWords } from './words/depreciation.ts'
import { assetRefusals } from './words/refusals.ts'

/** What the companies own and use, and what it loses month by month. */
export const assetsModule = defineModule({
  name: 'assets',
  sold: true,
  label: { zh: '资产管理', ru: 'Активы', en: 'Assets' },
  needs: [organisation],
  documents: { asset, depreciationRun, depreciation },
  words: { asset: assetWords, depreciationRun: depreciationRunWords, depreciation: depreciationWords },
  refusals: assetRefusals,
  dictionaries: assetDictionaries,
  runs: [monthlyDepreciation],
  pages: assetPages,
  grants: assetGrants,
  scopes: assetScopes,
})
