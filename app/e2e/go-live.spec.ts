import { writeXlsx } from 'hucre/xlsx'
import { dayOfMs } from '../../core/values/day.ts'
import { goLiveReconciliation } from '../../modules/consolidation/go-live-reconciliation.ts'
import { goLiveStepWords as steps } from '../../modules/contracts/words/go-live-steps.ts'
import { goLiveWords } from '../../modules/contracts/words/go-live.ts'
import { tabWords } from '../../modules/contracts/words/tabs.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { proveLedgers } from './support/prove-ledgers.ts'
import { confirm, head, press, tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface GoLive {
  readonly id: string
  readonly goLiveNo: string
  readonly ver: number
}

const yard = '营口港二号堆场'
const goods = '褐煤 Q4000'
const entered = (id: string) => findOne<GoLive>(caller('seafin'), 'contracts/goLive', { id })

test('the finance office brings opening stock in by file, and another person posts it', async ({ seat }) => {
  test.setTimeout(180_000)
  const see = look('go-live-zh-1440')
  const { id: company } = await findOne<{ id: string }>(caller('findir'), 'organisation/company', {
    companyCode: 'BLHY',
  })
  const { id: goodsId } = await findOne<{ id: string }>(caller('findir'), 'contracts/goods', { goodsCode: 'HM4000' })
  const control = { part: 'stock', warehouse: yard, goodsId, currency: 'CNY', quantity: '30.000', amount: '9000.00' }
  const { id } = await caller('seafin').post<GoLive>('/api/contracts/goLive/save', {
    company,
    goLiveDay: dayOfMs(Date.now()),
    controls: [control],
  })
  const { goLiveNo } = await entered(id)
  const page = await seat('seafin', { at: `/openingStock?goLiveId=${id}` })
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const header = ['上线单', '仓库', '货品', '原批次号', '入库日期', '货权', '数量(吨)', '成本金额(元)']
  const book = async (cost: number) =>
    Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'a',
            rows: [
              header,
              [goLiveNo, yard, goods, 'QC-A', '2026-01-05', '自有', 20, 6000],
              [goLiveNo, yard, goods, 'QC-B', '2026-01-06', '自有', 10, cost],
            ],
          },
        ],
      }),
    )
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: '期初库存.xlsx', mimeType, buffer: await book(-1) })
  await expect(page.getByText(/该文件须整体导入/)).toBeVisible()
  await see(page, 'wrong')
  await expect(page.getByRole('button', { name: /导入 \d 行/ })).toHaveCount(0)
  await page.getByRole('button', { name: '换一个文件' }).click()
  await input.setInputFiles({ name: '期初库存.xlsx', mimeType, buffer: await book(3000) })
  await page.getByRole('button', { name: '导入 2 行' }).click()
  await expect(page.getByText('导入完成')).toBeVisible()
  await page.getByRole('button', { name: '完成', exact: true }).click()
  await expect(rows(page, 'QC-A')).toHaveCount(1)
  await see(page, 'rows')

  const sheet = await seat('seafin', { at: `/goLiveReconciliation?goLiveId=${id}` })
  await expect(sheet.getByText('一致').first()).toBeVisible()
  await expect(sheet.getByText(goLiveNo).locator('visible=true').first()).toBeVisible()
  await see(sheet, 'sheet')

  const maker = await seat('seafin', { at: `/doc/contracts/goLive/${id}` })
  await tab(maker, tabWords.steps.zh)
  await expect(maker.getByText(steps.reconcile.zh)).toBeVisible()
  await see(maker, 'steps')
  const submit = goLiveWords.actions?.handIn?.zh ?? ''
  await confirm(maker, await press(maker, submit), submit, submit)

  const second = await seat('findir', { at: `/doc/contracts/goLive/${id}` })
  const verb = goLiveWords.actions?.confirm?.zh ?? ''
  await confirm(second, await press(second, verb), verb, verb)
  await expect(head(second).getByText('已记账')).toBeVisible({ timeout: 60_000 })
  await see(second, 'posted')
  await proveLedgers()

  const reverse = goLiveWords.actions?.reverse?.zh ?? ''
  const dialog = await press(second, reverse)
  await dialog.getByRole('textbox').fill('演示冲销')
  await see(second, 'reverse')
  await confirm(second, dialog, reverse, reverse)
  await expect(head(second).getByText('已冲销')).toBeVisible({ timeout: 60_000 })
  await proveLedgers()
})

test('the finance director reads a go-live, its steps and its sheet', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`go-live-read-${lang}-${width}`)
    const page = await open('findir', '/goLive')
    const row = rows(page, /QC-BLNM-/).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (width < 768) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await see(page, 'record')
    await tab(page, tabWords.steps[lang])
    await expect(page.getByText(steps.masters[lang])).toBeVisible()
    await see(page, 'steps')
    if (width === 1440) expect(await seriousIn(page)).toEqual([])
    await page.getByRole('link', { name: steps.sheet[lang] }).click()
    // On a phone each figure says what it is.
    const head = goLiveReconciliation.words['amountDiff']?.[lang] ?? ''
    if (width < 768) await expect(page.locator(`td[data-label="${head}"]`).first()).toBeVisible()
    else await expect(page.getByRole('columnheader', { name: head })).toBeVisible()
    await expect(
      page
        .getByText(/QC-BLNM-/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    await see(page, 'sheet')
    await expectFits(page)
  })
})

test('whoever may not read opening balances is refused', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/goLive' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
