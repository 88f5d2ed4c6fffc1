import { defineServer, type ServerModule } from '../../server/module-api.ts'
import { CannotStart } from '../../server/platform/process/cannot-start.ts'
import { everyLedgerProblem } from '../every-ledger-problem.ts'
import { tellTradeYear } from './trade-year.ts'

/**
 * The year of trade as a part of a demonstration. At each close all ledgers have to agree; else the demonstration ends
 * there, and is none.
 */
export function yearPart(
  scale: number,
  servers: readonly ServerModule[],
  say: (month: string, seconds: number) => void,
): ServerModule {
  const begun = performance.now()
  return defineServer(
    { name: 'tradeYear' },
    {
      demo: (demo) =>
        tellTradeYear(demo, {
          scale,
          // What is set aside for bad debts is of the last two months, and on the first days of a month the cashier
          // still matches entries of the one before them.
          leftOpen: 3,
          afterClose: async (ctx, month) => {
            const problems = await everyLedgerProblem(ctx.sql, servers)
            if (problems.length > 0)
              throw new CannotStart(
                `the ledgers do not agree at the close of ${month}: ${problems.slice(0, 10).join('; ')}`,
              )
            say(month, (performance.now() - begun) / 1_000)
          },
        }),
    },
  )
}
