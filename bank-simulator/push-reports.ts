import { createHmac } from 'node:crypto'
import { writePain002 } from './iso20022-messages.ts'
import type { StatusReport } from './payment-order.ts'
import type { BankOptions } from './settings.ts'

/**
 * Sends reports to the payer one after another, in the order given, each a signed pain.002. A payer that does not
 * listen is not asked again: he can always query.
 */
export function reportPusher(
  callback: BankOptions['callback'],
  now: () => number,
): (reports: readonly StatusReport[]) => void {
  let last = Promise.resolve()
  return (reports) => {
    if (callback === null) return
    for (const report of reports) last = last.then(() => push(callback, writePain002(report, now())))
  }
}

async function push({ url, secret }: NonNullable<BankOptions['callback']>, body: string): Promise<void> {
  // The signature carries the real time: the payer refuses old ones, whatever the bank's clock shows.
  const time = Date.now()
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'x-bank-signature': `t=${time},v1=${signature}` }
  await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )
}
