import type { Locator, Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { say } from '../../core/words/format-message.ts'
import { fileWords } from '../../kinds/attachment/file-words.ts'
import { kindWords } from '../../kinds/words.ts'
import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { settingOf } from './support/change-settings.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const see = look('administration')
// Whatever is made here is named by it, so that nobody else's records are met.
const mark = Date.now().toString(36).slice(-5)
const today = dayOfMs(Date.now())

test('a setting is refused outside its bounds, felt at once, brought back from its past, and another is planned ahead', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const set = settingOf(caller)
  const [largest, kept] = ['单个文件上限（MB）', '任务记录保留天数']
  const before = await set('upload.maxMb', '1024')
  const admin = await seat('admin', { at: '/confnew' })
  const dialog = admin.getByRole('dialog')
  const form = formIn(admin, 'zh', dialog)
  const setting = (key: string) => admin.getByRole('article').filter({ hasText: key })
  const save = () => dialog.getByRole('button', { name: '保存' }).click()
  try {
    await admin.getByRole('button', { name: `修改“${largest}”` }).click()
    await form.type(largest, '1025')
    await save()
    await expect(form.error(largest)).toContainText('不能大于1,024')
    await see(admin, 'bounds')
    await form.type(largest, '1')
    await form.type('修改说明', '试行限额')
    await save()
    await expect(dialog).toBeHidden()
    await expect(setting('upload.maxMb')).toContainText('试行限额')

    const seller = await seat('seasales', { at: '/doc/gallery/sample/new' })
    const files = seller.getByRole('dialog')
    const attach = () => seller.locator('[data-field=attachment]').getByRole('button').first().click()
    const limit = (n: number) => files.getByText(say('zh', fileWords.limit.zh, { n }))
    await attach()
    await expect(limit(1)).toBeVisible()
    const large = { name: '装箱单.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_100_000, 'x') }
    await files.locator('input[type=file]').setInputFiles(large)
    const tooLarge = say('zh', kindWords['file.size'].zh, { n: 1 })
    await expect(seller.getByRole('alert').filter({ hasText: tooLarge })).toBeVisible()
    await see(seller, 'too large')

    await admin.getByRole('button', { name: `“${largest}”的历史` }).click()
    const past = dialog.getByRole('listitem')
    await expect(past.first().locator('b')).toHaveText('1')
    await see(admin, 'past')
    await past.nth(1).getByRole('button', { name: '恢复此值' }).click()
    await expect(admin.getByText(`“${largest}”已恢复`)).toBeVisible()
    await expect(past.first().locator('b')).toHaveText('1,024')
    await seller.reload()
    await attach()
    await expect(limit(1024)).toBeVisible()
  } finally {
    await set('upload.maxMb', before)
  }

  await dialog.getByRole('button', { name: '关闭' }).first().click()
  await admin.getByRole('textbox', { name: '搜索参数' }).fill('任务记录')
  const jobs = setting('retention.jobDays')
  const inForce = await jobs.locator('b').first().innerText()
  await jobs.getByRole('button', { name: `修改“${kept}”` }).click()
  await form.type(kept, '45')
  const from = form.field('生效时间').locator('input')
  await from.fill(`${addDays(today, 30)} 08:00:00`)
  await from.press('Enter')
  await see(admin, 'planning')
  await save()
  await expect(jobs).toContainText(`${addDays(today, 30)} 08:00 起：45`)
  await expect(jobs.locator('b').first()).toHaveText(inForce)
  await see(admin, 'planned')
  await jobs.getByRole('button', { name: '取消计划' }).click()
  await expect(jobs).not.toContainText('起：45')
})

test('a dictionary of one’s own is named, filled from a file, ordered and mended', async ({ seat }) => {
  const admin = await seat('admin', { at: '/dicType' })
  const dialog = admin.getByRole('dialog')
  await admin.getByRole('button', { name: '新增分组' }).click()
  const form = formIn(admin, 'zh', dialog)
  for (const [label, value] of [
    ['字典编码', `berth${mark}`],
    ['中文名称', `泊位类型${mark}`],
    ['俄文名称', `Причал ${mark}`],
    ['英文名称', `Berth ${mark}`],
  ] as const)
    await form.type(label, value)
  await dialog.getByRole('button', { name: /^保存/ }).click()
  await expect(admin.getByRole('heading', { name: `泊位类型${mark}` })).toBeVisible()
  const entries = admin.locator('section ol > li')
  await expect(admin.getByText('还没有字典项')).toBeVisible()
  await see(admin, 'new group')

  const found = await importing(admin, '泊位.xlsx', [
    ['字典分组', '字典编码', '排序', '中文名称', '俄文名称', '英文名称'],
    [`berth${mark}`, 'coal', '1', '煤炭泊位', 'Угольный', 'Coal'],
    [`berth${mark}`, 'ore', '2', '矿石泊位', 'Рудный', 'Ore'],
  ])
  await found.getByRole('button', { name: /^导入 2 行/ }).click()
  await found.getByRole('button', { name: '完成', exact: true }).click()
  await expect(entries).toHaveText([/煤炭泊位/, /矿石泊位/])
  await see(admin, 'entries')
  await admin.getByRole('button', { name: '上移“矿石泊位”' }).click()
  await expect(entries).toHaveText([/矿石泊位/, /煤炭泊位/])
  await admin.getByRole('button', { name: '删除: 煤炭泊位' }).click()
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(entries).toHaveText([/矿石泊位/])
})

test('port codes come from a file, the wrong one is refused where it stands, and each holds from its day until it ends', async ({
  seat,
}) => {
  const code = `ZZ${mark.slice(-3).toUpperCase()}`
  const trader = await seat('seabuy', { at: '/codeEntry' })
  const found = await importing(trader, '港口.xlsx', [
    ['代码表', '代码', '名称', '俄文名称', '英文名称', '生效日期'],
    ['港口口岸', code, '旧港名', 'Старый порт', 'Old Port', addDays(today, -9)],
    ['港口口岸', code, '新港名', 'Новый порт', 'New Port', addDays(today, 9)],
    ['港口口岸', '无', '无港', 'Нет порта', 'No Port', today],
  ])
  await expect(found.getByText('代码格式与代码表的标准不符')).toBeVisible()
  await see(trader, 'wrong code')
  await found.getByRole('button', { name: '只导入正确的 2 行' }).click()
  await found.getByRole('button', { name: '其余不导入' }).click()
  await expect(found).toBeHidden()
  await trader.getByPlaceholder('搜索编号、名称、拼音').fill(code)
  await expect(rows(trader, code)).toHaveCount(2)
  await see(trader, 'kept codes')

  const reader = await seat('seasales', { at: '/minzu' })
  const entry = reader.getByRole('row').filter({ hasText: code })
  const lookUp = async () => {
    await reader.getByRole('button', { name: '港口口岸' }).click()
    await reader.getByRole('textbox', { name: '搜索代码或名称' }).fill(code)
  }
  await lookUp()
  await expect(reader.getByRole('heading', { name: '港口口岸', level: 1 })).toBeVisible()
  await expect(entry).toContainText('旧港名')
  await expect(entry).toContainText(addDays(today, -9))
  await see(reader, 'code in force')

  await rows(trader, '旧港名').getByRole('link').first().click()
  await trader.getByRole('button', { name: '编辑', exact: true }).locator('visible=true').click()
  await formIn(trader, 'zh').day('失效日期', addDays(today, -1))
  await trader.getByRole('button', { name: /^保存/ }).locator('visible=true').first().click()
  await expect(
    trader
      .getByRole('main')
      .locator('dd')
      .filter({ hasText: addDays(today, -1) }),
  ).toBeVisible()
  await reader.reload()
  await lookUp()
  await expect(reader.getByText('没有找到')).toBeVisible()
})

test('a role is given from the person, people are moved together and one is stopped from his row', async ({ seat }) => {
  const home = await findOne<{ userDwid: string; userBmid: string }>(caller('admin'), 'base/person', {
    userCode: 'u0280',
  })
  const people = ['一', '二'].map((n, at) => ({ userCode: `walk${mark}${at}`, userName: `白小${n}` }))
  for (const one of people)
    await caller('admin').post('/api/base/person/save', {
      ...one,
      userSex: '1',
      post: 'staff',
      userDwid: home.userDwid,
      userBmid: home.userBmid,
    })
  const find = async (page: Page) => {
    await page.getByPlaceholder('搜索编号、名称、拼音').fill(`walk${mark}`)
    await expect(page.getByText('共 2 条')).toBeVisible()
  }
  const sec = await seat('sec', { at: '/user' })
  await find(sec)
  await rows(sec, '白小一').dblclick()
  await sec.getByRole('button', { name: '账号' }).click()
  await sec.getByRole('menuitem', { name: '授予角色' }).click()
  const grant = sec.getByRole('dialog', { name: '授予角色 · 白小一' })
  await formIn(sec, 'zh', grant).refer('授予的角色', '业务员')
  await grant.getByText('授予角色 · 白小一').click()
  await see(sec, 'granting')
  await grant.getByRole('button', { name: '授予角色', exact: true }).click()
  await expect(grant).toBeHidden()
  const person = sec.getByRole('dialog', { name: '用户管理' })
  await expect(person.locator('dd').filter({ hasText: '业务员' })).toBeVisible()
  await see(sec, 'granted')
  await person.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(rows(sec, '白小一')).toContainText('业务员')

  const admin = await seat('admin', { at: '/user' })
  await find(admin)
  for (const { userName } of people) await rows(admin, userName).getByRole('checkbox').check()
  await admin.getByRole('region', { name: '已选' }).getByRole('button', { name: '调动' }).click()
  const move = admin.getByRole('dialog')
  await move.getByRole('combobox', { name: '调入单位' }).fill('煤电')
  await admin.locator('.ant-select-tree-title').filter({ hasText: '北陆煤电有限公司' }).click()
  await see(admin, 'moving')
  await move.getByRole('button', { name: '调动', exact: true }).click()
  await expect(move.getByText('成功 2 条')).toBeVisible()
  await see(admin, 'moved')
  await move.getByRole('button', { name: '关闭' }).last().click()
  await expect(rows(admin, '白小一')).not.toContainText('安全质量部')
  await rows(admin, '白小二').getByRole('button').last().click()
  await admin.getByRole('menuitem', { name: '停用' }).click()
  await expect(admin.getByRole('dialog')).toContainText('确定停用“白小二”吗？')
  await see(admin, 'stopping')
  await admin.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(rows(admin, '白小二')).toContainText('停用')

  // Of several people the role is taken from those who hold it, and what was not done says why.
  for (const { userName } of people) await rows(sec, userName).getByRole('checkbox').check()
  await sec.getByRole('region', { name: '已选' }).getByRole('button', { name: '收回角色' }).click()
  const taking = sec.getByRole('dialog')
  await formIn(sec, 'zh', taking).refer('收回的角色', '业务员')
  await taking.getByText(/^对已选的/).click()
  await taking.getByRole('button', { name: '收回角色', exact: true }).click()
  await expect(taking.getByRole('status')).toContainText('成功')
  await see(sec, 'taken')
  await taking.getByRole('button', { name: '关闭' }).last().click()
  await expect(rows(sec, '白小一')).not.toContainText('业务员')
})

/** Gives a file to the import of the list in sight; answers its dialog once the rows have been checked. */
async function importing(page: Page, name: string, table: readonly (readonly string[])[]): Promise<Locator> {
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '下载模板' })).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: table.map((row) => [...row]) }] })),
  })
  await expect(dialog.getByRole('grid', { name: '文件中的行' })).toBeVisible()
  return dialog
}
