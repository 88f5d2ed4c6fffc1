import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What people are told of work orders. */
export const energyNotices: NoticeWords = {
  'work-order.assigned': {
    days: ['day'],
    title: {
      zh: '运维工单已派给您：{subject}',
      ru: 'Вам назначен наряд: {subject}',
      en: 'Work order for you: {subject}',
    },
    content: { zh: '计划 {day} 前完成', ru: 'Срок: {day}', en: 'Due on {day}' },
  },
  'work-order.taken-back': {
    title: { zh: '运维工单已撤回：{subject}', ru: 'Наряд отозван: {subject}', en: 'Withdrawn: {subject}' },
    content: { zh: '该工单不再由您处理', ru: 'Этот наряд больше не за вами', en: 'This work order is no longer yours' },
  },
  'work-order.sent-back': {
    title: { zh: '运维工单未通过验收：{subject}', ru: 'Наряд не принят: {subject}', en: 'Not accepted: {subject}' },
    content: { zh: '原因：{reason}', ru: 'Причина: {reason}', en: 'Reason: {reason}' },
  },
  'work-order.overdue': {
    days: ['day'],
    title: {
      zh: '运维工单已逾期：{subject}',
      ru: 'Срок наряда прошёл: {subject}',
      en: 'Work order overdue: {subject}',
    },
    content: { zh: '原定 {day} 完成', ru: 'Срок был {day}', en: 'It was due on {day}' },
  },
}
