import { defineModule } from '../../core/description/module.ts'
import { widget } from '../../core/description/widget.ts'
import { scheduleDictionaries } from './dictionaries.ts'
import { scheduleEvent } from './schedule-event.ts'
import { scheduleNotices } from './words/notices.ts'
import { scheduleRefusals } from './words/refusals.ts'
import { scheduleEventWords } from './words/schedule-event.ts'

/**
 * The calendar of a person and his department: entries that repeat by the sun and by the moon, invitations, reminders,
 * a feed.
 */
export const schedule = defineModule({
  name: 'schedule',
  label: { zh: '日程', ru: 'Календарь', en: 'Schedule' },
  needs: [],
  documents: { scheduleEvent },
  words: { scheduleEvent: scheduleEventWords },
  refusals: scheduleRefusals,
  notices: scheduleNotices,
  dictionaries: scheduleDictionaries,
  widgets: [
    widget({
      module: 'schedule',
      name: 'today',
      look: 'list',
      size: 2,
      needs: 'rcgl-ck',
      opens: '/schedule',
      label: { zh: '今日日程', ru: 'Сегодня в календаре', en: 'Schedule today' },
      empty: { zh: '今天没有日程', ru: 'На сегодня ничего не запланировано', en: 'Nothing is scheduled today' },
    }),
  ],
  pages: [
    {
      path: '/schedule',
      screen: 'schedule',
      needs: 'rcgl-ck',
      kept: true,
      label: { zh: '日程管理', ru: 'Календарь', en: 'Schedule' },
      menu: { folder: 'home', sort: 60, icon: 'calendar' },
    },
  ],
  grants: [{ role: 'staff', permissions: ['rcgl-ck', 'rcgl-xz', 'rcgl-bj', 'rcgl-sc'] }],
})
