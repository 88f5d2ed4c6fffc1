import { defineServer } from '../../server/define.ts'
import { companyRanking, keyFigures } from './group-overview.server.ts'
import { consolidation } from './index.ts'

/** The server side of the summaries of the group. */
export const consolidationServer = defineServer(consolidation, { widgets: { keyFigures, companyRanking } })
