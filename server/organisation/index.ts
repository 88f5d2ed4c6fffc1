import type { Sessions } from '../identity/session/create-sessions.ts'
import type { Site } from '../identity/session/public-site-info.ts'
import type { CompanyLookup } from '../platform/config/lookup-config.ts'
import type { Room } from '../platform/context/server-component.ts'
import type { AllowedOrigins } from '../platform/http/allowed-origins.ts'
import type { RefusalWords } from '../platform/http/refusal-text.ts'
import { accountChanges } from './account/account-change-count.ts'
import { accountJobs } from './account/account-jobs.ts'
import { accountTasks } from './account/account-requests.ts'
import { accountNotices, accountRefusals } from './account/words.ts'
import { lookupRoutes } from './company-lookup/company-lookup-routes.ts'
import { lookupWords } from './company-lookup/words.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { embedWords } from './embed/words.ts'
import { organisationRoutes } from './lookups/organisation-routes.ts'
import { sessionRoutes } from './my-account/session-routes.ts'
import { onlineRoutes } from './online/online-routes.ts'
import { settingRoutes } from './settings/setting-routes.ts'
import { skinRoutes } from './skin/skin-routes.ts'
import { departmentRules } from './structure/department-rules.ts'
import { personRules } from './structure/person-rules.ts'

interface OrganisationServices {
  readonly sessions: Sessions
  readonly site: Site
  /** Address of the product where no setting says it. */
  readonly base: string
  readonly companyLookup: CompanyLookup | undefined
}

interface SigningIn {
  readonly sessions: Sessions
  readonly words: RefusalWords
  readonly site: Site
  readonly https: boolean
  readonly origins: () => Promise<AllowedOrigins>
}

/** People and units, their accounts, and how they come in. */
export const organisation: Room<OrganisationServices, SigningIn> = {
  words: [accountRefusals, embedWords, lookupWords],
  rules: [departmentRules, personRules],
  notices: accountNotices,
  counters: { accountRequests: async (ctx) => (await accountTasks(ctx)).length },
  measures: { 'ACC-CHG': accountChanges },
  tasks: { accountRequests: accountTasks },
  serviceJobs: ({ sessions, site, base }) => [accountJobs({ sessions, site, base })],
  serverRoutes: ({ origins, ...parts }) => [
    sessionRoutes(parts),
    organisationRoutes,
    embedRoutes(parts.sessions, origins),
  ],
  routes: ({ companyLookup }) => [lookupRoutes(companyLookup), onlineRoutes, settingRoutes, skinRoutes],
}
