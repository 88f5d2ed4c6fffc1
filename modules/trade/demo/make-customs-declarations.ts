import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { sub } from '../../../core/values/decimal.ts'
import { dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, type Ctx, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { contract, goods } from '../../contracts/index.ts'
import { customsDeclaration } from '../customs-declaration.ts'
import { logisticsBill, type LogisticsBill } from '../logistics-bill.ts'
import { makeCustomsTaxCertificates } from './make-customs-tax-certificates.ts'
import { licenceOf, makeImportLicences } from './make-import-licences.ts'

type Step = 'declare' | 'sendBack' | 'accept' | 'inspect' | 'assess' | 'release' | 'close'

interface DemoDeclaration {
  /** Who declares it. */
  readonly by: string
  /** The bill, by what its papers are numbered. */
  readonly of: Readonly<Partial<Record<'blNo' | 'waybillNo', string>>>
  readonly daysAgo: number
  readonly dutyRate: string
  readonly customsNo: string
  readonly steps: readonly Step[]
  /** Tonnes of other goods among it, under the same licence. */
  readonly beside?: { readonly goodsCode: string; readonly tonnes: string }
  /** Days ago on which its certificates of duty and of VAT were issued. */
  readonly issued?: readonly [duty: number, vat: number]
}

const taxed = ['declare', 'accept', 'assess'] as const

/** Imports in every office’s hands: closed, waiting for the tax, declared, returned and in draft. */
const declarations: readonly DemoDeclaration[] = [
  {
    by: 'sealog',
    of: { blNo: 'VYP2608-01' },
    daysAgo: 11,
    dutyRate: '6',
    customsNo: '090420261004408817',
    steps: ['declare', 'accept', 'inspect', 'assess', 'release', 'close'],
    issued: [11, 11],
    beside: { goodsCode: 'M5500', tonnes: '1200' },
  },
  {
    by: 'sealog',
    of: { blNo: 'VYP2609-02' },
    daysAgo: 18,
    dutyRate: '6',
    customsNo: '090420261004409126',
    steps: taxed,
    issued: [17, 12],
  },
  {
    by: 'sealog',
    of: { blNo: 'VYP2610-01' },
    daysAgo: 1,
    dutyRate: '6',
    customsNo: '',
    steps: [],
    beside: { goodsCode: 'M5500', tonnes: '800' },
  },
  {
    by: 'tjlog',
    of: { waybillNo: '28914406' },
    daysAgo: 3,
    dutyRate: '3',
    customsNo: '190320261002207715',
    steps: ['declare'],
  },
  {
    by: 'tjlog',
    of: { waybillNo: '28914518' },
    daysAgo: 1,
    dutyRate: '3',
    customsNo: '',
    steps: ['declare', 'sendBack'],
  },
]

/** Customs declarations of the bills from abroad. */
export async function makeCustomsDeclarations(demo: DemoContext): Promise<void> {
  const stories = declarations.map((declaration) =>
    demo.story(`报关单 ${Object.values(declaration.of).join()}`, () => makeDeclaration(demo, declaration)),
  )
  await Promise.all([...makeImportLicences(demo, declarations), ...stories])
}

async function makeDeclaration(
  demo: DemoContext,
  { by, of, daysAgo, dutyRate, ...rest }: DemoDeclaration,
): Promise<void> {
  const when = demo.now - daysAgo * dayMs
  const day = addDays(dayOfMs(demo.now), -daysAgo)
  let made = await demo.as(by, when, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const [bill] = await find(all, logisticsBill, of)
    if (bill === undefined) throw new Error('a declaration names a bill of the demonstration')
    const [under] = await find(all, contract, { id: bill.contractId }, { lines: true })
    return save(ctx, customsDeclaration, {
      ...termsOf(bill),
      licenceId: await licenceOf(all, bill, day),
      currency: under?.currency ?? 'CNY',
      declareDate: day,
      items: await itemsOf(all, bill, under?.items?.[0]?.unitPrice ?? '500', { dutyRate, beside: rest.beside }),
    })
  })
  const asked: Partial<Record<Step, Readonly<Record<string, Json>>>> = {
    sendBack: { reason: '随附单证缺少原产地证，请补齐后重新申报' },
    accept: { customsNo: rest.customsNo },
  }
  for (const step of rest.steps) {
    // It goes on once the treasury has paid what customs asked for.
    const at = step === 'release' || step === 'close' ? when + 2 * dayMs : when
    made = await demo.as(by, at, async (ctx) =>
      act(ctx, customsDeclaration, made.id, step, {
        ver: (await get(ctx, customsDeclaration, made.id)).ver,
        ...asked[step],
      }),
    )
    if (step === 'assess' && rest.issued !== undefined)
      await makeCustomsTaxCertificates(demo, {
        by,
        declarationId: made.id,
        customsNo: rest.customsNo,
        issued: rest.issued,
      })
  }
}

function termsOf({ id, mode }: LogisticsBill) {
  return { billId: id, superviseMode: mode === 'rail' ? '4019' : '0110' }
}

/** The whole bill is declared: as one item, or with other goods among it as two. */
async function itemsOf(
  all: Ctx,
  { goodsId, billQty, loadCountry }: LogisticsBill,
  unitPrice: string,
  { dutyRate, beside }: Pick<DemoDeclaration, 'dutyRate' | 'beside'>,
) {
  const common = { uom: 't', unitPrice, dutyRate, originCountry: loadCountry }
  const spec = '未制成型；发热量以检验证书为准'
  if (beside === undefined) return [{ ...common, goodsId, qty: billQty, spec }]
  const [other] = await find(all, goods, { goodsCode: beside.goodsCode })
  if (other === undefined) throw new Error('a declaration names goods of the demonstration')
  return [
    { ...common, goodsId, qty: sub(billQty, beside.tonnes), spec },
    { ...common, goodsId: other.id, qty: beside.tonnes, spec },
  ]
}
