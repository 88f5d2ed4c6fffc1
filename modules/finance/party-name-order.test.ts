import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyDocument } from '../../core/description/document.ts'
import type { FieldBase } from '../../core/description/field.ts'
import type { Lang } from '../../core/values/language.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { page, save } from '../../server/module-api.ts'
import { counterparty } from '../contracts/index.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, fundsWorld } from './testing/funds-world.ts'

let world: FundsWorld

const parties = [
  ['甲公司', 'Ёлка', 'Zeta'],
  ['乙公司', 'Байкал', 'Alpha'],
  ['丙公司', '', 'Mid'],
] as const
/** Paid in the name of a bank account that no counterparty is called by. */
const stranger = '丁公司'

beforeAll(async () => {
  world = await fundsWorld()
  const buyer = await world.ctx('seabuy')
  for (const [cpName, nameRu, nameEn] of parties) {
    await save(buyer, counterparty, {
      cpName,
      nameRu,
      nameEn,
      cpRole: ['supp'],
      cpNature: 'foreign',
      country: 'MN',
      accounts: [],
    })
  }
  for (const name of [...parties.map(([cpName]) => cpName), stranger]) {
    const { id } = await save(await world.ctx('seasales'), paymentPlan, world.plan())
    await world.pool.driver.query('update finance.payment_plan set payee_name = $1 where id = $2', [name, id])
  }
}, 120_000)
afterAll(() => world.close())

test.each<[Lang, readonly string[]]>([
  ['zh', ['丙公司', '丁公司', '甲公司', '乙公司']],
  ['ru', ['Байкал (乙公司)', 'Ёлка (甲公司)', '丁公司', '丙公司']],
  ['en', ['Alpha (乙公司)', 'Mid (丙公司)', 'Zeta (甲公司)', '丁公司']],
])(
  'LNG-01 in %s plans stand in the order of the payees that the list shows, window by window, both ways',
  async (lang, names) => {
    expect(await listed(lang, 'payeeName')).toEqual(names)
    expect(await listed(lang, '-payeeName')).toEqual(names.toReversed())
  },
)

test('LNG-01 payers and the holders of accounts are called as their reader does, with the Chinese name behind', async () => {
  const { content, names } = await page(await world.ctx('findir', { lang: 'en' }), paymentPlan, { size: 1 })
  expect(shownIn(paymentPlan, 'payerName', content[0]?.['payerName'], names, 'en')).toBe(
    'Beilu Sea Trading Co., Ltd. (北陆海运贸易有限公司)',
  )
})

test('LNG-01 rows stand in the order of the names of who made them, as the list shows them', async () => {
  await save(await world.ctx('seabuy'), paymentPlan, world.plan())
  const makers = async (lang: Lang, sort: string) => {
    const { content, names } = await page(await world.ctx('findir', { lang }), paymentPlan, { sort })
    return [...new Set(content.map(({ createBy }) => names[`person:${String(createBy)}`] ?? ''))]
  }
  for (const lang of ['ru', 'en'] as const) {
    const shown = await makers(lang, 'createName')
    expect(shown).toEqual(shown.toSorted(new Intl.Collator(lang).compare))
    expect(await makers(lang, '-createName')).toEqual(shown.toReversed())
  }
})

/** What the list shows in the column of payees, read by windows of one row. */
async function listed(lang: Lang, sort: string): Promise<string[]> {
  const ctx = await world.ctx('findir', { lang })
  const shown: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const { content, names, next } = await page(ctx, paymentPlan, {
      size: 1,
      sort,
      ...(after === undefined ? {} : { after }),
    })
    for (const { payeeName } of content) shown.push(shownIn(paymentPlan, 'payeeName', payeeName, names, lang))
    after = next
  }
  return shown
}

function shownIn(
  doc: AnyDocument,
  name: string,
  value: unknown,
  names: Readonly<Record<string, string>>,
  lang: Lang,
): string {
  const field: FieldBase = doc.fields[name] ?? { kind: 'text' }
  return kindOf(field.kind).text(String(value), field, {
    lang,
    name: (source, key) => names[`${source}:${key}`] ?? key,
  })
}
