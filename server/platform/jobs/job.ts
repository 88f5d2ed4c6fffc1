import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../context/context.ts'

/** Work that is done behind a request or by the clock. */
export interface Job {
  /** When it runs by itself, in cron's five fields of Asia/Shanghai; absent when only asked for. */
  readonly cron?: string
  /** What it does, for whoever looks after it; of every job that runs by itself. */
  readonly label?: Words
  readonly run: (ctx: Ctx, payload: Json) => Promise<void>
}
