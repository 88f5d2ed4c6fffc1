import { readFile } from 'node:fs/promises'
import { say } from '../../core/words/format-message.ts'
import { officePages } from '../../modules/office/pages.ts'
import { starters } from '../../modules/office/standard-templates/index.ts'
import { textsIn } from '../../modules/office/testing/docx-paragraph-texts.ts'
import { paperWords } from '../../modules/office/words/generated-documents.ts'
import { placeholderWords as words } from '../../modules/office/words/placeholders.ts'
import { tabWords } from '../../modules/office/words/tabs.ts'
import { templateWords } from '../../modules/office/words/template.ts'
import { docx, paragraph, table } from '../../server/exchange/template/testing/docx.ts'
import { detailWords } from '../../web/detail/words.ts'
import { caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { openRow, rows } from './support/list-page.ts'
import { makeContract } from './support/make-contract.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { confirm, head, openMenu, press, tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const page = officePages.find(({ path }) => path === '/officeBookConfig')?.label
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('OFF-03 a process administrator picks the fields of a template and publishes it, and a trader makes a paper by it', async ({
  seat,
}) => {
  const see = look('office-template')
  const contract = await makeContract('freight', { until: 'draft' })
  const name = `运输合同文本 ${Date.now()}`
  const body =
    paragraph('{{合同名称}}（{{signDate}}）') +
    paragraph('大写：{{', 'total', '}}') +
    table([paragraph('货物'), paragraph('数量')], [paragraph('{{goods}}'), paragraph('{{qty}}')])
  const keeper = caller('qiangm')
  const file = await keeper.upload('运输合同.docx', await docx(body), docxType)
  await keeper.post('/api/office/template/save', {
    templateName: name,
    nameRu: 'Договор перевозки',
    nameEn: 'Carriage contract',
    source: 'contracts.contract',
    language: 'zh',
    file: [file],
  })

  const keeping = await seat('qiangm')
  await openByMenu(keeping, page?.zh ?? '', 'zh')
  await openRow(keeping, 'zh', name)
  await tab(keeping, words.tab.zh)
  const total = keeping.getByRole('listitem').filter({ has: keeping.getByText('total', { exact: true }) })
  await expect(total.getByText(words.noField.zh)).toBeVisible()
  await see(keeping, 'placeholders')
  await total.getByRole('combobox', { name: `${words.chooseField.zh} total` }).fill('合同总额')
  await keeping.locator('.ant-select-tree-node-content-wrapper:visible', { hasText: /^合同总额$/ }).click()
  await total.getByRole('combobox', { name: `${words.format.zh} total` }).click()
  await keeping.locator('.ant-select-item-option:visible', { hasText: '金额大写' }).click()
  await keeping.getByRole('button', { name: words.save.zh, exact: true }).click()
  await expect(keeping.getByText(words.ready.zh)).toBeVisible()
  await keeping.getByRole('combobox', { name: paperWords.sample.zh }).fill(contract.contractName)
  await keeping.locator('.ant-select-item-option:visible', { hasText: contract.contractName }).click()
  await keeping.getByRole('button', { name: paperWords.preview.zh }).click()
  await expect(keeping.getByRole('dialog').getByText('大写：人民币柒佰万元整')).toBeVisible()
  await see(keeping, 'preview')
  await keeping.keyboard.press('Escape')
  const publish = templateWords.actions?.publish.zh ?? ''
  await confirm(keeping, await press(keeping, publish), publish, detailWords.done.zh)

  const trader = await seat('seasales', { at: `/doc/contracts/contract/${contract.id}` })
  await expect(head(trader)).toContainText(contract.contractName)
  await openMenu(trader)
  const offered = trader.getByRole('menuitem', { name: say('zh', paperWords.make.zh, { name }), exact: true })
  await expect(offered).toBeVisible()
  await see(trader, 'offered')
  await offered.click()
  await expect(trader.getByText(say('zh', paperWords.made.zh, { n: 1 }))).toBeVisible()
  await tab(trader, tabWords.papers.zh)
  const [download] = await Promise.all([
    trader.waitForEvent('download'),
    trader
      .getByRole('article')
      .locator('visible=true')
      .filter({ hasText: name })
      .getByRole('link', { name: paperWords.download.zh })
      .click(),
  ])
  expect(download.suggestedFilename()).toContain(contract.contractName)
  const text = (await textsIn(await readFile(await download.path()))).join('\n')
  expect(text).toContain(contract.contractName)
  expect(text).toContain('大写：人民币柒佰万元整')
  expect(text).toContain('煤炭海运')
})

test('OFF-03 the templates that come with the product stand in the list with their fields', async ({ inLooks }) => {
  await inLooks({ ru: [360], en: [1440], zh: [360] }, async ({ lang, width, open }) => {
    const see = look(`office-starters-${lang}-${width}`)
    const keeping = await open('admin', '/officeBookConfig')
    const name = starters[0]?.name[lang] ?? ''
    await expect(rows(keeping, name).first()).toBeVisible()
    await see(keeping, 'list')
    const row = rows(keeping, name).first()
    await (width < 768 ? row.getByRole('button').first() : row.getByRole('link').first()).click()
    await tab(keeping, words.tab[lang])
    await expect(keeping.getByText(words.fixed[lang])).toBeVisible()
    await expect(keeping.getByRole('list', { name: words.tab[lang] }).getByRole('listitem').first()).toBeVisible()
    await see(keeping, 'placeholders')
    await expectFits(keeping)
  })
})

test('whoever keeps no templates finds none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const trader = await seat('seasales', { at: '/officeBookConfig' })
  await expect(trader.getByText(/^403 · /)).toBeVisible()
})
