import { markNames } from '../core/approval/approval-substatus.ts'
import type { CallList } from './system-list-type.ts'

/** All approvals, for those who look after them: where each stands, with whom, how long. */
export const approvalList: CallList = {
  module: 'workflow',
  name: 'monitor',
  label: { zh: '流程监控', ru: 'Мониторинг процессов', en: 'Process monitor' },
  title: 'title',
  number: 'number',
  state: 'status',
  fields: {
    title: { kind: 'text', label: { zh: '标题', ru: 'Заголовок', en: 'Title' }, width: 340 },
    number: { kind: 'text', label: { zh: '单据编号', ru: 'Номер', en: 'Number' }, filter: 'contains' },
    status: {
      kind: 'dictionary',
      label: { zh: '审批状态', ru: 'Статус согласования', en: 'Approval status' },
      filter: 'oneOf',
      options: [
        { code: '0', label: { zh: '未审批', ru: 'Не согласовано', en: 'Not approved' }, color: 'grey' },
        { code: '1', label: { zh: '审批中', ru: 'На согласовании', en: 'In progress' }, color: 'blue' },
        { code: '2', label: { zh: '已审批', ru: 'Согласовано', en: 'Approved' }, color: 'green' },
        { code: '3', label: { zh: '已撤销', ru: 'Аннулировано', en: 'Revoked' }, color: 'red' },
        { code: '4', label: { zh: '已关闭', ru: 'Закрыто', en: 'Closed' }, color: 'orange' },
        { code: 'returned', label: markNames.returned, color: 'red' },
        { code: 'refused', label: markNames.refused, color: 'red' },
      ],
    },
    trouble: {
      kind: 'dictionary',
      label: { zh: '异常', ru: 'Проблема', en: 'Issue' },
      filter: 'oneOf',
      options: [
        { code: 'late', label: { zh: '已超时', ru: 'Просрочено', en: 'Overdue' }, color: 'red' },
        { code: 'blocked', label: { zh: '无处理人', ru: 'Нет согласующего', en: 'Nobody to act' }, color: 'orange' },
        { code: 'suspended', label: { zh: '已挂起', ru: 'Приостановлено', en: 'Suspended' }, color: 'grey' },
      ],
    },
    nodeLabel: { kind: 'text', label: { zh: '当前节点', ru: 'Текущий этап', en: 'Current step' }, width: 150 },
    handlers: {
      kind: 'text',
      label: { zh: '当前处理人', ru: 'Согласующие', en: 'Current approvers' },
      filter: 'contains',
      width: 160,
    },
    drafterName: {
      kind: 'text',
      label: { zh: '起草人', ru: 'Инициатор', en: 'Drafter' },
      filter: 'contains',
      width: 120,
    },
    hours: { kind: 'number', label: { zh: '历时（小时）', ru: 'Часов', en: 'Hours' }, width: 110 },
    startTime: {
      kind: 'dateTime',
      label: { zh: '发起时间', ru: 'Запущено', en: 'Started' },
      filter: 'range',
      width: 176,
    },
    endTime: { kind: 'dateTime', label: { zh: '结束时间', ru: 'Завершено', en: 'Ended' }, filter: 'range', width: 176 },
  },
  columns: [
    'title',
    'number',
    'status',
    'trouble',
    'nodeLabel',
    'handlers',
    'drafterName',
    'hours',
    'startTime',
    'endTime',
  ],
  search: ['status', 'trouble', 'startTime', 'handlers', 'drafterName', 'number'],
}
