import type { BankAdapter } from './bank/adapter.ts'
import { httpBankAdapter } from './bank/http-bank-adapter.server.ts'

/** The bank that this process talks to, and the secret by which its pushes are known. */
interface BankPort {
  readonly adapter: BankAdapter | null
  readonly callbackSecret: string | null
}

let port: BankPort = { adapter: null, callbackSecret: null }

/** The bank as it is connected now; without an adapter nothing is ever sent. */
export function bank(): BankPort {
  return port
}

/**
 * Connects the bank at an address, once at start; null leaves payments unsent. Answers how to put back what was before.
 */
export function connectBank(url: string | null, callbackSecret: string | null = null): () => void {
  return setBank({ adapter: url === null ? null : httpBankAdapter({ url }), callbackSecret })
}

/** Connects any adapter; tests give their own. */
export function setBank(next: BankPort): () => void {
  const before = port
  port = next
  return () => {
    port = before
  }
}
