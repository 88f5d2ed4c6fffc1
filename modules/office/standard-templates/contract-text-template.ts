import { cell, grid, text } from './docx-elements.ts'
import { packed } from './pack-docx.ts'
import { bound, type PaperLang, pageWords, type Starter } from './standard-template.ts'

const head = {
  one: '合同编号：{{no}}',
  russian: '合同编号 / Номер договора: {{no}}',
  english: '合同编号 / Contract No.: {{no}}',
}
const day = {
  one: '签订日期：{{day}}',
  russian: '签订日期 / Дата подписания: {{day}}',
  english: '签订日期 / Signed on: {{day}}',
}
const seals = {
  one: ['我方（盖章）：{{ours}}', '对方（盖章）：{{party}}'],
  russian: ['我方（盖章）/ Наша сторона (М. П.): {{ours}}', '对方（盖章）/ Вторая сторона (М. П.): {{party}}'],
  english: ['我方（盖章）/ Our side (seal): {{ours}}', '对方（盖章）/ The other side (seal): {{party}}'],
} as const

type Mode = keyof typeof head

/** The wording of a contract, clause by clause: in Chinese, or beside it in another language in a table of two columns. */
export const contractTextStarter: Starter = {
  name: { zh: '合同文本', ru: 'Текст договора', en: 'Contract text' },
  source: 'contracts.contractText',
  langs: ['zh', 'zh-ru', 'zh-en'],
  bindings: (lang) => [
    bound('name', 'contractId.contractName'),
    bound('no', 'contractId.contractNo'),
    bound('day', 'contractId.signDate', 'dateLong', 'zh'),
    bound('ours', 'contractId.ourCompany'),
    bound('party', 'contractId.counterparty'),
    bound('nr', 'clauses.no'),
    bound('titleZh', 'clauses.titleZh'),
    bound('zh', 'clauses.zh'),
    ...(lang === 'zh' ? [] : [bound('titleOther', 'clauses.titleOther'), bound('other', 'clauses.other')]),
  ],
  pack: (lang) => {
    const mode = modeOf(lang)
    const own = cell('{{nr}}. {{titleZh}}', { face: 'head' }) + cell('{{zh}}')
    const other = cell('{{nr}}. {{titleOther}}', { bold: true }) + cell('{{other}}')
    const body = [
      text('{{name}}', { face: 'title', size: 20 }, { align: 'center', line: 32, after: 6 }),
      text(head[mode], {}, { after: 2 }),
      text(day[mode], {}, { after: 6 }),
      mode === 'one' ? grid([[own]], { widths: [100], borders: false }) : grid([[own, other]], { widths: [50, 50] }),
      text('', {}, { line: 18, kept: true }),
      grid([seals[mode].map((words) => cell(words, { face: 'head' }))], { widths: [50, 50], borders: false }),
    ]
    return packed({ body: body.join(''), head: '{{no}}', pages: pageWords[lang] })
  },
}

function modeOf(lang: PaperLang): Mode {
  if (lang === 'zh-ru') return 'russian'
  return lang === 'zh-en' ? 'english' : 'one'
}
