import { join } from 'node:path'
import { demoPassword } from '../modules/organisation/demo/accounts.ts'
import { offeredAccounts } from '../modules/organisation/demo/offered-accounts.ts'
import { type Config, readConfig } from '../server/operate/config.ts'
import { openDatabase } from '../server/platform/database/open-database.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { sourcedStack } from '../server/platform/process/source-mapped-stack.ts'
import type { Booted } from './boot.ts'

const patience = 30_000

/**
 * Starts the product as the environment says and answers when it is ready; what keeps it from starting ends the
 * process.
 */
export async function start(): Promise<void> {
  try {
    const booting = bootBeside(readConfig(process.env))
    // From the first moment: whoever ends it while it comes up must not leave its database running.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave(booting))
    greet(await booting)
  } catch (error) {
    if (!(error instanceof CannotStart)) throw inItsSources(error)
    console.error(`Amur cannot start: ${error.message}`)
    process.exit(1)
  }
}

/** The database comes up while the rest of the program is read. */
async function bootBeside(config: Config): Promise<Booted> {
  const opening = openDatabase(config)
  // Whoever waits for it later is told what kept it from coming up.
  opening.catch(() => undefined)
  const { boot } = await import('./boot.ts')
  return boot(config, join(import.meta.dirname, '..'), { opening })
}

function inItsSources(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) error.stack = sourcedStack(error.stack)
  return error
}

function greet({ address, demo, firstPasswords }: Booted): void {
  console.log(`Amur is ready: ${address}`)
  if (demo) {
    console.log(`Demonstration accounts, all with the password ${demoPassword}:`)
    for (const { code, name, duty } of offeredAccounts())
      console.log(`  ${code.padEnd(12)}${name}  ${duty[0]} / ${duty[2]}`)
  }
  for (const { code, password } of firstPasswords)
    console.log(`  ${code}: ${password}  (valid for the first sign-in only)`)
}

async function leave(booting: Promise<Booted>): Promise<void> {
  // A second signal, or requests that never end, must not keep the process.
  process.once('SIGTERM', () => process.exit(1))
  setTimeout(() => process.exit(1), patience).unref()
  const { stop } = await booting
  await stop()
  process.exit(0)
}
