import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import {
  attachment,
  autoNumber,
  date,
  dictionary,
  person,
  select,
  text,
  textarea,
  units,
} from '../../../kinds/index.ts'
import { basics, details, everyday } from './common-form-parts.ts'
import { approve, copy, end, leader, leaderWords, managerWords, seal, start } from './flow-parts.ts'

const sorts = [
  { code: 'notice', label: { zh: '通知', ru: 'Уведомление', en: 'Notice' } },
  { code: 'report', label: { zh: '报告', ru: 'Доклад', en: 'Report' } },
  { code: 'request', label: { zh: '请示', ru: 'Запрос', en: 'Request' } },
  { code: 'reply', label: { zh: '批复', ru: 'Ответ', en: 'Reply' } },
  { code: 'letter', label: { zh: '函', ru: 'Письмо', en: 'Letter' } },
]
const secrecies = [
  { code: 'open', label: { zh: '公开', ru: 'Открытый', en: 'Open' } },
  { code: 'inner', label: { zh: '内部', ru: 'Для служебного пользования', en: 'Internal' } },
  { code: 'secret', label: { zh: '秘密', ru: 'Секретно', en: 'Confidential' } },
]

/** 发文: a paper of the house, countersigned, signed, sealed and sent. */
export const docOut: FormDraft = {
  doc: document({
    module: 'form',
    name: 'docOut',
    code: 'fwsq',
    scope: 'fwsq',
    title: 'heading',
    number: { field: 'no', pattern: '北陆发〔{YYYY}〕{#}号', resetBy: 'year' },
    fields: {
      no: autoNumber({ searched: true }),
      heading: text({ required: true, searched: true, max: 100 }),
      sort: select({ choices: sorts, required: true }),
      secrecy: select({ choices: secrecies, required: true, initial: 'open' }),
      urgency: dictionary({ group: 'priority', required: true, initial: '3' }),
      issueDate: date({ required: true, indexed: true }),
      signer: person({ required: true, everywhere: true }),
      recipients: units({ required: true, limit: 50 }),
      copied: units({ limit: 50 }),
      body: textarea({ required: true, max: 2000 }),
      file: attachment({ max: 10 }),
    },
    form: [
      {
        name: 'basics',
        fields: ['no', 'heading', 'sort', 'secrecy', 'urgency', 'issueDate', 'signer', 'recipients', 'copied'],
        columns: 2,
      },
      { name: 'details', fields: ['body', 'file'] },
    ],
    lists: {
      main: {
        columns: [
          'no',
          'heading',
          'sort',
          'secrecy',
          'urgency',
          'issueDate',
          'signer',
          'createBy',
          'approvalStatus',
          'createTime',
        ],
        search: ['heading', 'sort', 'issueDate', 'approvalStatus'],
        sort: ['-createTime'],
      },
    },
    approval: {
      process: 'docOut',
      category: 'oa',
      money: false,
      values: ['signer', 'secrecy', 'sort'],
      first: {
        key: 'docOut',
        version: 1,
        label: { zh: '发文审批', ru: 'Согласование исходящего документа', en: 'Document issue approval' },
        nodes: {
          start: start('leader'),
          leader: approve(leaderWords, leader, 'legal'),
          legal: approve(
            { zh: '法务核稿', ru: 'Проверка юристом', en: 'Legal check' },
            { by: 'role', role: 'legal' },
            'sign',
          ),
          sign: approve(
            { zh: '签发', ru: 'Подписание', en: 'Signature' },
            { by: 'personField', field: 'signer' },
            'seal',
          ),
          seal: seal(
            { zh: '盖章', ru: 'Проставление печати', en: 'Seal' },
            { by: 'role', role: 'sealKeeper' },
            'copies',
          ),
          copies: copy(managerWords, { by: 'role', role: 'gm' }, 'end'),
          end,
        },
      },
    },
  }),
  words: {
    title: { zh: '发文申请', ru: 'Исходящий документ', en: 'Document issue' },
    fields: {
      no: { zh: '文号', ru: 'Исходящий номер', en: 'Document number' },
      heading: { zh: '标题', ru: 'Заголовок', en: 'Title' },
      sort: { zh: '文种', ru: 'Вид документа', en: 'Document type' },
      secrecy: { zh: '密级', ru: 'Гриф', en: 'Secrecy' },
      urgency: { zh: '紧急程度', ru: 'Срочность', en: 'Urgency' },
      issueDate: { zh: '发文日期', ru: 'Дата документа', en: 'Date of issue' },
      signer: { zh: '签发人', ru: 'Подписывает', en: 'Signed by' },
      recipients: { zh: '主送单位', ru: 'Кому', en: 'To' },
      copied: { zh: '抄送单位', ru: 'Копии', en: 'Copies to' },
      body: { zh: '正文', ru: 'Текст', en: 'Text' },
      file: { zh: '正文附件', ru: 'Приложения', en: 'Attachments' },
    },
    groups: { basics, details },
  },
  menu: { folder: 'affairs', icon: 'file-text', sort: 560 },
  access: everyday('legal', 'sealKeeper', 'gm'),
}
