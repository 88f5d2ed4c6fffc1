import { type DemoContext, find, save } from '../../../server/module-api.ts'
import { priceIndex } from '../../contracts/index.ts'
import { importParityScheme } from '../import-parity-scheme.ts'

/** Name, index abroad and at home, freight in dollars a tonne, duty, port charges in yuan a tonne. */
const schemes = [
  ['东方港—北方港 5500', 'VOST5500', 'CCI5500', '9.5', '6', '28'],
  ['纽卡斯尔—华南 6000', 'NEWC', 'CECI5500', '14.2', '0', '32'],
  ['ARA—华南 6000', 'API2', 'CECI5500', '31', '6', '32'],
] as const

/** By which schemes traders see whether importing pays. */
export function makeImportParitySchemes(demo: DemoContext): Promise<void> {
  return demo.as('seabuy', demo.now, async (ctx) => {
    const indices = new Map((await find(ctx, priceIndex, {})).map(({ idxCode, id }) => [idxCode, id]))
    for (const [schemeName, abroad, home, freight, dutyPct, portFee] of schemes)
      await save(ctx, importParityScheme, {
        schemeName,
        foreignIndex: indices.get(abroad) ?? '',
        domesticIndex: indices.get(home) ?? '',
        freight,
        dutyPct,
        portFee,
      })
  })
}
