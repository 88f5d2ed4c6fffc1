import { type Ctx, noteOutside, type OutsideCalls, OutsideFailure, reachOfAdapter } from '../../server/module-api.ts'
import { bankAdapter } from './bank-adapter.ts'
import type { Answer, BankAdapter } from './bank/bank-interface.ts'
import { httpBankAdapter } from './bank/http-bank-adapter.server.ts'

/** The bank as it is reached, and the secret by which its pushes are known. */
interface BankPort {
  /** Null leaves payments unsent. */
  readonly adapter: BankAdapter | null
  readonly callbackSecret: string | null
}

let instead: BankPort | null = null

/** The bank as its settings, or else the operator, say now. */
export async function bankOf(ctx: Ctx): Promise<BankPort> {
  if (instead !== null) return instead
  const { address, settings } = await reachOfAdapter(ctx, bankAdapter)
  const secret = settings['bank.callbackSecret'] ?? ''
  return {
    adapter: address === '' ? null : httpBankAdapter({ url: address }),
    callbackSecret: secret === '' ? null : secret,
  }
}

/** Puts another bank in its place, as tests and the demonstration do; answers how to put back what was before. */
export function setBank(next: BankPort): () => void {
  const before = instead
  instead = next
  return () => {
    instead = before
  }
}

/** How a bank is probed: any readable report is an answer, also that it does not know the number. */
export const bankCalls: OutsideCalls<Ctx> = {
  answers: {
    ask: async ({ address }) => {
      const wrong = wrongIn(await httpBankAdapter({ url: address }).query('PROBE'))
      if (wrong !== null) throw new OutsideFailure(wrong.reason, wrong.detail)
      return null
    },
  },
}

/** Keeps how an order or a question went, for the page of what lies outside. */
export function noteAnswer(ctx: Ctx, call: 'send' | 'query', answer: Answer): Promise<void> {
  return noteOutside(ctx, bankAdapter, call, wrongIn(answer))
}

/** The same of a statement. */
export function noteStatement(ctx: Ctx, isThere: boolean): Promise<void> {
  const wrong = { reason: 'unreachable', detail: 'bank.statement-unavailable' } as const
  return noteOutside(ctx, bankAdapter, 'statement', isThere ? null : wrong)
}

function wrongIn(answer: Answer) {
  if (answer.kind === 'report') return null
  const { cause, detail = answer.cause } = answer
  const reasons = { timeout: 'timeout', unreadable: 'unreadable' } as const
  const reason = cause === 'timeout' || cause === 'unreadable' ? reasons[cause] : 'unreachable'
  return { reason, detail } as const
}
