import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import {
  attachment,
  autoNumber,
  date,
  dictionary,
  number as figure,
  person,
  radio,
  textarea,
} from '../../../kinds/index.ts'
import { basics, details, everyday, from, number, reason, until } from './common-form-parts.ts'
import { approve, copy, end, grade, leader, leaderWords, managerWords, start } from './flow-nodes.ts'

const halves = [
  { code: 'am', label: { zh: '上午', ru: 'утро', en: 'morning' } },
  { code: 'pm', label: { zh: '下午', ru: 'вторая половина дня', en: 'afternoon' } },
]

/** 请假: half days at either end, rest days taken off, longer leave asks higher. */
export const leave: FormDraft = {
  doc: document({
    module: 'form',
    name: 'leave',
    code: 'qjsq',
    scope: 'qjsq',
    title: 'reason',
    number: { field: 'no', pattern: 'QJ-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
    summary: ['leaveType', 'startDate', 'endDate', 'days', 'reason'],
    fields: {
      no: autoNumber(),
      leaveType: dictionary({ group: 'leaveType', required: true, indexed: true }),
      startDate: date({ required: true, indexed: true }),
      startHalf: radio({ choices: halves, required: true, initial: 'am' }),
      endDate: date({ required: true, notBefore: 'startDate' }),
      endHalf: radio({ choices: halves, required: true, initial: 'pm' }),
      restDays: figure({ digits: 1, step: '0.5', min: '0', max: '366', initial: '0.0' }),
      days: figure({
        digits: 1,
        min: '0.5',
        max: '366',
        readonly: true,
        calc: 'sub(sub(add(daysBetween(startDate, endDate), "1"), add(decimal(startHalf == "pm" ? "0.5" : "0"), decimal(endHalf == "am" ? "0.5" : "0"))), orZero(restDays))',
      }),
      agent: person({}),
      reason: textarea({ required: true, searched: true, max: 500 }),
      proof: attachment({ required: 'leaveType == "sick" && days > 2.0', max: 10 }),
    },
    form: [
      {
        name: 'basics',
        fields: ['no', 'leaveType', 'startDate', 'startHalf', 'endDate', 'endHalf', 'restDays', 'days', 'agent'],
        columns: 2,
      },
      { name: 'details', fields: ['reason', 'proof'] },
    ],
    lists: {
      main: {
        columns: [
          'no',
          'leaveType',
          'createBy',
          'startDate',
          'endDate',
          'days',
          'reason',
          'approvalStatus',
          'currentHandlers',
          'createTime',
        ],
        search: ['leaveType', 'startDate', 'approvalStatus', 'createBy'],
        sort: ['-createTime'],
        totals: ['days'],
      },
    },
    approval: {
      process: 'leave',
      category: 'hr',
      money: false,
      values: ['days', 'leaveType'],
      first: {
        key: 'leave',
        version: 1,
        label: { zh: '请假审批', ru: 'Согласование отпуска', en: 'Leave approval' },
        nodes: {
          start: start('leader'),
          leader: approve(leaderWords, leader, 'long'),
          long: grade(
            { zh: '天数分级', ru: 'По числу дней', en: 'By days' },
            [{ when: 'gt(days, "1.0")', to: 'unitLeader' }],
            'personnel',
          ),
          unitLeader: approve(
            { zh: '分管领导', ru: 'Курирующий руководитель', en: 'Leader above' },
            { by: 'departmentLeader', level: 2 },
            'longest',
          ),
          longest: grade(
            { zh: '是否报总经理', ru: 'Нужен ли генеральный директор', en: 'General manager needed' },
            [{ when: 'gt(days, "3.0")', to: 'manager' }],
            'personnel',
          ),
          manager: approve(managerWords, { by: 'role', role: 'gm' }, 'personnel'),
          personnel: copy(
            { zh: '抄送人力资源', ru: 'Копия в кадры', en: 'Copy to HR' },
            { by: 'role', role: 'hr' },
            'end',
          ),
          end,
        },
      },
    },
  }),
  words: {
    title: { zh: '请假申请', ru: 'Заявление на отпуск', en: 'Leave request' },
    fields: {
      no: number,
      leaveType: { zh: '请假类型', ru: 'Вид отпуска', en: 'Kind of leave' },
      startDate: from,
      startHalf: { zh: '开始时段', ru: 'С какой половины дня', en: 'From which half day' },
      endDate: until,
      endHalf: { zh: '结束时段', ru: 'До какой половины дня', en: 'Until which half day' },
      restDays: {
        label: { zh: '其中休息日', ru: 'Из них выходных', en: 'Rest days within' },
        help: {
          zh: '周末与法定假日不计入请假天数',
          ru: 'Выходные и праздники не считаются днями отпуска',
          en: 'Weekends and holidays are not counted as leave',
        },
      },
      days: { zh: '请假天数', ru: 'Дней отпуска', en: 'Days of leave' },
      agent: { zh: '工作代理人', ru: 'Замещающий', en: 'Stand-in' },
      reason,
      proof: { zh: '证明材料', ru: 'Подтверждающие документы', en: 'Proof' },
    },
    groups: { basics, details },
  },
  menu: { folder: 'affairs.people', icon: 'calendar', sort: 510 },
  access: everyday('gm', 'hr'),
}
