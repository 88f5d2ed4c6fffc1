import { Refusal } from '../../../core/words/refusal.ts'
import type { Answer, BankAdapter } from './bank-interface.ts'
import { callBank } from './call-bank.server.ts'
import type { BankConnection, Reply } from './call-bank.server.ts'
import { readCamt053 } from './camt053.ts'
import { pain001 } from './pain001.ts'
import { readPain002Of } from './pain002.ts'
import { UnreadableMessage } from './read-xml.ts'

/**
 * A bank reached over HTTP with ISO 20022 bodies: POST payments (pain.001 -> pain.002), GET payments/{reqNo}
 * (pain.002), GET statements/{account}?day= (camt.053). It holds no state and touches no database; `send`
 * refuses an instruction that breaks the message's limits before any connection is made.
 */
export function httpBankAdapter(connection: BankConnection): BankAdapter {
  return {
    send: async (instruction) =>
      read(await callBank(connection, 'POST', 'payments', pain001(instruction)), instruction.reqNo),
    query: async (reqNo) => read(await callBank(connection, 'GET', `payments/${encodeURIComponent(reqNo)}`), reqNo),
    statement: async (account, day) => {
      const reply = await callBank(connection, 'GET', `statements/${encodeURIComponent(account)}?day=${day}`)
      if (reply.kind !== 'reply' || reply.status !== 200) throw unavailable()
      return readOr(() => readCamt053(reply.body, account), unavailable)
    },
  }
}

// Whatever the HTTP status, only a readable report is an answer: a 502 of some proxy must not pass for a refusal.
function read(reply: Reply, reqNo: string): Answer {
  if (reply.kind !== 'reply') return reply
  return readOr<Answer>(
    () => readPain002Of(reply.body, reqNo),
    (why) => ({ kind: 'no-answer', cause: 'unreadable', detail: `HTTP ${reply.status}: ${why}` }),
  )
}

function readOr<T>(reading: () => T, otherwise: (why: string) => T | Refusal): T {
  try {
    return reading()
  } catch (error) {
    if (!(error instanceof UnreadableMessage)) throw error
    const instead = otherwise(error.message)
    if (instead instanceof Refusal) throw instead
    return instead
  }
}

function unavailable(): Refusal {
  return new Refusal('bank.statement-unavailable', {}, { status: 503 })
}
