import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { supplementaryAgreement } from '../supplementary-agreement.ts'

const goodsLine = {
  goods: { zh: '货物或服务', ru: 'Товар или услуга', en: 'Goods or service' },
  grade: { zh: '规格', ru: 'Марка', en: 'Grade' },
  qty: { zh: '数量', ru: 'Количество', en: 'Quantity' },
  uom: { zh: '计量单位', ru: 'Ед. изм.', en: 'Unit of measure' },
  unitPrice: { zh: '单价', ru: 'Цена', en: 'Unit price' },
  amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
} as const
const payLine = {
  node: { zh: '节点', ru: 'Этап', en: 'Milestone' },
  pct: { zh: '比例(%)', ru: 'Доля, %', en: 'Share, %' },
  daysAfter: { zh: '节点后天数', ru: 'Дней после этапа', en: 'Days after' },
  condition: { zh: '条件', ru: 'Условие', en: 'Condition' },
} as const
const beforeItems = { zh: '变更前明细', ru: 'Позиции до изменения', en: 'Lines before' } as const
const newItems = { zh: '变更后明细', ru: 'Позиции после изменения', en: 'Lines after' } as const
const beforePayTerms = { zh: '变更前收付款节点', ru: 'Этапы оплаты до изменения', en: 'Payment terms before' } as const
const newPayTerms = { zh: '变更后收付款节点', ru: 'Этапы оплаты после изменения', en: 'Payment terms after' } as const

export const supplementaryAgreementWords: DocumentWords<typeof supplementaryAgreement> = {
  title: { zh: '补充协议', ru: 'Дополнительное соглашение', en: 'Supplementary agreement' },
  fields: {
    saNo: { zh: '协议编号', ru: 'Номер соглашения', en: 'Agreement number' },
    contractId: { zh: '原合同', ru: 'Договор', en: 'Contract' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    fxRate: { zh: '合同汇率', ru: 'Курс договора', en: 'Contract rate' },
    frameworkFlag: { zh: '是否框架合同', ru: 'Рамочный договор', en: 'Framework contract' },
    changeType: { zh: '变更类型', ru: 'Вид изменения', en: 'What is changed' },
    effectDate: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
    versionNo: { zh: '生效后版本', ru: 'Версия договора', en: 'Version of the contract' },
    reason: { zh: '变更原因', ru: 'Причина', en: 'Reason' },
    beforeTotal: { zh: '变更前总额', ru: 'Сумма до изменения', en: 'Total before' },
    newTotal: { zh: '变更后总额', ru: 'Сумма после изменения', en: 'Total after' },
    deltaAmount: { zh: '增减金额', ru: 'Изменение суммы', en: 'Change of the total' },
    newTotalCny: { zh: '变更后总额(元)', ru: 'Сумма после изменения, ¥', en: 'Total after, CNY' },
    deltaCny: { zh: '增减金额(元)', ru: 'Изменение суммы, ¥', en: 'Change of the total, CNY' },
    newFrameworkAmount: { zh: '变更后框架金额', ru: 'Новая рамочная сумма', en: 'Framework amount after' },
    beforeValidTo: { zh: '变更前有效期至', ru: 'Срок до изменения', en: 'Valid to, before' },
    newValidTo: { zh: '变更后有效期至', ru: 'Новый срок действия', en: 'Valid to, after' },
    beforePaymentConditions: {
      zh: '变更前收付款条件',
      ru: 'Условия оплаты до изменения',
      en: 'Payment conditions before',
    },
    newPaymentConditions: { zh: '变更后收付款条件', ru: 'Новые условия оплаты', en: 'Payment conditions after' },
    beforeItems: { label: beforeItems, fields: goodsLine },
    newItems: { label: newItems, fields: goodsLine },
    beforePayTerms: { label: beforePayTerms, fields: payLine },
    newPayTerms: { label: newPayTerms, fields: payLine },
    attachments: { zh: '协议附件', ru: 'Вложения', en: 'Attachments' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    money: { zh: '金额变化', ru: 'Изменение суммы', en: 'Change of the amount' },
    newItems,
    beforeItems,
    terms: { zh: '期限与收付款条件', ru: 'Срок и условия оплаты', en: 'Term and payment conditions' },
    newPayTerms,
    beforePayTerms,
    files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
  },
}
