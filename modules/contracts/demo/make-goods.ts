import { type DemoContext, save } from '../../../server/module-api.ts'
import { goods } from '../goods.ts'

const coals = [
  ['M5500', '动力煤 Q5500', 'Уголь энергетический 5500', 'Thermal coal 5500', '2701129000', 'mwa', '6'],
  [
    'M6000',
    '俄罗斯动力煤 Q6000',
    'Уголь энергетический 6000 (РФ)',
    'Russian thermal coal 6000',
    '2701129000',
    'batch',
    '6',
  ],
  ['JM-G', '气焦煤', 'Уголь коксующийся ГЖ', 'Gas coking coal', '2701121000', 'fifo', '3'],
  ['HM4000', '褐煤 Q4000', 'Уголь бурый 4000', 'Brown coal 4000', '2702100000', 'batch', '3'],
] as const

/** The goods that are bought and sold, on their way and in stock. */
export function makeGoods(demo: DemoContext): Promise<void> {
  return demo.as('findir', demo.start, async (ctx) => {
    for (const [goodsCode, goodsName, goodsNameRu, goodsNameEn, hsCode, costMethod, dutyRate] of coals) {
      const values = {
        goodsCode,
        goodsName,
        goodsNameRu,
        goodsNameEn,
        hsCode,
        costMethod,
        dutyRate,
        superviseCond: '7A',
      }
      await save(ctx, goods, values)
    }
  })
}
