import type { Ctx } from '../../platform/context/context.ts'
import type { CallAsked } from './system-list-request.ts'
import type { CallPlace, CallRow, CallSource } from './system-list-routes.ts'

interface Parts {
  readonly rows: (ctx: Ctx, asked: CallAsked, place: Pick<CallPlace, 'limit' | 'offset'>) => Promise<readonly CallRow[]>
  readonly count: (ctx: Ctx, asked: CallAsked, most: number) => Promise<number>
}

/** Rows and their number, each asked only where it is wanted. */
export function counted({ rows, count }: Parts): CallSource {
  return async (ctx, asked, { limit, offset, most }) => {
    const [found, total] = await Promise.all([
      limit === 0 ? [] : rows(ctx, asked, { limit, offset }),
      most === 0 ? 0 : count(ctx, asked, most),
    ])
    return { rows: found, total }
  }
}
