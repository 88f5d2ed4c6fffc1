import type { Lang } from '../../../core/values/language.ts'
import { cell, grid, text } from './docx-elements.ts'
import { packed } from './pack-docx.ts'
import { bound, langsOf, type PaperLang, pageWords, type Starter } from './standard-template.ts'

type Said = Readonly<Record<Lang, string>>

const title: Said = { zh: '付款审批单', ru: 'Лист согласования платежа', en: 'Payment approval sheet' }

interface Pair {
  readonly mark: string
  readonly label: Said
  readonly path: string
  readonly format?: 'amount' | 'words' | 'dateLong'
}

const pairs: readonly Pair[] = [
  { mark: 'no', label: { zh: '计划编号', ru: 'Номер плана', en: 'Plan number' }, path: 'planNo' },
  {
    mark: 'day',
    label: { zh: '计划日期', ru: 'Дата платежа', en: 'Payment date' },
    path: 'planDate',
    format: 'dateLong',
  },
  { mark: 'unit', label: { zh: '申请单位', ru: 'Организация', en: 'Unit' }, path: 'unitId' },
  { mark: 'drafter', label: { zh: '经办人', ru: 'Исполнитель', en: 'Maker' }, path: 'createBy' },
  { mark: 'payee', label: { zh: '收款单位', ru: 'Получатель', en: 'Payee' }, path: 'payeeName' },
  { mark: 'bank', label: { zh: '收款银行', ru: 'Банк получателя', en: 'Payee bank' }, path: 'payeeBank' },
  { mark: 'account', label: { zh: '收款账号', ru: 'Счёт получателя', en: 'Payee account' }, path: 'payeeAccount' },
  { mark: 'contract', label: { zh: '对应合同', ru: 'Договор', en: 'Contract' }, path: 'contractId' },
  {
    mark: 'attribute',
    label: { zh: '付款属性', ru: 'Вид платежа', en: 'Payment attribute' },
    path: 'paymentAttribute',
  },
  { mark: 'subject', label: { zh: '预算科目', ru: 'Статья бюджета', en: 'Budget subject' }, path: 'budgetSubject' },
  { mark: 'amount', label: { zh: '付款金额', ru: 'Сумма', en: 'Amount' }, path: 'planAmount', format: 'amount' },
  { mark: 'currency', label: { zh: '币种', ru: 'Валюта', en: 'Currency' }, path: 'currency' },
]

const wide: readonly Pair[] = [
  {
    mark: 'words',
    label: { zh: '金额大写', ru: 'Сумма прописью', en: 'Amount in words' },
    path: 'planAmount',
    format: 'words',
  },
  { mark: 'purpose', label: { zh: '附言', ru: 'Назначение платежа', en: 'Purpose' }, path: 'purpose' },
]

const opinions: readonly (readonly [string, Said])[] = [
  ['step', { zh: '审批环节', ru: 'Этап', en: 'Step' }],
  ['person', { zh: '审批人', ru: 'Согласующий', en: 'Approver' }],
  ['decision', { zh: '结果', ru: 'Решение', en: 'Decision' }],
  ['opinion', { zh: '意见', ru: 'Замечания', en: 'Opinion' }],
  ['time', { zh: '时间', ru: 'Время', en: 'Time' }],
]

/** A payment with everything that was decided on it. */
export const paymentStarter: Starter = {
  name: title,
  source: 'finance.paymentPlan',
  langs: ['zh', 'zh-ru', 'en'],
  bindings: (lang) => [
    ...langsOf(lang).flatMap((spoken) =>
      [...pairs, ...wide].map(({ mark, path, format }) =>
        bound(markIn(mark, spoken, lang), path, format ?? 'auto', spoken),
      ),
    ),
    ...opinions.map(([name]) => bound(name, `@approval.${name}`)),
    bound('today', '@today'),
    bound('maker', '@maker'),
  ],
  pack: (lang) => {
    const langs = langsOf(lang)
    const label = (words: Said) => cell(langs.map((spoken) => words[spoken]).join(' / '), { face: 'head' }, 'center')
    const value = (mark: string) => langs.map((spoken) => cell(`{{${markIn(mark, spoken, lang)}}}`)).join('')
    const halves = pairs.reduce<string[][]>((rows, { mark, label: words }, index) => {
      if (index % 2 === 0) rows.push([])
      rows.at(-1)?.push(label(words), value(mark))
      return rows
    }, [])
    const body = [
      ...langs.map((spoken, row) =>
        text(title[spoken], { face: 'title', size: row === 0 ? 20 : 14 }, { align: 'center', line: 28, after: 6 }),
      ),
      grid(halves, { widths: [20, 30, 20, 30] }),
      grid(
        wide.map(({ mark, label: words }) => [label(words), value(mark)]),
        { widths: [20, 80] },
      ),
      text('', {}, { line: 8 }),
      grid([opinions.map(([, words]) => label(words)), opinions.map(([name]) => cell(`{{${name}}}`))], {
        widths: [20, 18, 15, 27, 20],
        head: true,
      }),
      text('{{maker}}　{{today}}', { size: 9 }, { align: 'right', before: 8 }),
    ]
    return packed({ body: body.join(''), head: '{{no}}', pages: pageWords[lang] })
  },
}

/** In a bilingual paper the second language has placeholders of its own. */
function markIn(mark: string, lang: Lang, paper: PaperLang): string {
  return paper === 'zh-ru' && lang === 'ru' ? `${mark}_ru` : mark
}
