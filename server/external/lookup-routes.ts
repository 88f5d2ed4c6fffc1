import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../core/refusal.ts'
import { audited } from '../audit/audited.ts'
import { readInput } from '../http/input.ts'
import { accountFor, type CompanyLookup, signedAddress } from './company-lookup.ts'

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
