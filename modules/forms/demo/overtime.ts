import { document } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import {
  autoNumber,
  date,
  dictionary,
  lines,
  number as figure,
  person,
  radio,
  text,
  textarea,
} from '../../../kinds/index.ts'
import { basics, everyday, number, reason } from './common-form-parts.ts'
import { approve, copy, end, leader, leaderWords, start } from './flow-nodes.ts'

const ways = [
  { code: 'lieu', label: { zh: '调休', ru: 'Отгул', en: 'Time in lieu' } },
  { code: 'pay', label: { zh: '加班费', ru: 'Оплата', en: 'Pay' } },
]

/** 加班: who worked how long, counted by the sort of day. */
export const overtime: FormDraft = {
  doc: document({
    module: 'form',
    name: 'overtime',
    code: 'jbsq',
    scope: 'jbsq',
    title: 'reason',
    number: { field: 'no', pattern: 'JB-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
    fields: {
      no: autoNumber(),
      workDate: date({ required: true, indexed: true }),
      dayType: dictionary({ group: 'dayType', required: true }),
      compensation: radio({ choices: ways, required: true, initial: 'lieu' }),
      reason: textarea({ required: true, searched: true, max: 500 }),
      people: lines({
        fields: {
          worker: person({ required: true }),
          hours: figure({ required: true, digits: 1, step: '0.5', min: '0.5', max: '24' }),
          work: text({ max: 100 }),
        },
        min: 1,
        max: 100,
        totals: ['hours'],
      }),
      hours: figure({ digits: 1, readonly: true, calc: 'sum(people.map(p, p.hours))', max: '9999' }),
      counted: figure({
        digits: 2,
        readonly: true,
        calc: 'mul(hours, decimal(dayType == "2" ? "3" : dayType == "1" ? "2" : "1.5"))',
        max: '99999',
      }),
    },
    form: [
      { name: 'basics', fields: ['no', 'workDate', 'dayType', 'compensation', 'hours', 'counted'], columns: 2 },
      { name: 'details', fields: ['people', 'reason'] },
    ],
    lists: {
      main: {
        columns: [
          'no',
          'workDate',
          'dayType',
          'compensation',
          'hours',
          'counted',
          'reason',
          'createBy',
          'approvalStatus',
          'createTime',
        ],
        search: ['workDate', 'dayType', 'approvalStatus'],
        sort: ['-createTime'],
        totals: ['hours', 'counted'],
      },
    },
    approval: {
      process: 'overtime',
      category: 'hr',
      money: false,
      values: ['hours', 'dayType'],
      first: {
        key: 'overtime',
        version: 1,
        label: { zh: '加班审批', ru: 'Согласование сверхурочных', en: 'Overtime approval' },
        nodes: {
          start: start('leader'),
          leader: approve(leaderWords, leader, 'personnel'),
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
    title: { zh: '加班申请', ru: 'Заявка на сверхурочную работу', en: 'Overtime request' },
    fields: {
      no: number,
      workDate: { zh: '加班日期', ru: 'Дата работы', en: 'Day of work' },
      dayType: { zh: '日期类型', ru: 'Вид дня', en: 'Day type' },
      compensation: { zh: '补偿方式', ru: 'Компенсация', en: 'Compensation' },
      reason,
      people: {
        label: { zh: '加班人员', ru: 'Работники', en: 'Workers' },
        fields: {
          worker: { zh: '人员', ru: 'Сотрудник', en: 'Person' },
          hours: { zh: '时长（小时）', ru: 'Часы', en: 'Hours' },
          work: { zh: '工作内容', ru: 'Содержание работы', en: 'Work done' },
        },
      },
      hours: { zh: '合计时长（小时）', ru: 'Всего часов', en: 'Total hours' },
      counted: {
        label: { zh: '折算时长（小时）', ru: 'Учитываемые часы', en: 'Hours counted' },
        help: {
          zh: '工作日 1.5 倍、休息日 2 倍、法定假日 3 倍',
          ru: 'Рабочий день — 1,5, выходной — 2, праздник — 3',
          en: 'Working day 1.5, rest day 2, holiday 3 times',
        },
      },
    },
    groups: { basics, details: { zh: '加班明细', ru: 'Состав работ', en: 'Who worked' } },
  },
  menu: { folder: 'affairs.people', icon: 'clock', sort: 520 },
  access: everyday('hr'),
}
