import { defineServer } from '../../server/define.ts'
import { companyRules } from './company.server.ts'
import { organisation } from './index.ts'

/** The server side of the organisation. */
export const organisationServer = defineServer(organisation, { rules: [companyRules] })
