import { report } from '../../core/description/report.ts'
import { dictionary, money, unit } from '../../kinds/index.ts'
import { openStatus } from './open-item.ts'

const ofUnit = { unitId: 'unitId', currency: 'currency' } as const
const receivable = (ageBand?: string | readonly string[]) =>
  ({
    page: '/receivable',
    with: { status: { is: openStatus }, ...ofUnit, ...(ageBand === undefined ? {} : { ageBand: { is: ageBand } }) },
    sum: 'balanceCny',
  }) as const
const payable = (ageBand?: string | readonly string[]) => ({ ...receivable(ageBand), page: '/payable' }) as const
const owed = money({ digits: 2 })

/** Codes of dictionary openItem_age by the columns that they stand in; what is not yet due is the first. */
export const arapAges = {
  notDue: ['0'],
  month: ['1'],
  quarter: ['2', '3'],
  half: ['4'],
  year: ['5'],
  older: ['6', '7'],
} as const

const { notDue: _notDue, ...lateAges } = arapAges
const overdueAges = Object.values(lateAges).flat()

/** What is owed to and by the companies of each unit, by how long it has been due, and what of it is within the group. */
export const groupArap = report({
  module: 'finance',
  name: 'groupArap',
  needs: 'ysyf-ck',
  label: { zh: '集团往来汇总', ru: 'Сводка расчётов группы', en: 'Group AR-AP' },
  filters: { unitId: unit({ scope: 'zjgl' }), currency: dictionary({ group: 'currency' }) },
  columns: {
    unitId: unit({}),
    receivable: owed,
    receivableInternal: owed,
    notDue: owed,
    month: owed,
    quarter: owed,
    half: owed,
    year: owed,
    older: owed,
    loss: owed,
    payable: owed,
    payableInternal: owed,
    payableDue: owed,
  },
  words: {
    unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    receivable: { zh: '应收余额(元)', ru: 'Дебиторская задолженность, ¥', en: 'Receivable, CNY' },
    receivableInternal: { zh: '其中集团内', ru: 'в том числе внутри группы', en: 'Within the group' },
    notDue: { zh: '未到期', ru: 'Срок не наступил', en: 'Not due' },
    month: { zh: '逾期1–30天', ru: 'Просрочка 1–30 дн.', en: '1–30 days late' },
    quarter: { zh: '逾期31–90天', ru: 'Просрочка 31–90 дн.', en: '31–90 days late' },
    half: { zh: '逾期91–180天', ru: 'Просрочка 91–180 дн.', en: '91–180 days late' },
    year: { zh: '逾期181–365天', ru: 'Просрочка 181–365 дн.', en: '181–365 days late' },
    older: { zh: '逾期1年以上', ru: 'Просрочка более года', en: 'Over a year late' },
    loss: { zh: '应提坏账准备(元)', ru: 'Расчётный резерв, ¥', en: 'Loss allowance, CNY' },
    payable: { zh: '应付余额(元)', ru: 'Кредиторская задолженность, ¥', en: 'Payable, CNY' },
    payableInternal: { zh: '应付中集团内', ru: 'из неё внутри группы', en: 'Payable within the group' },
    payableDue: { zh: '应付中已到期', ru: 'из неё просрочено', en: 'Payable past due' },
  },
  totals: [
    'receivable',
    'receivableInternal',
    ...(['notDue', 'month', 'quarter', 'half', 'year', 'older'] as const),
    'loss',
    'payable',
    'payableInternal',
    'payableDue',
  ],
  drill: {
    receivable: receivable(),
    notDue: receivable(arapAges.notDue),
    month: receivable(arapAges.month),
    quarter: receivable(arapAges.quarter),
    half: receivable(arapAges.half),
    year: receivable(arapAges.year),
    older: receivable(arapAges.older),
    loss: { ...receivable(), sum: 'lossCny' },
    payable: payable(),
    payableDue: payable(overdueAges),
  },
  charts: [
    {
      kind: 'stacked',
      along: 'unitId',
      measures: ['notDue', 'month', 'quarter', 'half', 'year', 'older'],
      label: { zh: '应收账龄(元)', ru: 'Дебиторская задолженность по срокам, ¥', en: 'Receivable by age, CNY' },
    },
    { kind: 'column', along: 'unitId', measures: ['receivable', 'payable'] },
  ],
})
