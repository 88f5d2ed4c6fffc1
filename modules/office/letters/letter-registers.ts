import { report } from '../../../core/description/report.ts'
import { date, department, dictionary, number, person, reference, text, unit, year } from '../../../kinds/index.ts'

const thisYear = { required: true, initial: { expression: 'year(today())' } } as const

const filterWords = {
  year: { zh: '年份', ru: 'Год', en: 'Year' },
  kind: { zh: '文种', ru: 'Вид документа', en: 'Kind' },
  unit: { zh: '单位', ru: 'Организация', en: 'Unit' },
} as const

const outWords = {
  ...filterWords,
  docNo: { zh: '文号', ru: 'Номер', en: 'Number' },
  letter: { zh: '文件标题', ru: 'Заголовок', en: 'Title' },
  signDate: { zh: '签发日期', ru: 'Подписан', en: 'Signed on' },
  secrecy: { zh: '密级', ru: 'Гриф', en: 'Secrecy' },
  urgency: { zh: '紧急程度', ru: 'Срочность', en: 'Urgency' },
  addressee: { zh: '主送机关', ru: 'Адресат', en: 'Addressee' },
  drafter: { zh: '拟稿人', ru: 'Исполнитель', en: 'Drafter' },
  signerId: { zh: '签发人', ru: 'Подписал', en: 'Signed by' },
  status: { zh: '发文状态', ru: 'Состояние', en: 'Status' },
  fileNo: { zh: '档号', ru: 'Номер дела', en: 'File number' },
  copies: { zh: '印制份数', ru: 'Экземпляров', en: 'Copies printed' },
  letters: { zh: '件数', ru: 'Документов', en: 'Documents' },
} as const

/** Every letter of a year that has a number, in the order of the numbers; one that was voided stands there as such. */
export const docOutRegister = report({
  module: 'office',
  name: 'docOutRegister',
  needs: 'fwgl-dc',
  words: outWords,
  label: { zh: '发文登记簿', ru: 'Журнал исходящих документов', en: 'Register of outgoing documents' },
  filters: { year: year(thisYear), kind: dictionary({ group: 'docOut_kind' }), unit: unit({}) },
  columns: {
    docNo: text({ max: 60 }),
    letter: reference({ to: 'office.docOut' }),
    kind: dictionary({ group: 'docOut_kind' }),
    signDate: date({}),
    letters: number({ digits: 0 }),
    copies: number({ digits: 0 }),
    addressee: text({ max: 200 }),
    secrecy: dictionary({ group: 'doc_secrecy' }),
    urgency: dictionary({ group: 'doc_urgency' }),
    drafter: person({ everywhere: true }),
    signerId: person({ everywhere: true }),
    status: dictionary({ group: 'docOut_status' }),
    fileNo: text({ max: 40 }),
  },
  totals: ['copies', 'letters'],
})

const inWords = {
  ...filterWords,
  regNo: { zh: '收文编号', ru: 'Входящий номер', en: 'Registration number' },
  receivedDate: { zh: '收文日期', ru: 'Получен', en: 'Received on' },
  fromUnit: { zh: '来文单位', ru: 'Отправитель', en: 'Sender' },
  theirNo: { zh: '来文字号', ru: 'Номер отправителя', en: 'Sender’s number' },
  letter: { zh: '文件标题', ru: 'Заголовок', en: 'Title' },
  secrecy: { zh: '密级', ru: 'Гриф', en: 'Secrecy' },
  handleDept: { zh: '承办部门', ru: 'Исполняющее подразделение', en: 'Handling department' },
  dueDate: { zh: '办理期限', ru: 'Срок исполнения', en: 'Due on' },
  status: { zh: '收文状态', ru: 'Состояние', en: 'Status' },
  fileNo: { zh: '档号', ru: 'Номер дела', en: 'File number' },
  late: { zh: '逾期件数', ru: 'Просрочено', en: 'Overdue' },
  letters: { zh: '件数', ru: 'Документов', en: 'Documents' },
} as const

/** Every letter that came in a year, in the order of registration, and which of them is overdue. */
export const docInRegister = report({
  module: 'office',
  name: 'docInRegister',
  needs: 'swgl-dc',
  words: inWords,
  label: { zh: '收文登记簿', ru: 'Журнал входящих документов', en: 'Register of incoming documents' },
  filters: { year: year(thisYear), kind: dictionary({ group: 'docOut_kind' }), unit: unit({}) },
  columns: {
    regNo: text({ max: 20 }),
    receivedDate: date({}),
    letters: number({ digits: 0 }),
    late: number({ digits: 0 }),
    fromUnit: text({ max: 100 }),
    theirNo: text({ max: 60 }),
    letter: reference({ to: 'office.docIn' }),
    kind: dictionary({ group: 'docOut_kind' }),
    secrecy: dictionary({ group: 'doc_secrecy' }),
    handleDept: department({}),
    dueDate: date({}),
    status: dictionary({ group: 'docIn_status' }),
    fileNo: text({ max: 40 }),
  },
  totals: ['late', 'letters'],
})
