import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { dataUsage } from '../data-usage/data-usage.ts'

export const dataUsageWords: DocumentWords<typeof dataUsage> = {
  title: { zh: '数据用量', ru: 'Потребление данных', en: 'Data usage' },
  fields: {
    usageNo: { zh: '用量单号', ru: 'Номер', en: 'Number' },
    status: { zh: '用量状态', ru: 'Состояние', en: 'Usage status' },
    contractId: { zh: '数据合同', ru: 'Договор на данные', en: 'Data contract' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    dataProduct: { zh: '数据产品', ru: 'Продукт', en: 'Data product' },
    month: { zh: '用量月份', ru: 'Месяц', en: 'Month' },
    units: { zh: '用量', ru: 'Использовано', en: 'Used' },
    meter: { zh: '计量方式', ru: 'Единица учёта', en: 'Metered by' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    meterPrice: { zh: '计量单价', ru: 'Цена за единицу учёта', en: 'Price per metered unit' },
    minFee: { zh: '每月最低费用', ru: 'Минимальная плата в месяц', en: 'Minimum fee per month' },
    fixedFee: { zh: '固定月费', ru: 'Абонентская плата в месяц', en: 'Fixed fee per month' },
    taxIncluded: { zh: '是否含税', ru: 'С НДС', en: 'Tax included' },
    vatRate: { zh: '增值税税率', ru: 'Ставка НДС', en: 'VAT rate' },
    meteredFee: { zh: '按量费用', ru: 'Плата по счётчику', en: 'Metered fee' },
    amount: { zh: '本月费用', ru: 'Плата за месяц', en: 'Fee of the month' },
    netAmount: { zh: '不含税金额', ru: 'Сумма без НДС', en: 'Amount without VAT' },
    taxAmount: { zh: '税额', ru: 'Сумма НДС', en: 'VAT' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    money: { zh: '计费', ru: 'Расчёт платы', en: 'Charge' },
  },
  actions: {
    confirm: { zh: '确认用量', ru: 'Подтвердить', en: 'Confirm' },
    reopen: { zh: '退回修改', ru: 'Вернуть на правку', en: 'Reopen' },
  },
  tasks: {
    confirm: { zh: '待确认数据用量', ru: 'Подтвердить потребление данных', en: 'Data usage to confirm' },
  },
}

/** What the usage of data refuses. */
export const dataUsageRefusals = {
  'data-usage.not-data': {
    zh: '合同 {contract} 不是数据贸易合同，请另选合同',
    ru: 'Договор {contract} не на данные: выберите договор поставки данных',
    en: 'Contract {contract} is not about data: choose a data contract',
  },
  'data-usage.not-running': {
    zh: '合同 {contract} 未生效，请选择已生效的合同',
    ru: 'Договор {contract} не действует: выберите действующий',
    en: 'Contract {contract} is not in force: choose one that is',
  },
  'data-usage.no-price': {
    zh: '合同 {contract} 没有计量单价，请先在合同中补填',
    ru: 'В договоре {contract} нет цены за единицу учёта: сначала укажите её в договоре',
    en: 'Contract {contract} has no price per metered unit: enter it there first',
  },
  'data-usage.outside': {
    zh: '合同有效期为 {from} 至 {to}，请选择其中的月份',
    ru: 'Договор действует с {from} по {to}: выберите месяц в этом сроке',
    en: 'The contract is valid from {from} to {to}: choose a month within that',
  },
  'data-usage.own': {
    zh: '不能确认自己填报的用量，请由部门负责人确认',
    ru: 'Собственную запись подтвердить нельзя: это делает руководитель подразделения',
    en: 'You cannot confirm what you entered yourself: the head of the department does',
  },
} as const satisfies Readonly<Record<string, Words>>
