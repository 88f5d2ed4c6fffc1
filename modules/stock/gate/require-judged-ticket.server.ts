import { type Ctx, find, Refusal } from '../../../server/module-api.ts'
import { ticketState, weighTicket } from '../../trade/index.ts'
import type { StockOut } from '../stock-out.ts'
import { gatePass } from './gate-pass.ts'

/** What a lorry took is booked once the ticket of its weighing counts. */
export async function requireJudgedTicket(ctx: Ctx, { id }: StockOut): Promise<void> {
  const all = ctx.withoutScope('what is fetched by a release binds everybody')
  const [pass] = await find(all, gatePass, { stockOutId: id }, { limit: 1 })
  if (!pass?.ticketId) return
  const [ticket] = await find(all, weighTicket, { id: pass.ticketId })
  if (ticket === undefined || ticket.status === ticketState.valid) return
  const code = ticket.status === ticketState.quarantined ? 'gate.ticket-quarantined' : 'gate.ticket-void'
  throw new Refusal(code, { number: ticket.ticketNo }, { status: 409 })
}
