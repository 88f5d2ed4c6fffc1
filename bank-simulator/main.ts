import { BadSetting, bankOptions } from './settings.ts'
import { startBank } from './start.ts'

try {
  const running = await startBank(bankOptions(process.env))
  process.stdout.write(`模拟银行 ${running.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}

function reasonOf(error: unknown): string {
  if (error instanceof BadSetting) return `${error.message}: wrong value`
  return error instanceof Error ? error.message : 'cannot start'
}
