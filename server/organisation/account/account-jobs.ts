import { languageOf } from '../../../core/values/language.ts'
import { deliverSms } from '../../identity/session/account-message-gateway.ts'
import type { Sessions } from '../../identity/session/create-sessions.ts'
import { sendLink } from '../../identity/session/password-link.ts'
import type { Site } from '../../identity/session/public-site-info.ts'
import { configuredSite } from '../../identity/session/read-site-settings.ts'
import type { JobGroup } from '../../platform/context/server-component.ts'
import { requireReachable } from './account-actions.ts'

/** The job that makes a password link and sends it: outside a request only it knows what carries messages. */
export const linkJob = 'account.link'

interface LinkJobParts {
  readonly sessions: Sessions
  readonly site: Site
  /** Address of the product where no setting says it. */
  readonly base: string
}

/** What is done for accounts once the transaction that asked for it has committed. */
export function accountJobs({ sessions, site, base }: LinkJobParts): JobGroup {
  return {
    module: 'account',
    jobs: {
      link: {
        async run(ctx, payload) {
          const { personId, madeBy, lang } = payload as {
            readonly personId: string
            readonly madeBy: string
            readonly lang: string
          } // as askLink has put it
          const { tel } = await requireReachable(ctx, personId)
          const { url } = await configuredSite(sessions.pool, site)
          await sendLink(sessions.pool, {
            personId,
            tel,
            madeBy,
            lang: languageOf(lang),
            at: ctx.now,
            site: (url || base).replace(/\/+$/, ''),
          })
          await deliverSms(sessions.pool, sessions)
        },
      },
    },
  }
}
