import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, person, quantity, reference, text, unit } from '../../kinds/index.ts'
import { price } from './price-rights.ts'

const words = {
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  contractType: { zh: '合同类型', ru: 'Тип договора', en: 'Contract type' },
  level: { zh: '预警级别', ru: 'Уровень', en: 'Level' },
  reason: { zh: '预警原因', ru: 'Причина', en: 'Why' },
  contractNo: { zh: '合同编号', ru: 'Номер договора', en: 'Contract number' },
  counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
  currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
  totalAmount: { zh: '合同总额', ru: 'Сумма договора', en: 'Total amount' },
  validTo: { zh: '有效期至', ru: 'Действует до', en: 'Valid to' },
  daysLeft: { zh: '剩余天数', ru: 'Осталось дней', en: 'Days left' },
  daysIdle: { zh: '生效未执行天数', ru: 'Дней без исполнения', en: 'Days not begun' },
  leftTonnes: { zh: '未执行数量(吨)', ru: 'Не исполнено, т', en: 'Not executed, t' },
  leftAmount: { zh: '未执行金额', ru: 'Не исполнено', en: 'Not executed' },
  leftCny: { zh: '未执行金额(元)', ru: 'Не исполнено, ¥', en: 'Not executed, CNY' },
  contractStatus: { zh: '合同状态', ru: 'Статус договора', en: 'Contract status' },
  drafter: { zh: '起草人', ru: 'Инициатор', en: 'Drafter' },
} as const

/** Contracts near or past their end, and those that nobody has begun to carry out, with what is left of them. */
export const overdueContract = report({
  module: 'contracts',
  name: 'overdueContract',
  needs: 'htgl-ck',
  words,
  label: { zh: '合同逾期预警', ru: 'Просрочка по договорам', en: 'Overdue contracts' },
  filters: {
    level: dictionary({ group: 'alertLevel' }),
    reason: dictionary({ group: 'contracts_lateReason' }),
    contractType: dictionary({ group: 'contractType' }),
    unitId: unit({ scope: 'htgl' }),
  },
  columns: {
    level: dictionary({ group: 'alertLevel' }),
    contractNo: text({ max: 40 }),
    counterparty: reference({ to: 'contracts.counterparty' }),
    reason: dictionary({ group: 'contracts_lateReason' }),
    daysIdle: number({ max: '99999' }),
    daysLeft: number({ min: '-99999', max: '99999' }),
    leftTonnes: quantity(),
    currency: dictionary({ group: 'currency' }),
    leftAmount: money({ ...price, digits: 2 }),
    totalAmount: money({ ...price, digits: 2 }),
    leftCny: money({ ...price, digits: 2 }),
    validTo: date({}),
    contractStatus: dictionary({ group: 'contractStatus' }),
    contractType: dictionary({ group: 'contractType' }),
    drafter: person({}),
    unitId: unit({}),
  },
  totals: ['leftCny', 'leftTonnes'],
  drill: {
    totalAmount: { page: '/contractLedger', with: { contractNo: 'contractNo' }, sum: 'totalAmount' },
  },
  charts: [
    { kind: 'column', along: 'unitId', measures: ['leftCny'] },
    { kind: 'ring', along: 'level', measures: ['leftCny'] },
  ],
})
