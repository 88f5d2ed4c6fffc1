import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { lcAmendment } from '../letter-of-credit/lc-amendment.ts'

const bankNumber = { zh: '修改次数(26E)', ru: 'Номер изменения (26E)', en: 'Amendment number (26E)' } as const
const acceptDate = { zh: '受益人接受日期', ru: 'Дата согласия бенефициара', en: 'Accepted by beneficiary on' } as const
const refusedReason = { zh: '拒绝理由', ru: 'Причина отказа', en: 'Reason for refusal' } as const

export const lcAmendmentWords: DocumentWords<typeof lcAmendment> = {
  title: { zh: '信用证修改', ru: 'Изменение аккредитива', en: 'Letter of credit amendment' },
  fields: {
    amendNo: { zh: '修改编号', ru: 'Номер заявки на изменение', en: 'Amendment request' },
    lcId: { zh: '信用证', ru: 'Аккредитив', en: 'Letter of credit' },
    status: { zh: '修改状态', ru: 'Состояние изменения', en: 'Amendment status' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    direction: { zh: '信用证方向', ru: 'Направление', en: 'Direction' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    bankNumber,
    beforeAmount: { zh: '修改前金额', ru: 'Сумма до изменения', en: 'Amount before' },
    deltaAmount: { zh: '增减金额', ru: 'Изменение суммы', en: 'Change of the amount' },
    newAmount: { zh: '修改后金额', ru: 'Сумма после изменения', en: 'Amount after' },
    beforeExpiryDate: { zh: '修改前到期日', ru: 'Истекал', en: 'Expiry before' },
    newExpiryDate: { zh: '修改后到期日', ru: 'Новая дата истечения', en: 'Expiry after' },
    beforeLatestShip: { zh: '修改前最迟装运日', ru: 'Отгрузка была не позднее', en: 'Latest shipment before' },
    newLatestShip: { zh: '修改后最迟装运日', ru: 'Новая последняя дата отгрузки', en: 'Latest shipment after' },
    reason: { zh: '修改原因', ru: 'Причина изменения', en: 'Reason' },
    acceptDate,
    refusedReason,
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    changes: { zh: '修改内容', ru: 'Что меняется', en: 'Changes' },
    why: { zh: '原因与附件', ru: 'Причина и вложения', en: 'Reason and attachments' },
  },
  actions: {
    goRound: { zh: '送审', ru: 'Отправлено на согласование', en: 'Sent for approval' },
    back: { zh: '退回', ru: 'Возвращено', en: 'Returned' },
    passed: { zh: '已送银行', ru: 'Передано в банк', en: 'Sent to the bank' },
    accept: { zh: '受益人接受', ru: 'Бенефициар согласен', en: 'Accepted by beneficiary' },
    refuse: { zh: '受益人拒绝', ru: 'Бенефициар отказал', en: 'Refused by beneficiary' },
    voided: { zh: '作废', ru: 'Аннулировано', en: 'Voided' },
  },
  tasks: {
    accept: { zh: '待确认的信用证修改', ru: 'Изменения, ждущие ответа', en: 'Amendments awaiting an answer' },
  },
  asks: { bankNumber, acceptDate, refusedReason },
}
