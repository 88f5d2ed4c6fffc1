import type { Ctx } from '../../../server/module-api.ts'
import { singleGoodsOfLines } from '../single-goods-of-lines.server.ts'
import { netTonnePrice, type Terms } from './net-price.ts'

interface Lines extends Terms {
  readonly items?:
    | readonly {
        readonly goods?: string | null
        readonly uom?: string | null
        readonly qty?: string | null
        readonly unitPrice?: string | null
      }[]
    | null
}

/** By which goods and price a contract is matched: it is left alone where its tonnes are of several sorts. */
export async function tonnesOf(ctx: Ctx, terms: Lines) {
  return { goodsId: await singleGoodsOfLines(ctx, terms.items ?? []), netPrice: netTonnePrice(terms) }
}
