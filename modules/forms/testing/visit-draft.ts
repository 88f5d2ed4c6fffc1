import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { autoNumber, date, lines, money, text, textarea } from '../../../kinds/index.ts'

/** A small form with a sub-table, a total, a number and an approval of two grades, for tests. */
export function visitDraft(): FormDraft {
  return structuredClone(draft)
}

const draft: FormDraft = {
  doc: document({
    module: 'form',
    name: 'visit',
    code: 'bdvisit',
    scope: 'bdvisit',
    title: 'guest',
    number: { field: 'no', pattern: 'LF-{YYYY}{MM}-{####}', resetBy: 'month' },
    fields: {
      no: autoNumber(),
      guest: text({ required: true, searched: true, max: 50 }),
      from: date({ indexed: true }),
      stops: lines({ fields: { place: text({ required: true }), cost: money({ digits: 2 }) }, totals: ['cost'] }),
      total: money({ digits: 2, readonly: true, calc: 'sum(stops.map(s, s.cost))' }),
      note: textarea(),
    },
    form: [
      { name: 'main', fields: ['no', 'guest', 'from', 'total'], columns: 2 },
      { name: 'details', fields: ['stops', 'note'] },
    ],
    lists: {
      main: {
        columns: ['no', 'guest', 'from', 'total', 'approvalStatus', 'createTime'],
        search: ['guest', 'from', 'approvalStatus'],
        sort: ['-createTime'],
        totals: ['total'],
      },
    },
    approval: {
      process: 'visit',
      category: 'oa',
      money: false,
      values: ['total'],
      first: {
        key: 'visit',
        version: 1,
        label: { zh: '来访接待', ru: 'Приём гостей', en: 'Visit' },
        nodes: {
          start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
          leader: {
            kind: 'approve',
            mode: 'one',
            approver: { by: 'departmentLeader' },
            label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
            next: 'grade',
          },
          grade: {
            kind: 'condition',
            label: { zh: '金额', ru: 'Сумма', en: 'Amount' },
            branches: [{ when: 'ge(total, "10000")', to: 'manager' }],
            otherwise: 'end',
          },
          manager: {
            kind: 'approve',
            mode: 'one',
            approver: { by: 'role', role: 'gm' },
            label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
            next: 'end',
          },
          end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
        },
      },
    },
  }),
  words: {
    title: { zh: '来访接待', ru: 'Приём гостей', en: 'Visit' },
    fields: {
      no: { zh: '编号', ru: 'Номер', en: 'Number' },
      guest: { zh: '来宾', ru: 'Гость', en: 'Guest' },
      from: { zh: '日期', ru: 'Дата', en: 'Date' },
      stops: {
        label: { zh: '行程', ru: 'Маршрут', en: 'Stops' },
        fields: { place: { zh: '地点', ru: 'Место', en: 'Place' }, cost: { zh: '费用', ru: 'Расход', en: 'Cost' } },
      },
      total: { zh: '合计', ru: 'Итого', en: 'Total' },
      note: { zh: '说明', ru: 'Пояснение', en: 'Note' },
    },
    groups: {
      main: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
      details: { zh: '明细', ru: 'Подробности', en: 'Details' },
    },
  },
  menu: { folder: 'affairs.people' },
  access: [
    { role: 'trader', verbs: ['ck', 'xz', 'bj', 'tj'] },
    { role: 'departmentLeader', verbs: ['ck'] },
    { role: 'gm', verbs: ['ck'] },
  ],
}
