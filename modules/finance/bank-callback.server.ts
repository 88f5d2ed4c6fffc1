import type { FastifyInstance } from 'fastify'
import { type Ctx, find, isSigned, now, Refusal, systemContext } from '../../server/module-api.ts'
import { apply } from './bank-jobs.server.ts'
import { bankPayment } from './bank-payment.ts'
import type { Report } from './bank/bank-interface.ts'
import { readPain002 } from './bank/pain002.ts'
import { UnreadableMessage } from './bank/read-xml.ts'
import { bankOf } from './connected-bank.server.ts'

/** Header in which the bank signs what it pushes. */
const callbackSignatureHeader = 'x-bank-signature'

/** POST /api/bank/callback: status reports that the bank pushes, known by their signature alone. */
export function bankCallback(app: FastifyInstance): void {
  // In this scope only: everywhere else XML stays 415.
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/api/bank/callback', { config: { public: true } }, async (request) => {
    const body = typeof request.body === 'string' ? request.body : ''
    const ctx = systemContext(app.pool, app.running, now(), 'the bank reports')
    const { callbackSecret } = await bankOf(ctx)
    const signature = request.headers[callbackSignatureHeader]
    if (
      callbackSecret === null ||
      !isSigned(typeof signature === 'string' ? signature : undefined, body, callbackSecret, now())
    ) {
      throw new Refusal('bank-payment.callback-unsigned', {}, { status: 401 })
    }
    for (const report of reportsIn(body)) await hear(ctx, report)
    return null
  })
}

/** A report about a number that is not ours is passed over: the bank need not send it again. */
async function hear(ctx: Ctx, report: Report): Promise<void> {
  const [payment] = await find(ctx, bankPayment, { reqNo: report.reqNo })
  if (payment !== undefined && payment.sendTime !== null) await apply(ctx, payment, 'callback', report)
}

function reportsIn(body: string): readonly Report[] {
  try {
    return readPain002(body)
  } catch (error) {
    if (error instanceof UnreadableMessage) throw new Refusal('request.malformed', {}, { status: 400 })
    throw error
  }
}
