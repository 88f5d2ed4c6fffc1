import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { scheduleEvent } from '../schedule-event.ts'

export const scheduleEventWords: DocumentWords<typeof scheduleEvent> = {
  title: { zh: '日程', ru: 'Событие', en: 'Calendar entry' },
  fields: {
    title: { zh: '主题', ru: 'Тема', en: 'Subject' },
    eventType: { zh: '类型', ru: 'Тип', en: 'Type' },
    allDay: { zh: '全天', ru: 'Весь день', en: 'All day' },
    startTime: { zh: '开始时间', ru: 'Начало', en: 'Begins' },
    endTime: { zh: '结束时间', ru: 'Окончание', en: 'Ends' },
    place: { zh: '地点', ru: 'Место', en: 'Place' },
    visibility: {
      label: { zh: '可见范围', ru: 'Кто видит', en: 'Seen by' },
      help: {
        zh: '本部门：同部门同事在日历中可见',
        ru: 'Моё подразделение: событие видят в календаре все сотрудники подразделения',
        en: 'My department: colleagues of the department see it in their calendars',
      },
    },
    participants: {
      label: { zh: '参与人', ru: 'Участники', en: 'Participants' },
      help: {
        zh: '保存后会收到邀请，可接受或谢绝',
        ru: 'После сохранения получат приглашение и смогут его принять или отклонить',
        en: 'They are invited when it is saved, and may accept or decline',
      },
    },
    remind: { zh: '提醒', ru: 'Напоминание', en: 'Reminder' },
    repeat: { zh: '重复', ru: 'Повторение', en: 'Repeats' },
    repeatEvery: {
      label: { zh: '每隔', ru: 'Каждые', en: 'Every' },
      help: {
        zh: '2 表示每 2 天、2 周、2 个月或 2 年一次',
        ru: '2 — каждые 2 дня, недели, месяца или года',
        en: '2 is every second day, week, month or year',
      },
    },
    until: {
      label: { zh: '重复至', ru: 'Повторять до', en: 'Repeats until' },
      help: {
        zh: '留空则一直重复；没有该日的月份跳过',
        ru: 'Если не указать, повторяется всегда; месяцы без такого числа пропускаются',
        en: 'Left empty it never ends; months without that day are left out',
      },
    },
    skipped: { zh: '已取消的日期', ru: 'Отменённые дни', en: 'Days left out' },
    color: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
    nextRemind: { zh: '下次提醒', ru: 'Следующее напоминание', en: 'Next reminder' },
  },
  groups: {
    basic: { zh: '日程内容', ru: 'Событие', en: 'Entry' },
    repetition: { zh: '重复与提醒', ru: 'Повторение и напоминание', en: 'Repetition and reminder' },
  },
  actions: {},
}
