import type { Words } from '../../core/values/language.ts'

/** What narrows and orders the table of people. */
export const pickerWords = {
  allDepartments: { zh: '全部部门', ru: 'Все подразделения', en: 'All departments' },
  ownCompany: { zh: '本公司', ru: 'Своя организация', en: 'Own company' },
  status: { zh: '状态', ru: 'Статус', en: 'Status' },
  anyStatus: { zh: '全部状态', ru: 'Любое состояние', en: 'Any status' },
  byRank: { zh: '按职务和姓氏笔画排序', ru: 'Упорядочить по должности и фамилии', en: 'Sort by post and surname' },
  full: {
    zh: '最多选择{n}人',
    ru: 'Можно выбрать не больше {n, plural, one {# сотрудника} few {# сотрудников} many {# сотрудников} other {# сотрудника}}',
    en: 'At most {n, plural, one {# person} other {# people}} can be chosen',
  },
  nobody: { zh: '没有符合条件的人员', ru: 'Никого не найдено', en: 'Nobody matches' },
  widen: {
    zh: '请更换关键字、角色或部门',
    ru: 'Измените запрос, роль или подразделение',
    en: 'Try another word, role or department',
  },
} satisfies Record<string, Words>
