import type { Words } from '../../../core/values/language.ts'

/** What the page of companies says. */
export const groupCompaniesWords = {
  chart: { zh: '股权架构图', ru: 'Схема владения', en: 'Ownership chart' },
  companies: { zh: '公司', ru: 'Компании', en: 'Companies' },
  holdings: { zh: '持股关系', ru: 'Доли участия', en: 'Shareholdings' },
  addCompany: { zh: '新增公司', ru: 'Добавить компанию', en: 'New company' },
  addHolding: { zh: '新增持股', ru: 'Добавить долю', en: 'New holding' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  day: { zh: '截至 {day}', ru: 'На {day}', en: 'As of {day}' },
  control: { zh: '控制 {pct}%', ru: 'Контроль {pct} %', en: 'Control {pct} %' },
  consolidated: { zh: '并表', ru: 'Консолидируется', en: 'Consolidated' },
  notConsolidated: { zh: '不并表', ru: 'Не консолидируется', en: 'Not consolidated' },
  head: { zh: '母公司', ru: 'Головная', en: 'Head company' },
  holder: { zh: '{name} {pct}%', ru: '{name}: {pct} %', en: '{name} {pct} %' },
  unit: { zh: '单位：{unit}', ru: 'Организация: {unit}', en: 'Unit: {unit}' },
  without: {
    zh: '以下单位还没有对应的公司：{units}',
    ru: 'Организации без юридического лица: {units}',
    en: 'Units without a company: {units}',
  },
  none: { zh: '还没有公司', ru: 'Компаний пока нет', en: 'No companies yet' },
  and: { zh: '、', ru: ', ', en: ', ' },
} satisfies Record<string, Words>
