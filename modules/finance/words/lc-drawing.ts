import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { lcDrawing } from '../letter-of-credit/lc-drawing.ts'

const acceptDate = { zh: '承兑日期', ru: 'Дата акцепта', en: 'Date of acceptance' } as const
const discrepancies = { zh: '不符点', ru: 'Расхождения', en: 'Discrepancies' } as const
const refusedReason = { zh: '拒付理由', ru: 'Причина отказа', en: 'Reason for refusal' } as const
const payDate = { zh: '付(收)款日期', ru: 'Дата оплаты', en: 'Date of payment' } as const
const paidAmount = { zh: '付(收)款金额', ru: 'Оплачено', en: 'Amount paid' } as const

export const lcDrawingWords: DocumentWords<typeof lcDrawing> = {
  title: { zh: '信用证交单', ru: 'Предъявление по аккредитиву', en: 'Drawing under a letter of credit' },
  fields: {
    drawingNo: { zh: '交单编号', ru: 'Номер предъявления', en: 'Drawing number' },
    lcId: { zh: '信用证', ru: 'Аккредитив', en: 'Letter of credit' },
    status: { zh: '交单状态', ru: 'Состояние предъявления', en: 'Drawing status' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    direction: { zh: '信用证方向', ru: 'Направление', en: 'Direction' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    amount: { zh: '交单金额', ru: 'Сумма предъявления', en: 'Amount drawn' },
    qty: { zh: '装运数量(吨)', ru: 'Отгружено, т', en: 'Quantity shipped, t' },
    blDate: { zh: '提单日', ru: 'Дата коносамента', en: 'B/L date' },
    presentDate: { zh: '交单日', ru: 'Дата предъявления', en: 'Date of presentation' },
    lastPresentDay: { zh: '最迟交单日', ru: 'Предъявить не позднее', en: 'Last day for presentation' },
    examineBy: { zh: '审单截止日', ru: 'Проверить до', en: 'Examination due' },
    result: { zh: '审单结果', ru: 'Результат проверки', en: 'Examination result' },
    discrepancies,
    refusedReason,
    acceptDate,
    dueDate: { zh: '到期付款日', ru: 'Срок оплаты', en: 'Due date' },
    payDate,
    paidAmount,
    files: { zh: '单据附件', ru: 'Документы', en: 'Documents' },
  },
  groups: {
    basic: { zh: '交单', ru: 'Предъявление', en: 'Drawing' },
    result: { zh: '审单与付款', ru: 'Проверка и оплата', en: 'Examination and payment' },
    files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
  },
  actions: {
    present: { zh: '交单', ru: 'Предъявить документы', en: 'Present' },
    comply: { zh: '单证相符', ru: 'Документы соответствуют', en: 'Complying' },
    findDiscrepancies: { zh: '提出不符点', ru: 'Указать расхождения', en: 'Discrepant' },
    waive: { zh: '接受不符点', ru: 'Принять расхождения', en: 'Waive discrepancies' },
    refuse: { zh: '拒付', ru: 'Отказать в оплате', en: 'Refuse' },
    pay: { zh: '登记付(收)款', ru: 'Отметить оплату', en: 'Record payment' },
  },
  tasks: {
    present: { zh: '待交单', ru: 'Документы к предъявлению', en: 'Documents to be presented' },
    examine: { zh: '待审单据', ru: 'Документы к проверке', en: 'Documents to be examined' },
    decide: { zh: '不符点待定', ru: 'Решить о расхождениях', en: 'Discrepancies to be decided' },
    pay: { zh: '待付(收)款', ru: 'К оплате по аккредитиву', en: 'Drawings to be paid' },
  },
  asks: { acceptDate, discrepancies, refusedReason, payDate, paidAmount },
}
