import { affairsServer } from '../modules/affairs/server.ts'
import { assetsServer } from '../modules/assets/server.ts'
import { assistantServer } from '../modules/assistant/server.ts'
import { consolidationServer } from '../modules/consolidation/server.ts'
import { contractsServer } from '../modules/contracts/server.ts'
import { energyServer } from '../modules/energy/server.ts'
import { engineeringServer } from '../modules/engineering/server.ts'
import { financeServer } from '../modules/finance/server.ts'
import { formsServer } from '../modules/forms/server.ts'
import { heatingServer } from '../modules/heating/server.ts'
import { officeServer } from '../modules/office/server.ts'
import { organisationServer } from '../modules/organisation/server.ts'
import { profitServer } from '../modules/profit/server.ts'
import { questionnaireServer } from '../modules/questionnaire/server.ts'
import { rightsServer } from '../modules/rights/server.ts'
import { riskServer } from '../modules/risk/server.ts'
import { scheduleServer } from '../modules/schedule/server.ts'
import { shippingServer } from '../modules/shipping/server.ts'
import { stockServer } from '../modules/stock/server.ts'
import { systemServer } from '../modules/system/server.ts'
import { tradeServer } from '../modules/trade/server.ts'
import { workflowServer } from '../modules/workflow/server.ts'
import type { ServerModule } from '../server/module-api.ts'

/** The server sides of the modules, in the order of app/modules.ts. */
export const servers: readonly ServerModule[] = [
  organisationServer,
  rightsServer,
  systemServer,
  workflowServer,
  formsServer,
  officeServer,
  contractsServer,
  financeServer,
  tradeServer,
  stockServer,
  profitServer,
  energyServer,
  assetsServer,
  shippingServer,
  heatingServer,
  riskServer,
  consolidationServer,
  questionnaireServer,
  scheduleServer,
  affairsServer,
  engineeringServer,
  assistantServer,
]
