import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { attachment, autoNumber, date, lines, money, reference, select, text } from '../../../kinds/index.ts'
import { amount, attached, basics, everyday, number, reason } from './common-form-parts.ts'
import { costs } from './cost-choices.ts'
import { approve, end, grade, leader, leaderWords, managerWords, start } from './flow-nodes.ts'

/** 报销: the receipts of an approved trip against what that trip was allowed to cost. */
export const reimburse: FormDraft = {
  doc: document({
    module: 'form',
    name: 'reimburse',
    code: 'bxsq',
    scope: 'bxsq',
    title: 'reason',
    number: { field: 'no', pattern: 'BX-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
    summary: ['reason', 'trip', 'payable', 'total', 'over'],
    fields: {
      no: autoNumber(),
      reason: text({ required: true, searched: true, max: 100 }),
      trip: reference({ to: 'form.trip', only: { approvalStatus: '2' }, fill: { tripBudget: 'budget' } }),
      tripBudget: money({ digits: 2, readonly: true, visible: 'filled(trip)' }),
      receipts: lines({
        fields: {
          day: date({ required: true }),
          sort: select({ choices: costs, required: true }),
          amount: money({ required: true, digits: 2 }),
          papers: attachment({ max: 5 }),
          note: text({ max: 100 }),
        },
        min: 1,
        max: 200,
        totals: ['amount'],
      }),
      total: money({ digits: 2, readonly: true, calc: 'sum(receipts.map(r, r.amount))' }),
      advance: money({ digits: 2, initial: '0.00' }),
      payable: money({ digits: 2, readonly: true, calc: 'max(sub(total, orZero(advance)), "0")' }),
      over: money({
        digits: 2,
        readonly: true,
        visible: 'filled(trip)',
        calc: 'max(sub(total, orZero(tripBudget)), "0")',
      }),
      overReason: text({ max: 200, visible: 'filled(trip) && over > 0.0', required: 'filled(trip) && over > 0.0' }),
    },
    form: [
      {
        name: 'basics',
        fields: ['no', 'reason', 'trip', 'tripBudget', 'total', 'advance', 'payable', 'over', 'overReason'],
        columns: 2,
      },
      { name: 'receipts', fields: ['receipts'] },
    ],
    lists: {
      main: {
        columns: [
          'no',
          'createBy',
          'total',
          'createTime',
          'approvalStatus',
          'currentHandlers',
          'reason',
          'payable',
          'advance',
          'over',
          'trip',
        ],
        search: ['reason', 'trip', 'approvalStatus'],
        sort: ['-createTime'],
        totals: ['total', 'payable'],
      },
    },
    print: {
      sections: [
        { group: 'basics', fields: ['no', 'reason', 'trip', 'total', 'advance', 'payable'], inWords: ['payable'] },
        { group: 'receipts', fields: ['receipts'] },
      ],
    },
    approval: {
      process: 'reimburse',
      category: 'hr',
      money: false,
      values: ['total', 'over'],
      first: {
        key: 'reimburse',
        version: 1,
        label: { zh: '报销审批', ru: 'Согласование авансового отчёта', en: 'Reimbursement approval' },
        nodes: {
          start: start('leader'),
          leader: approve(leaderWords, leader, 'finance'),
          finance: approve(
            { zh: '财务审核', ru: 'Проверка бухгалтерией', en: 'Finance' },
            { by: 'roleInUnit', role: 'unitFinance' },
            'large',
          ),
          large: grade(
            { zh: '金额分级', ru: 'По сумме', en: 'By amount' },
            [
              { when: 'ge(total, "50000") || gt(over, "0.0")', to: 'manager' },
              { when: 'ge(total, "10000")', to: 'director' },
            ],
            'end',
          ),
          director: approve(
            { zh: '财务总监', ru: 'Финансовый директор', en: 'Finance director' },
            { by: 'role', role: 'financeDirector' },
            'end',
          ),
          manager: approve(managerWords, { by: 'role', role: 'gm' }, 'end'),
          end,
        },
      },
    },
  }),
  words: {
    title: { zh: '费用报销', ru: 'Авансовый отчёт', en: 'Expense report' },
    fields: {
      no: number,
      reason,
      trip: { zh: '出差申请', ru: 'Командировка', en: 'Business trip' },
      tripBudget: { zh: '出差预算', ru: 'Смета командировки', en: 'Trip budget' },
      receipts: {
        label: { zh: '费用明细', ru: 'Расходы', en: 'Receipts' },
        fields: {
          day: { zh: '日期', ru: 'Дата', en: 'Date' },
          sort: { zh: '费用类型', ru: 'Вид расхода', en: 'Expense type' },
          amount,
          papers: attached,
          note: { zh: '说明', ru: 'Пояснение', en: 'Note' },
        },
      },
      total: { zh: '报销合计', ru: 'Всего расходов', en: 'Total' },
      advance: { zh: '冲借款', ru: 'Зачёт аванса', en: 'Advance deducted' },
      payable: { zh: '应付金额', ru: 'К выплате', en: 'To be paid' },
      over: { zh: '超预算', ru: 'Сверх сметы', en: 'Over budget' },
      overReason: { zh: '超预算说明', ru: 'Причина превышения', en: 'Why it went over' },
    },
    groups: { basics, receipts: { zh: '费用明细', ru: 'Расходы', en: 'Receipts' } },
  },
  menu: { folder: 'affairs.people', icon: 'wallet', sort: 540 },
  access: everyday('unitFinance', 'financeDirector', 'gm'),
}
