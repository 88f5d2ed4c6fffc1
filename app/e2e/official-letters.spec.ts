import type { Page as Tab } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { inputWords, peopleWords } from '../../kinds/shared-inputs/words.ts'
import { incomingLetterWords } from '../../modules/office/words/incoming-letter.ts'
import { outgoingLettersWords, docReadingWords } from '../../modules/office/words/outgoing-letters.ts'
import { tabWords } from '../../modules/office/words/tabs.ts'
import { formWords } from '../../web/form/words.ts'
import { listWords } from '../../web/list/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll } from './support/approve-by-api.ts'
import { clicksOf } from './support/count-clicks.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { openRow, rows } from './support/list-page.ts'
import { head, press, tab, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'
import { uniquePdf } from './support/unique-pdf.ts'

interface Page {
  readonly content: readonly { readonly id: string; readonly ver: number; readonly docNo: string }[]
}

const incoming = wordsOf(incomingLetterWords, 'zh')
const out = 'office/docOut'
const secretaryClicks = 12
const template = {
  zh: '发文（套红）（中文）',
  ru: 'Исходящий документ на бланке (китайский)',
  en: 'Outgoing document under a red head (Chinese)',
}

/** Chooses somebody in the dialog of people, found by pinyin. */
async function choose(page: Tab, lang: Lang, field: string, pinyin: string): Promise<void> {
  await formIn(page, lang).field(field).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: peopleWords.title[lang] })
  const words = dialog.getByRole('textbox', { name: peopleWords.find[lang] })
  await words.fill(pinyin)
  await expect(dialog.locator('tbody tr')).toHaveCount(1)
  await words.press('Enter')
  await dialog.getByRole('button', { name: inputWords.confirm[lang], exact: true }).click()
  await expect(dialog).toBeHidden()
}

for (const lang of ['zh', 'ru'] as const)
  test(`a letter goes from draft to sealed, numbered, circulated and confirmed in ${lang}`, async ({ seat, guard }) => {
    guard.allow(/409/)
    test.setTimeout(240_000)
    const see = look(`official-letter-${lang}`)
    const t = wordsOf(outgoingLettersWords, lang)
    const reading = wordsOf(docReadingWords, lang)
    const title = `关于冬季值班安排的通知 ${lang} ${Date.now()}`
    const page = await seat('secretary', { lang })
    const clicks = await clicksOf(page)
    await page.goto('/docOut')
    await page.getByRole('button', { name: listWords.add[lang] }).locator('visible=true').first().click()
    const form = formIn(page, lang)
    await form.type(t.field('title'), title)
    await choose(page, lang, t.field('signerId'), 'qiangmingyuan')
    await form.type(t.field('addressee'), '各子公司、本部各部门')
    await choose(page, lang, t.field('mainPeople'), 'wenjiayi')
    await choose(page, lang, t.field('copyPeople'), 'qianwenjing')
    await form.type(t.field('body'), '一、各单位安排好冬季值班。\n二、值班表于本月底前报办公室。')
    await see(page, 'form')
    await form.choose(t.field('template'), template[lang])
    await page.getByRole('button', { name: formWords.saveAndSubmit[lang] }).locator('visible=true').first().click()
    await expect(head(page)).toContainText(title)
    await see(page, 'handed-in')
    const id = /doc\/office\/docOut\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
    expect(await agreeAll(out, id, 'secretary')).toContain('qiangm')

    await page.reload()
    await expect(value(page, t.field('docNo'))).toHaveText(/^北陆发〔\d{4}〕[1-9]\d*号$/)
    await tab(page, tabWords.papers[lang])
    await see(page, 'paper')

    const keeper = await seat('keeper', { at: `/doc/${out}/${id}`, lang })
    const dialog = await press(keeper, t.action('seal'))
    const scan = { name: 'sealed.pdf', mimeType: 'application/pdf', buffer: uniquePdf('sealed') }
    await formIn(keeper, lang, dialog).attach(t.ask('scan'), scan)
    await dialog.getByRole('button', { name: t.action('seal'), exact: true }).click()
    await expect(head(keeper)).toContainText(label('docOut_status', '3', lang))

    await page.goto(`/doc/${out}/${id}`)
    const circulate = await press(page, t.action('circulate'))
    await see(page, 'circulate')
    await circulate.getByRole('button', { name: t.action('circulate'), exact: true }).click()
    await expect(head(page)).toContainText(label('docOut_status', '4', lang))
    // As many as there are things to decide: three people, the template, two buttons each to hand in and to circulate.
    expect(await clicks()).toBeLessThanOrEqual(secretaryClicks)

    const reader = await seat('hr', { at: '/workflowdb', lang })
    await expect(rows(reader, title).first()).toBeVisible()
    await see(reader, 'task')
    await rows(reader, title).first().getByRole('link').first().click()
    const confirming = await press(reader, reading.action('confirm'))
    await formIn(reader, lang, confirming).type(reading.ask('opinion'), '已传达到班组')
    await confirming.getByRole('button', { name: reading.action('confirm'), exact: true }).click()
    // The verb is called like the state that it leads to.
    await expect(confirming).toBeHidden()
    await expect(head(reader)).toContainText(label('docReading_status', '1', lang))
    await see(reader, 'confirmed')

    await page.reload()
    await expect(value(page, t.field('readBy'))).toHaveText('1')
    await expect(page.getByText('已传达到班组').locator('visible=true').first()).toBeVisible()
    await see(page, 'circulating')
  })

test('letters are read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`official-letters-${lang}-${width}`)
    const page = await open('secretary', '/docOut')
    await expect(rows(page, /〔\d{4}〕/).first()).toBeVisible()
    await see(page, 'list')
    await openRow(page, lang, '合同管理办法')
    await expect(value(page, wordsOf(outgoingLettersWords, lang).field('docNo'))).toHaveText(/〔\d{4}〕\d+号/)
    await see(page, 'record')
    await expectFits(page)
  })
})

test('what came in and both registers are read', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [1440] }, async ({ lang, open }) => {
    const see = look(`incoming-letters-${lang}`)
    const page = await open('secretary', '/docIn')
    await expect(rows(page, /SW-\d{4}-/).first()).toBeVisible()
    await see(page, 'list')
    await openRow(page, lang, '便利化措施')
    await expect(value(page, wordsOf(incomingLetterWords, lang).field('answer'))).toContainText('省商务厅')
    await see(page, 'record')
    for (const [path, number] of [
      ['/docOutRegister', /北陆发〔\d{4}〕1号/],
      ['/docInRegister', /SW-\d{4}-0001/],
    ] as const) {
      await open('secretary', path)
      await expect(page.getByText(number).locator('visible=true').first()).toBeVisible()
      await see(page, path.slice(1))
    }
  })
})

test('a letter that is registered already is refused with its number, and leads to it', async ({ seat, guard }) => {
  guard.allow(/4(09|22)/)
  const page = await seat('secretary', { at: '/docIn' })
  await page.getByRole('button', { name: '新增' }).locator('visible=true').first().click()
  const form = formIn(page, 'zh')
  await form.type(incoming.field('title'), '重复来文')
  await form.type(incoming.field('fromUnit'), '黑龙江省发展和改革委员会')
  await form.type(incoming.field('theirNo'), '黑发改能源[2026]312号')
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: uniquePdf('again') }
  await form.attach(incoming.field('scan'), file)
  await page.getByRole('button', { name: /^保存/ }).locator('visible=true').first().click()
  await expect(form.error(incoming.field('theirNo'))).toContainText(/SW-\d{4}-\d{4}/)
  await look('incoming-letters')(page, 'twice')
})

test('whoever a letter was not sent to does not find it, and nobody seals or confirms without the right', async ({
  seat,
  guard,
}) => {
  guard.allow(/40[34]/)
  const sealed = await caller('secretary').post<Page>(`/api/${out}/page`, { parameters: { status: ['2', '3'] } })
  const [seen] = sealed.content
  await expect(
    caller('secretary').post(`/api/${out}/${seen?.id ?? ''}/action/seal`, { ver: seen?.ver ?? 0 }),
  ).rejects.toThrow(/403/)
  await expect(caller('stationop').get(`/api/${out}/${seen?.id ?? ''}`)).rejects.toThrow(/404/)
  const stranger = await seat('stationop', { at: `/doc/${out}/${seen?.id ?? ''}` })
  await expect(stranger.getByText(seen?.docNo ?? '北陆')).toHaveCount(0)
})
