import { BadSetting, bankOptions } from './settings.ts'
import { startBank } from './start.ts'

try {
  const running = await startBank(bankOptions(process.env))
  process.stdout.write(`模拟银行 ${running.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
} catch (error) {
  const why =
    error instanceof BadSetting
      ? `${error.message}: wrong value`
      : error instanceof Error
        ? error.message
        : 'cannot start'
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
