import type { Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { stockDerivations } from '../../modules/stock/document-derivations.ts'
import { stockInWords } from '../../modules/stock/words/stock-in-and-out.ts'
import { tradeDerivations } from '../../modules/trade/document-derivations.ts'
import { logisticsBillWords } from '../../modules/trade/words/logistics-bill.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { makeContract } from './support/make-contract.ts'
import { expectNotOffered, head, press, pressInHead, tab, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const bill = wordsOf(logisticsBillWords, 'zh')
const entry = wordsOf(stockInWords, 'zh')
const tonnes = (amount: string) => formatNumber(amount, 3, 'zh')
const made = (name: string) =>
  [...tradeDerivations, ...stockDerivations].find((one) => one.name === name)?.label.zh ?? name

async function begin(page: Page, name: string) {
  await pressInHead(page, made(name))
  await expect(page).toHaveURL(/\/new\?/)
  return formIn(page, 'zh')
}

async function keep(page: Page): Promise<string> {
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(page).not.toHaveURL(/\/new/)
  return new URL(page.url()).pathname
}

/** Presses a verb, answers its day where it asks for one, and waits for the state it leads to. */
async function does(page: Page, verb: string, to: string, day?: readonly [ask: string, day: string]): Promise<void> {
  const dialog = await press(page, bill.action(verb))
  if (day !== undefined) await formIn(page, 'zh', dialog).day(bill.ask(day[0]), day[1])
  await dialog.getByRole('button', { name: bill.action(verb), exact: true }).click()
  await expect(head(page)).toContainText(label('logisticsStatus', to, 'zh'))
}

test('a trader ships under a contract, the clerk follows it, the yard takes it in, and the batch stands behind it', async ({
  seat,
}) => {
  test.slow()
  const see = look('logistics')
  const contract = await makeContract('goods', { tonnes: '10000' })
  const today = dayOfMs(Date.now())

  const trader = await seat('seabuy', { at: `/doc/contracts/contract/${contract.id}` })
  const form = await begin(trader, 'shipContract')
  await expect(form.field(bill.field('billQty')).locator('input')).toHaveValue(tonnes('10000'))
  await expect(form.field(bill.field('goodsId'))).toContainText('动力煤 Q5500')
  await form.refer(bill.field('carrier'), '渤湾海运')
  await form.refer(bill.field('loadPlace'), '秦皇岛')
  await form.refer(bill.field('dischargePlace'), '锦州')
  await form.day(bill.field('eta'), addDays(today, 4))
  await form.type(bill.field('vesselName'), '江海顺达')
  await see(trader, 'typed')
  const at = await keep(trader)
  await expectNotOffered(trader, bill.action('load'))

  const clerk = await seat('sealog', { at })
  await does(clerk, 'load', '1')
  await does(clerk, 'depart', '2', ['atd', today])
  await does(clerk, 'arrive', '3', ['ata', today])
  await see(clerk, 'arrived')

  const keeper = await seat('seayard', { at })
  const taken = await begin(keeper, 'takeIn')
  await expect(taken.field(entry.field('billQty')).locator('input')).toHaveValue(tonnes('10000'))
  await taken.refer(entry.field('warehouseId'), '锦州')
  await taken.type(entry.field('actualQty'), '9962')
  await see(keeper, 'entry')
  const entryAt = await keep(keeper)
  await expect(value(keeper, entry.field('lossPct'))).toHaveText('0.380')

  const finance = await seat('seafin', { at: entryAt })
  const confirm = await press(finance, entry.action('confirm'))
  await confirm.getByRole('button', { name: entry.action('confirm'), exact: true }).click()
  await expect(head(finance)).toContainText('已确认')
  await finance.goto(at)
  await tab(finance, detailWords.links.zh)
  await expect(finance.getByText(/PC-\d{8}-\d{4}/).first()).toBeVisible()
  await see(finance, 'related')
})

test('bills are listed with the light of their arrival, and a train is read wagon by wagon', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`logistics-${lang}-${width}`)
    const t = wordsOf(logisticsBillWords, lang)
    const number = /WL-BL[A-Z]+-\d{6}-\d{4}/
    for (const path of ['/logisticsBill', '/logisticsSea', '/logisticsTruck']) {
      const page = await open('sealog', path)
      await expect(page.getByText(number).locator('visible=true').first()).toBeVisible()
      await see(page, path.slice(1))
      await expectFits(page)
    }
    const border = await open('tjlog', '/logisticsRail')
    await expect(border.getByText(number).locator('visible=true').first()).toBeVisible()
    await see(border, 'rail')
    const trains = await caller('tjlog').post<{ content: readonly { readonly id: string }[] }>(
      '/api/trade/logisticsBill/page',
      { parameters: { mode: ['rail'], status: ['4'] } },
    )
    await open('tjlog', `/doc/trade/logisticsBill/${trains.content[0]?.id ?? ''}`)
    await expect(value(border, t.field('gapPct'))).toContainText(formatNumber('0.399', 3, lang))
    await expect(border.getByText('52364122')).toBeVisible()
    await see(border, 'train')
    await expectFits(border)
  })
})

test('whoever has nothing to do with goods finds no bills and keeps none, and the yard ships nothing', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/logisticsBill' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seayard'])
    await expect(caller(who).post('/api/trade/logisticsBill/save', { mode: 'sea' })).rejects.toThrow(/403/)
})
