import decodeQR from 'qr/decode.js'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { amountInWords } from '../../core/values/amount-in-words.ts'
import type { PrintLang } from '../../core/values/print-language.ts'
import { creditCodeCheck } from '../../core/values/unified-credit-code.ts'
import { draw } from '../../server/exchange/print/draw-in-worker.ts'
import { makeSheet } from '../../server/exchange/print/make-print-document.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { act, find, save } from '../../server/module-api.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import type { StoredRecord } from '../../server/records/schema/stored-record.ts'
import { company } from '../organisation/index.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { admitParty } from './testing/admit-party.ts'

let world: GroupWorld
let record: StoredRecord

const lines = 300

beforeAll(async () => {
  world = await groupWorld()
  const ours = (await find(await world.ctx('findir'), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  const buyer = await world.ctx('seabuy')
  const creditCode = `91230881MA1B2C3D6${creditCodeCheck('91230881MA1B2C3D6') ?? ''}`
  const party = await save(buyer, counterparty, {
    cpName: '𠮷林海运有限公司',
    shortName: '𠮷林海运',
    cpRole: ['carr'],
    cpNature: 'priv',
    country: 'CN',
    creditCode,
    accounts: [{ accountName: '𠮷林海运有限公司', bankName: '中国银行', accountNo: '622200010001', currency: 'CNY' }],
  })
  await act(await world.ctx('findir'), counterparty, party.id, 'verifyAccounts', { ver: party.ver })
  await admitParty(await world.ctx('risk'), party.id)
  const items = Array.from({ length: lines }, (_, at) => ({
    goods:
      at % 9 === 0
        ? `货物${at + 1}：低硫动力煤 Q5500，отборный энергетический уголь, по спецификации покупателя`
        : `货物${at + 1}`,
    qty: '10',
    uom: 't',
    unitPrice: '33.35',
  }))
  const made = await save(await world.ctx('seasales'), contract, {
    contractName: '三百行合同',
    contractType: 'ys',
    bizSegment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    signDate: '2026-11-18',
    validFrom: '2026-11-18',
    validTo: '2027-06-30',
    ourCompany: ours,
    counterparty: party.id,
    vatRate: '9',
    paymentConditions: '签约后付清',
    items,
    payTerms: [{ node: 'sign', pct: '100', daysAfter: '5' }],
  } as never) // of the fields that this contract needs
  const sent = await act(await world.ctx('seasales'), contract, made.id, 'submit', { ver: made.ver })
  await world.agree(contract, sent.id, worldNow)
  const read = await readRecord(await world.ctx('seasales'), contract, sent.id)
  if (read === null) throw new Error('it was just made')
  record = read
})

const expected: Readonly<Record<Exclude<PrintLang, 'zh-en'>, readonly string[]>> = {
  zh: [
    '合同名称',
    '三百行合同',
    '𠮷林海运有限公司',
    '合同总额（大写）',
    amountInWords('100050.00', 'CNY', 'zh'),
    '审批记录',
    '同意',
    '合计',
    '第1页',
  ],
  ru: [
    'Листсогласования',
    amountInWords('100050.00', 'CNY', 'ru').replaceAll(/\s/g, ''),
    'Согласовано',
    'Итого',
    'Стр.1из',
    '100050,00',
  ],
  en: [
    'Approvalrecord',
    amountInWords('100050.00', 'CNY', 'en').replaceAll(/\s/g, ''),
    'Approved',
    'Total',
    'Page1of',
    '100,050.00',
  ],
  'zh-ru': [
    amountInWords('100050.00', 'CNY', 'zh'),
    amountInWords('100050.00', 'CNY', 'ru').replaceAll(/\s/g, ''),
    '审批记录',
    'Листсогласования',
    '海运',
    'Стр.1из',
  ],
}

const titles: Readonly<Record<Exclude<PrintLang, 'zh-en'>, string>> = {
  zh: '合同审批单',
  ru: 'Договор. Лист согласования',
  en: 'Contract · approval sheet',
  'zh-ru': '合同审批单',
}
const companies: Readonly<Record<Exclude<PrintLang, 'zh-en'>, string>> = {
  zh: '北陆海运贸易有限公司',
  ru: 'ООО «Бэйлу Морская торговля»',
  en: 'Beilu Sea Trading Co., Ltd.',
  'zh-ru': '北陆海运贸易有限公司',
}

test.each(['zh', 'ru', 'en', 'zh-ru'] as const)(
  'WID-18: a contract of 300 lines prints in %s with fields, lines, words for its amount and who approved it when',
  async (lang) => {
    const ctx = await world.ctx('seasales')
    const sheet = await makeSheet(ctx, contract, record, lang)
    expect(sheet.owner.split('\n')[0], 'the legal company stands at the head').toBe(companies[lang])
    expect(sheet.title.split('\n')[0]).toBe(titles[lang])
    const approval = sheet.parts.find(
      (part) => part.kind === 'table' && part.rows.some(([step]) => /起草|Подготовка|Drafting/.test(step ?? '')),
    )
    expect(
      approval?.kind === 'table' && approval.rows.every(([step = '']) => step !== ''),
      'every step of the approval is named',
    ).toBe(true)
    const bytes = await draw(sheet)
    const pdf = await readPdf(bytes)
    for (const text of expected[lang]) expect(pdf.text).toContain(text)
    const approvers = sheet.parts.findLast((part) => part.kind === 'table')
    expect(approvers?.kind === 'table' ? approvers.rows.length : 0).toBeGreaterThan(1)
    for (let at = 1; at <= lines; at += 1) expect(pdf.text).toContain(`货物${at}`)
    expect(pdf.text).toContain(String(record.contractNo))
    expect(pdf.pages.length).toBeGreaterThan(5)
  },
)

test('WFL-02 an approved contract carries the fingerprint of what was approved, and says when it has changed since', async () => {
  const ctx = await world.ctx('seasales')
  const stamp = async () => (await makeSheet(ctx, contract, record, 'zh')).parts.at(-1)
  const fits = await stamp()
  expect(fits).toMatchObject({ kind: 'stamp', owner: null, fits: true, verdict: '当前内容与审批时一致' })
  expect(fits?.kind === 'stamp' ? fits.lines.at(-1) : '').toMatch(/SHA-256：[0-9a-f]{64}$/)
  await world.pool.driver.query('update contracts.contract set total_amount = total_amount + 1 where id = $1', [
    record.id,
  ])
  expect(await stamp()).toMatchObject({ fits: false, verdict: '当前内容与审批时不一致，本印记无效' })
  const pdf = await readPdf(
    await draw({
      ...(await makeSheet(ctx, contract, record, 'zh')),
      parts: [
        {
          kind: 'stamp',
          title: '审批印记',
          owner: '北陆海运贸易有限公司',
          lines: ['用印：罗印如，2026-11-18'],
          fits: false,
          verdict: '无效',
        },
      ],
    }),
  )
  for (const text of ['审批印记', '北陆海运贸易有限公司', '罗印如', '无效']) expect(pdf.text).toContain(text)
})

test('WID-18: 300 lines break between rows, under a repeated head, inside the margins', async () => {
  const { pages } = await readPdf(await draw(await makeSheet(await world.ctx('seasales'), contract, record, 'zh')))
  for (const items of pages) {
    const body = items.filter(({ y }) => y > 50)
    expect(Math.min(...body.map(({ y }) => y))).toBeGreaterThan(51)
    expect(Math.max(...items.map(({ y, height }) => y + height))).toBeLessThan(842 - 36)
    expect(Math.max(...items.map(({ x, width }) => x + width))).toBeLessThanOrEqual(595 - 38)
  }
  const withRows = pages.filter((items) => items.some(({ text }) => /^货物\d+$/.test(text)))
  expect(withRows.length).toBeGreaterThan(3)
  for (const items of withRows) {
    const numbers = items.filter(({ text, x }) => /^\d{1,3}$/.test(text) && x < 70)
    const goods = items.filter(({ text }) => /^货物\d+/.test(text))
    // Each line that begins on the page has its number, its goods and its amount there.
    expect(goods.map(({ text }) => /\d+/.exec(text)?.[0])).toEqual(numbers.map(({ text }) => text))
    expect(items.filter(({ text }) => text === '333.50').length).toBe(goods.length)
    expect(items.filter(({ text }) => text === '货物或服务').length).toBeGreaterThan(0)
  }
})

test('the code on the first page is the number of the document', async () => {
  const { draw: drawn } = await readPdf(
    await draw(await makeSheet(await world.ctx('seasales'), contract, record, 'zh')),
  )
  const { data, width, height } = await drawn(1)
  expect(decodeQR({ data, width, height }, { timeLimit: 10_000 })).toBe(record.contractNo)
})
