import { baseModule } from '../base/base-module.ts'
import type { Module } from '../core/description/module.ts'
import { affairs } from '../modules/affairs/index.ts'
import { assetsModule } from '../modules/assets/index.ts'
import { assistantModule } from '../modules/assistant/index.ts'
import { consolidation } from '../modules/consolidation/index.ts'
import { contracts } from '../modules/contracts/index.ts'
import { energy } from '../modules/energy/index.ts'
import { engineering } from '../modules/engineering/index.ts'
import { finance } from '../modules/finance/index.ts'
import { formsModule } from '../modules/forms/index.ts'
import { gallery } from '../modules/gallery/index.ts'
import { heating } from '../modules/heating/index.ts'
import { office } from '../modules/office/index.ts'
import { organisation } from '../modules/organisation/index.ts'
import { personal } from '../modules/personal/index.ts'
import { portal } from '../modules/portal/index.ts'
import { profit } from '../modules/profit/index.ts'
import { questionnaires } from '../modules/questionnaire/index.ts'
import { rights } from '../modules/rights/index.ts'
import { risk } from '../modules/risk/index.ts'
import { schedule } from '../modules/schedule/index.ts'
import { shipping } from '../modules/shipping/index.ts'
import { stockModule } from '../modules/stock/index.ts'
import { system } from '../modules/system/index.ts'
import { trade } from '../modules/trade/index.ts'
import { workflow } from '../modules/workflow/index.ts'

/** Every module of the product, a module after those it needs. */
export const modules: readonly Module[] = [
  baseModule,
  organisation,
  rights,
  system,
  office,
  workflow,
  formsModule,
  contracts,
  trade,
  finance,
  stockModule,
  profit,
  energy,
  assetsModule,
  shipping,
  heating,
  risk,
  consolidation,
  portal,
  personal,
  questionnaires,
  schedule,
  affairs,
  engineering,
  assistantModule,
  gallery,
]

/** The modules of this installation: a real one does without those that only show. */
export function modulesOf(demo: boolean): readonly Module[] {
  return demo ? modules : modules.filter(({ name }) => name !== gallery.name)
}
