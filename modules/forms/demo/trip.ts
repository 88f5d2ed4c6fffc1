import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { autoNumber, date, lines, money, number as figure, people, select, text } from '../../../kinds/index.ts'
import { amount, basics, everyday, from, number, until } from './common-form-parts.ts'
import { costs } from './cost-choices.ts'
import { approve, end, grade, leader, leaderWords, managerWords, start } from './flow-nodes.ts'

/** 出差: where to, with whom, and what it may cost; reimbursement is measured by it. */
export const trip: FormDraft = {
  doc: document({
    module: 'form',
    name: 'trip',
    code: 'ccsq',
    scope: 'ccsq',
    title: 'purpose',
    number: { field: 'no', pattern: 'CC-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
    fields: {
      no: autoNumber(),
      purpose: text({ required: true, searched: true, max: 100 }),
      destination: text({ required: true, searched: true, max: 100 }),
      startDate: date({ required: true, indexed: true }),
      endDate: date({ required: true, notBefore: 'startDate' }),
      days: figure({ digits: 0, readonly: true, calc: 'add(daysBetween(startDate, endDate), "1")' }),
      companions: people({ limit: 20 }),
      costs: lines({
        fields: {
          sort: select({ choices: costs, required: true }),
          amount: money({ required: true, digits: 2 }),
          note: text({ max: 100 }),
        },
        totals: ['amount'],
        max: 50,
      }),
      budget: money({ digits: 2, readonly: true, calc: 'sum(costs.map(c, c.amount))' }),
    },
    form: [
      {
        name: 'basics',
        fields: ['no', 'purpose', 'destination', 'startDate', 'endDate', 'days', 'companions', 'budget'],
        columns: 2,
      },
      { name: 'costs', fields: ['costs'] },
    ],
    lists: {
      main: {
        columns: [
          'no',
          'purpose',
          'destination',
          'createBy',
          'startDate',
          'endDate',
          'days',
          'budget',
          'approvalStatus',
          'currentHandlers',
          'createTime',
        ],
        search: ['purpose', 'startDate', 'approvalStatus'],
        sort: ['-createTime'],
        totals: ['budget', 'days'],
      },
    },
    approval: {
      process: 'trip',
      category: 'hr',
      money: false,
      values: ['days', 'budget'],
      first: {
        key: 'trip',
        version: 1,
        label: { zh: '出差审批', ru: 'Согласование командировки', en: 'Business trip approval' },
        nodes: {
          start: start('leader'),
          leader: approve(leaderWords, leader, 'long'),
          long: grade(
            { zh: '天数与预算', ru: 'Дни и смета', en: 'Days and budget' },
            [{ when: 'gt(days, "7.0") || ge(budget, "20000")', to: 'manager' }],
            'end',
          ),
          manager: approve(managerWords, { by: 'role', role: 'gm' }, 'end'),
          end,
        },
      },
    },
  }),
  words: {
    title: { zh: '出差申请', ru: 'Заявка на командировку', en: 'Business trip' },
    fields: {
      no: number,
      purpose: { zh: '出差事由', ru: 'Цель поездки', en: 'Purpose' },
      destination: { zh: '目的地', ru: 'Куда', en: 'Destination' },
      startDate: from,
      endDate: until,
      days: { zh: '天数', ru: 'Дней', en: 'Days' },
      companions: { zh: '同行人', ru: 'Попутчики', en: 'Companions' },
      costs: {
        label: { zh: '费用预算', ru: 'Смета расходов', en: 'Costs expected' },
        fields: {
          sort: { zh: '费用类型', ru: 'Вид расхода', en: 'Expense type' },
          amount,
          note: { zh: '说明', ru: 'Пояснение', en: 'Note' },
        },
      },
      budget: { zh: '预算合计', ru: 'Итого по смете', en: 'Budget' },
    },
    groups: { basics, costs: { zh: '费用预算', ru: 'Смета расходов', en: 'Costs expected' } },
  },
  menu: { folder: 'affairs.people', icon: 'send', sort: 530 },
  access: everyday('gm', 'hr', 'unitFinance'),
}
