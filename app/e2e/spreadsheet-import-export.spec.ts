import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { readWorkbook } from '../../server/exchange/read-spreadsheet/read-workbook.ts'
import { seriousIn } from './support/axe.ts'
import { expect, test } from './support/guarded-test.ts'

const words = {
  zh: {
    list: '客商管理',
    import: '导入',
    export: '导出',
    xlsx: /Excel/,
    template: '下载模板',
    next: /下一处错误/,
    right: /只导入正确的 2 行/,
    all: /导入 1 行/,
    marked: '下载有误的行',
    done: '导入完成',
    close: '完成',
    leave: '其余不导入',
    heads: ['客商名称', '客商角色', '客商性质', '国家', '统一社会信用代码'],
    role: '客户',
    wrong: /没有“无此性质”/,
    nature: '外资',
  },
  ru: {
    import: 'Импорт',
    export: 'Экспорт',
    xlsx: /Excel/,
    template: 'Скачать шаблон',
    next: /Следующая ошибка/,
    nothing: 'Не импортировать',
  },
  en: {
    import: 'Import',
    export: 'Export',
    xlsx: /Excel/,
    template: 'Download the template',
    next: /Next wrong cell/,
    nothing: 'Import nothing',
  },
} as const

async function book(rows: (string | null)[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows }] }))
}

async function openImport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const another = page.getByRole('button', { name: /^(换一个文件|Другой файл|Another file)$/ })
  const template = page.getByRole('button', { name: /^(下载模板|Скачать шаблон|Download the template)$/ })
  await expect(another.or(template)).toBeVisible()
  // What an earlier test left waiting is offered first.
  if (await another.isVisible()) await another.click()
}

async function looksRight(page: Page): Promise<void> {
  expect(await seriousIn(page, '[role=dialog]')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const rows: unknown[][] = []
  for await (const { cells } of (await readWorkbook(bytes)).rows) rows.push([...cells])
  return rows
}

test('WID-17 a file with a bad cell is checked, put right by keyboard where it stands, imported once, and exported again', async ({
  seat,
}) => {
  const page = await seat('seabuy', { at: '/tradeCounterparty' })
  const zh = words.zh
  await openImport(page, zh.import)
  await looksRight(page)
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: zh.template }).click(),
  ])
  const [, heads = []] = await rowsOf(readFileSync(await template.path()))
  expect(heads).toEqual(expect.arrayContaining(['客商名称 *', '客商角色 *']))

  const mark = Date.now().toString(36)
  const file = {
    name: '客商.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await book([
      [...zh.heads],
      ...[1, 2, 3].map((at) => [`导入测试 ${mark} ${at}`, zh.role, at === 2 ? '无此性质' : 'foreign', 'MN', null]),
    ]),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  const grid = page.getByRole('grid', { name: '文件中的行' })
  await expect(grid.getByText(zh.wrong)).toBeVisible()
  await looksRight(page)
  const [marked] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: zh.marked }).click(),
  ])
  expect((await rowsOf(readFileSync(await marked.path())))[2]).toEqual(
    expect.arrayContaining([`导入测试 ${mark} 2`, expect.stringContaining('无此性质')]),
  )

  await page.getByRole('button', { name: zh.right }).click()
  await expect(page.getByText('已导入 2')).toBeVisible()
  await page.getByRole('button', { name: zh.next }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('foreign')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: zh.all }).click()
  await expect(page.getByText(zh.done, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: zh.close, exact: true }).click()

  // The same file again has nothing left to import.
  await openImport(page, zh.import)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('已存在 3')).toBeVisible()
  await expect(page.getByText(/曾于 .* 导入过/)).toBeVisible()
  await page.getByRole('button', { name: '不导入' }).click()

  await page.getByRole('textbox', { name: /搜索/ }).first().fill(mark)
  // They stand on top before they are searched for, too: only their number tells that the list is the one to export.
  await expect(page.getByText('共 3 条')).toBeVisible()
  await page.getByRole('button', { name: zh.export, exact: true }).press('Enter')
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: zh.xlsx }).click(),
  ])
  const names = (await rowsOf(readFileSync(await exported.path())))
    .slice(1)
    .map((row) => row.find((cell) => String(cell).includes(mark)))
  expect(names.toSorted()).toEqual([1, 2, 3].map((at) => `导入测试 ${mark} ${at}`))
})

test('WID-17 import on a phone, in Russian', async ({ seat }) => {
  const lang = 'ru'
  const page = await seat('seabuy', { lang, width: 360, at: '/tradeCounterparty' })
  const own = words[lang]
  await openImport(page, own.import)
  await looksRight(page)
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: own.template }).click(),
  ])
  const [, heads = []] = await rowsOf(readFileSync(await template.path()))
  const mark = `${lang}${Date.now().toString(36)}`
  const row = heads.map((head) => (String(head).endsWith('*') ? mark : null))
  await page.locator('input[type=file]').setInputFiles({
    name: 'p.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await book([heads.map(String), row]),
  })
  await page.getByRole('button', { name: own.next }).click()
  await expect(page.getByRole('gridcell', { selected: true })).toBeInViewport()
  await looksRight(page)
  await page.getByRole('button', { name: own.nothing }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
