import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import type { CompanyLookup } from '../../platform/config/lookup-config.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { lookupAccount, lookupAddress } from './company-lookup-address.ts'

/** EXT-01: the way to the company-information service, signed here and written down. */
export function lookupRoutes(lookup: CompanyLookup | undefined) {
  return (app: FastifyInstance): void => {
    app.post('/api/external/company', { config: { session: true } }, async (request) => {
      const read = readInput(request, request.body)
      const keyword = read.text('keyword', { max: 100 })
      read.finish()
      if (lookup === undefined) throw new Refusal('lookup.off')
      const { ctx } = request
      const account = lookupAccount(lookup, ctx.actor.permissions)
      await audited(ctx, { verb: 'external.company', title: keyword, detail: { account } })
      return { address: lookupAddress(lookup, account, keyword, ctx.now) }
    })
  }
}
