import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import {
  attachment,
  autoNumber,
  checkboxes,
  date,
  lines,
  number as figure,
  text,
  textarea,
  yesNo,
} from '../../../kinds/index.ts'
import { attached, basics, everyday, number, reason } from './common-form-parts.ts'
import { approve, end, leader, leaderWords, seal, start } from './flow-nodes.ts'

const seals = [
  { code: 'company', label: { zh: '公章', ru: 'Печать компании', en: 'Company seal' } },
  { code: 'contract', label: { zh: '合同章', ru: 'Печать для договоров', en: 'Contract seal' } },
  { code: 'finance', label: { zh: '财务章', ru: 'Печать бухгалтерии', en: 'Finance seal' } },
  { code: 'person', label: { zh: '法人章', ru: 'Печать руководителя', en: 'Seal of the legal representative' } },
]

/** 用印: which seals on which papers, and whether they leave the house. */
export const sealUse: FormDraft = {
  doc: document({
    module: 'form',
    name: 'sealUse',
    code: 'yysq',
    scope: 'yysq',
    title: 'fileName',
    number: { field: 'no', pattern: 'YY-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
    fields: {
      no: autoNumber(),
      fileName: text({ required: true, searched: true, max: 100 }),
      seals: checkboxes({ choices: seals, required: true }),
      recipient: text({ max: 100, searched: true }),
      useDate: date({ required: true, notBefore: 'today()' }),
      takenOut: yesNo(),
      returnDate: date({ visible: 'takenOut', required: 'takenOut', notBefore: 'useDate' }),
      papers: lines({
        fields: {
          name: text({ required: true, max: 100 }),
          pages: figure({ required: true, digits: 0, min: '1', max: '9999' }),
          copies: figure({ required: true, digits: 0, min: '1', max: '999' }),
        },
        min: 1,
        max: 50,
        totals: ['copies'],
      }),
      copies: figure({ digits: 0, readonly: true, calc: 'sum(papers.map(p, p.copies))' }),
      reason: textarea({ required: true, max: 500 }),
      files: attachment({ max: 20 }),
    },
    form: [
      {
        name: 'basics',
        fields: ['no', 'fileName', 'seals', 'recipient', 'useDate', 'takenOut', 'returnDate', 'copies'],
        columns: 2,
      },
      { name: 'papers', fields: ['papers', 'reason', 'files'] },
    ],
    lists: {
      main: {
        columns: [
          'no',
          'fileName',
          'seals',
          'recipient',
          'useDate',
          'takenOut',
          'returnDate',
          'copies',
          'createBy',
          'approvalStatus',
          'createTime',
        ],
        search: ['fileName', 'useDate', 'approvalStatus'],
        sort: ['-createTime'],
        totals: ['copies'],
      },
    },
    approval: {
      process: 'sealUse',
      category: 'oa',
      money: false,
      values: ['copies', 'takenOut'],
      first: {
        key: 'sealUse',
        version: 1,
        label: { zh: '用印审批', ru: 'Согласование проставления печати', en: 'Seal use approval' },
        nodes: {
          start: start('leader'),
          leader: approve(leaderWords, leader, 'office'),
          office: approve({ zh: '综合部', ru: 'Канцелярия', en: 'Office' }, { by: 'role', role: 'sealKeeper' }, 'seal'),
          seal: seal({ zh: '盖章', ru: 'Проставление печати', en: 'Seal' }, { by: 'role', role: 'sealKeeper' }, 'end'),
          end,
        },
      },
    },
  }),
  words: {
    title: { zh: '用印申请', ru: 'Заявка на проставление печати', en: 'Use of seal' },
    fields: {
      no: number,
      fileName: { zh: '文件名称', ru: 'Документ', en: 'Document' },
      seals: { zh: '印章', ru: 'Печати', en: 'Seals' },
      recipient: { zh: '报送单位', ru: 'Кому', en: 'Recipient' },
      useDate: { zh: '用印日期', ru: 'Дата', en: 'Day of use' },
      takenOut: { zh: '是否外带', ru: 'Вынос печати', en: 'Taken out' },
      returnDate: { zh: '归还日期', ru: 'Вернуть до', en: 'Back by' },
      papers: {
        label: { zh: '用印文件', ru: 'Документы на печать', en: 'Papers' },
        fields: {
          name: { zh: '文件', ru: 'Документ', en: 'Paper' },
          pages: { zh: '页数', ru: 'Страниц', en: 'Pages' },
          copies: { zh: '份数', ru: 'Экземпляров', en: 'Copies' },
        },
      },
      copies: { zh: '总份数', ru: 'Всего экземпляров', en: 'Copies in all' },
      reason,
      files: attached,
    },
    groups: { basics, papers: { zh: '用印文件', ru: 'Документы на печать', en: 'Papers' } },
  },
  menu: { folder: 'affairs', icon: 'stamp', sort: 550 },
  access: everyday('sealKeeper'),
}
