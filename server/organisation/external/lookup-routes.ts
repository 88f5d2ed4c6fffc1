import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { accountFor, type CompanyLookup, signedAddress } from '../../platform/config/company-lookup.ts'
import { readInput } from '../../platform/http/input.ts'
import { audited } from '../../records/audit/audited.ts'

/** EXT-01: the way to the company-information service, signed here and written down. */
export function lookupRoutes(lookup: CompanyLookup | undefined) {
  return (app: FastifyInstance): void => {
    app.post('/api/external/company', { config: { session: true } }, async (request) => {
      const read = readInput(request, request.body)
      const keyword = read.text('keyword', { max: 100 })
      read.finish()
      if (lookup === undefined) throw new Refusal('lookup.off')
      const { ctx } = request
      const account = accountFor(lookup, ctx.actor.permissions)
      await audited(ctx, { verb: 'external.company', title: keyword, detail: { account } })
      return { address: signedAddress(lookup, account, keyword, ctx.now) }
    })
  }
}
