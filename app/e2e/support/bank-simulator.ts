const bank = process.env['BANK'] ?? ''
const gate = process.env['BANK_GATE'] ?? ''

interface Ledger {
  /** How often each request number has arrived. */
  readonly received: Readonly<Record<string, number>>
  readonly entries: readonly { readonly reqNo: string; readonly amount: string }[]
}

/** How often an order has reached the bank, and how often it moved money there. */
export async function countsAtBank(reqNo: string): Promise<{ readonly received: number; readonly moved: number }> {
  const ledger = (await (await fetch(`${bank}/ledger`)).json()) as Ledger // the operator's view of the simulator
  return {
    received: ledger.received[reqNo] ?? 0,
    moved: ledger.entries.filter((entry) => entry.reqNo === reqNo).length,
  }
}

/** Lets nobody reach the bank while `work` runs. */
export async function whileBankIsDown(work: () => Promise<void>): Promise<void> {
  await fetch(`${gate}/shut`)
  try {
    await work()
  } finally {
    await fetch(`${gate}/open`)
  }
}

/** The bank lets a payment through that it has kept waiting. */
export async function authoriseAtBank(reqNo: string): Promise<void> {
  await fetch(`${bank}/authorise/${reqNo}`, { method: 'POST' })
}
