import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'

const most = 30

/** What the badges of the menu show: one call for all that the caller's menu names. */
export function counterRoutes(app: FastifyInstance): void {
  app.get('/api/system/menu/badges', { config: { session: true, background: true } }, async (request) => {
    const input = readInput(request, request.query)
    const codes = [...new Set(input.text('codes').split(','))]
    input.finish()
    if (codes.length > most) throw new Refusal('request.malformed', {}, { status: 400 })
    const { ctx } = request
    const counts = await Promise.all(
      codes.map(async (code) => [code, (await ctx.running.counts.get(code)?.(ctx)) ?? 0] as const),
    )
    return Object.fromEntries(counts)
  })
}
