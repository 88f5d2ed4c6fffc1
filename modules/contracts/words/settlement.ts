import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { barterSettlement } from '../barter-settlement.ts'
import type { settlement } from '../settlement.ts'

const shared = {
  title: { zh: '标题', ru: 'Заголовок', en: 'Title' },
  counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
  relatedContract: { zh: '关联合同', ru: 'Связанный договор', en: 'Related contract' },
  date: { zh: '结算日期', ru: 'Дата', en: 'Date' },
  currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
  fxRate: { zh: '结算汇率', ru: 'Курс расчёта', en: 'Settlement rate' },
  amount: { zh: '结算金额', ru: 'Сумма расчёта', en: 'Amount' },
  amountCny: { zh: '折合人民币', ru: 'Сумма в юанях', en: 'Amount in CNY' },
  content: { zh: '结算内容', ru: 'Содержание', en: 'Content' },
  attachments: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
} as const

const groups = {
  basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
  money: { zh: '金额', ru: 'Суммы', en: 'Amounts' },
  files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
} as const

export const settlementWords: DocumentWords<typeof settlement> = {
  title: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' },
  fields: {
    ...shared,
    settleNo: { zh: '结算单号', ru: 'Номер расчёта', en: 'Settlement number' },
    settleType: { zh: '结算类型', ru: 'Вид расчёта', en: 'Settlement type' },
    direction: { zh: '收支方向', ru: 'Направление', en: 'Direction' },
    contractVersion: { zh: '适用合同版本', ru: 'Версия договора', en: 'Version of the contract' },
    dueDate: { zh: '到期日', ru: 'Срок оплаты', en: 'Due date' },
    vatRate: { zh: '税率', ru: 'Ставка НДС', en: 'VAT rate' },
    netAmount: { zh: '不含税金额', ru: 'Сумма без НДС', en: 'Net amount' },
    taxAmount: { zh: '税额', ru: 'НДС', en: 'Tax' },
    settledAmount: { zh: '合同累计结算', ru: 'Рассчитано по договору всего', en: 'Settled under the contract' },
    differsPct: { zh: '与合同差异(%)', ru: 'Отличие от договора, %', en: 'Differs from contract, %' },
    items: {
      label: { zh: '结算明细', ru: 'Позиции расчёта', en: 'Settlement lines' },
      fields: {
        goods: { zh: '货物或服务', ru: 'Товар или услуга', en: 'Goods or service' },
        qty: { zh: '数量', ru: 'Количество', en: 'Quantity' },
        uom: { zh: '计量单位', ru: 'Ед. изм.', en: 'Unit of measure' },
        price: { zh: '单价', ru: 'Цена', en: 'Unit price' },
        amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
      },
    },
  },
  groups: { ...groups, items: { zh: '结算明细', ru: 'Позиции расчёта', en: 'Settlement lines' } },
  lists: {
    purchase: { zh: '采购结算', ru: 'Расчёты по закупкам', en: 'Purchase settlements' },
    sale: { zh: '销售结算', ru: 'Расчёты по продажам', en: 'Sales settlements' },
    freight: { zh: '运费结算', ru: 'Расчёты по фрахту', en: 'Freight settlements' },
    service: { zh: '服务结算', ru: 'Расчёты за услуги', en: 'Service settlements' },
  },
}

export const barterSettlementWords: DocumentWords<typeof barterSettlement> = {
  title: { zh: '易货结算', ru: 'Бартерный расчёт', en: 'Barter settlement' },
  fields: {
    ...shared,
    settleNo: { zh: '结算单号', ru: 'Номер расчёта', en: 'Settlement number' },
    outValue: { zh: '出口货值', ru: 'Стоимость отгруженного', en: 'Value sent' },
    inValue: { zh: '进口货值', ru: 'Стоимость полученного', en: 'Value received' },
    diff: { zh: '差额', ru: 'Разница', en: 'Difference' },
    diffPct: { zh: '差额比例(%)', ru: 'Разница, %', en: 'Difference, %' },
    diffBy: { zh: '差额处理', ru: 'Как закрыть разницу', en: 'How the difference is settled' },
  },
  groups,
}
