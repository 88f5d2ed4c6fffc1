import type { Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { editorWords, pasteWords } from '../../kinds/lines/words.ts'
import { tradeDerivations } from '../../modules/trade/document-derivations.ts'
import { customsDeclarationWords } from '../../modules/trade/words/customs-declaration.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { clicksOf } from './support/count-clicks.ts'
import { label, pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { makeContract } from './support/make-contract.ts'
import { paste } from './support/paste.ts'
import { head, press, pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Saved {
  readonly id: string
  readonly ver: number
}

const t = wordsOf(customsDeclarationWords, 'zh')
const declareBill = tradeDerivations.find(({ name }) => name === 'declareBill')?.label.zh ?? ''
const parts = ['给水泵', '减速机', '滚动轴承', '电动执行器', '液压油缸', '皮带托辊', '密封垫片', '变频器'] as const

const licence = 'XK-BLHY'
// The bill, packing and licence chosen, the first cell, the two wrong cells, saving, and the two buttons that declare.
const clerkClicks = 12
// Somebody finds a button and presses it in four seconds, and types three keys in one.
const secondsOf = { click: 4, key: 1 / 3 } as const

/** A bill of coal from Russia that has left, ready to be declared. */
async function shipped(): Promise<string> {
  const contract = await makeContract('goods', { tonnes: '10000' })
  const clerk = caller('sealog')
  const id = async (document: string, param: string) =>
    (await findOne<{ readonly id: string }>(clerk, `contracts/${document}`, { param })).id
  const today = dayOfMs(Date.now())
  let bill = await caller('seabuy').post<Saved>('/api/trade/logisticsBill/save', {
    contractId: contract.id,
    goodsId: await id('goods', 'M5500'),
    mode: 'sea',
    carrier: await id('counterparty', '渤湾海运'),
    loadPlace: await id('port', 'RUVYP'),
    dischargePlace: await id('port', 'CNJNZ'),
    etd: today,
    eta: addDays(today, 4),
    billQty: '10000',
    vesselName: '江海顺达',
  })
  const steps = [
    ['load', {}],
    ['depart', { atd: today }],
  ] as const
  for (const [verb, answers] of steps)
    bill = await clerk.post<Saved>(`/api/trade/logisticsBill/${bill.id}/action/${verb}`, { ver: bill.ver, ...answers })
  return bill.id
}

/** Parts of machines under their HS codes, called apart from those of other runs. */
async function enterParts(mark: string): Promise<void> {
  const findir = caller('findir')
  for (const [at, name] of parts.entries())
    await findir.post('/api/contracts/goods/save', {
      goodsCode: `P${mark}-${at + 1}`,
      goodsName: `${name} ${mark}`,
      hsCode: '8413910000',
      dutyRate: '5',
      costMethod: 'mwa',
    })
}

/** A packing list of forty rows as a supplier writes it; in one the goods are misnamed, in another the price is in euros. */
function packingList(mark: string): string {
  const columns = ['goodsId', 'spec', 'originCountry', 'qty', 'uom', 'unitPrice', 'netKg', 'grossKg'] as const
  const heading = columns.map((name) => headings[name])
  const coal = ['动力煤 Q5500', '未制成型', '俄罗斯', '500', '吨', '520', '500000', '500000']
  const rows = Array.from({ length: 39 }, (_, at) => [
    at === 20 ? '给水泵（立式）' : `${parts[at % parts.length]} ${mark}`,
    `型号 ${at + 1}`,
    '俄罗斯',
    String(2 + (at % 5)),
    '台/套',
    at === 30 ? '450 EUR' : `1,${200 + at}.50`,
    `${150 + at}.5`,
    `${160 + at}.5`,
  ])
  return [heading, coal, ...rows].map((row) => row.join('\t')).join('\r\n')
}

const headings = {
  goodsId: '货品',
  spec: '规格型号(申报要素)',
  originCountry: '原产国',
  qty: '成交数量',
  uom: '成交单位',
  unitPrice: '单价',
  netKg: '净重(千克)',
  grossKg: '毛重(千克)',
} as const

const problemsIn = (page: Page) => page.locator('[data-field="items"] [role="alert"] li')

test('a packing list of forty rows is pasted, mended in two cells, saved and declared in less than three minutes', async ({
  seat,
}) => {
  test.slow()
  const see = look('packing-list')
  const mark = String(Date.now()).slice(-6)
  await enterParts(mark)
  const clerk = await seat('sealog')
  const clicks = await clicksOf(clerk)
  await clerk.goto(`/doc/trade/logisticsBill/${await shipped()}`)
  await pressInHead(clerk, declareBill)
  const form = formIn(clerk, 'zh')
  await form.choose(t.field('packType'), label('customsDeclaration_packType', '22', 'zh'))
  await form.refer(t.field('licenceId'), licence)

  const cell = (at: number, column: string) => clerk.locator(`[id$="-items-${at}-${column}"]`)
  await cell(0, 'spec').click()
  await paste(clerk, packingList(mark))
  const items = clerk.locator('[data-field="items"]')
  await expect(items.getByText(pattern(editorWords.pasted.zh)).first()).toContainText('40')
  await expect(problemsIn(clerk)).toHaveText([pattern(pasteWords.unknown.zh), pattern(pasteWords.currency.zh)])
  await expect(problemsIn(clerk).first()).toContainText('给水泵（立式）')
  await see(clerk, 'pasted')

  const goods = `${parts[0]} ${mark}`
  await cell(21, 'goodsId').scrollIntoViewIfNeeded()
  await expect(cell(21, 'goodsId').locator('xpath=ancestor::td')).toContainText('给水泵（立式）')
  await see(clerk, 'wrong')
  await cell(21, 'goodsId').click()
  await clerk.keyboard.type(goods)
  await clerk.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: goods }).first().click()
  await expect(problemsIn(clerk)).toHaveText([pattern(pasteWords.currency.zh)])
  await cell(31, 'unitPrice').click()
  await clerk.keyboard.press('Control+a')
  await clerk.keyboard.type('520')
  await clerk.keyboard.press('Tab')
  await expect(problemsIn(clerk)).toHaveCount(0)
  await see(clerk, 'mended')

  await clerk.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(clerk).not.toHaveURL(/\/new/)
  const declare = await press(clerk, t.action('declare'))
  await declare.getByRole('button', { name: t.action('declare'), exact: true }).click()
  await expect(head(clerk)).toContainText(label('customsStatus', '1', 'zh'))
  await see(clerk, 'declared')
  const clicked = await clicks()
  expect(clicked).toBeLessThanOrEqual(clerkClicks)
  const keys = goods.length + licence.length + '520'.length
  expect(clicked * secondsOf.click + keys * secondsOf.key).toBeLessThan(180)
})

test('what is wrong with pasted rows is told and saves nothing', async ({ guard, inLooks }) => {
  await inLooks({ ru: [360], en: [1440] }, async ({ lang, width, open }) => {
    guard.allow(/400|422/)
    const see = look(`packing-list-${lang}-${width}`)
    const page = await open('sealog', '/doc/trade/customsDeclaration/new')
    const items = page.locator('[data-field="items"]')
    await items.getByRole('button', { name: editorWords.add[lang] }).focus()
    await paste(page, packingList('000000'))
    await expect(problemsIn(page).first()).toHaveText(pattern(pasteWords.unknown[lang]))
    await items.scrollIntoViewIfNeeded()
    await see(page, 'pasted')
    await problemsIn(page).first().scrollIntoViewIfNeeded()
    await see(page, 'told')
    await page.getByRole('button', { name: formWords.save[lang] }).locator('visible=true').first().click()
    await expect(page.locator('[id$="-billId-error"]')).toBeVisible()
    await expect(page).toHaveURL(/\/new/)
    await see(page, 'refused')
    await expectFits(page)
  })
})
