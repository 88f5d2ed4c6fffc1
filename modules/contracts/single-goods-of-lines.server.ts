import { type Ctx, find } from '../../server/module-api.ts'
import { goods } from './goods.ts'

interface Line {
  readonly goods?: string | null
  readonly uom?: string | null
}

/** The goods that all tonnes of a paper are of, where it names no others and they are entered. */
export async function singleGoodsOfLines(ctx: Ctx, lines: readonly Line[]): Promise<string | null> {
  const names = [...new Set(lines.filter(({ uom }) => uom === 't').map((line) => line.goods?.trim() ?? ''))]
  const [name = ''] = names
  if (names.length !== 1 || name === '') return null
  const [named] = await find(ctx, goods, { goodsName: name })
  return named?.id ?? null
}
