import { document, type RecordOf } from '../../core/description/document.ts'
import { calendarDays, color, date, dateTime, dictionary, number, people, text, yesNo } from '../../kinds/index.ts'

/**
 * An entry of the calendar. No role's scope reaches it: whose it is and whom it names see it, his department where he
 * shares it.
 */
export const scheduleEvent = document({
  module: 'schedule',
  name: 'scheduleEvent',
  code: 'rcgl',
  scope: 'rcgl',
  title: 'title',
  fields: {
    title: text({ required: true, max: 100, searched: true }),
    eventType: dictionary({ group: 'scheduleType', required: true, initial: 'meet' }),
    allDay: yesNo({ initial: '0' }),
    startTime: dateTime({ required: true, indexed: true }),
    endTime: dateTime({ required: true, indexed: true }),
    place: text({ max: 100 }),
    visibility: dictionary({ group: 'schedule_visibility', required: true, initial: '1' }),
    participants: people({ everywhere: true, visible: "visibility != '0'" }),
    remind: dictionary({ group: 'schedule_remind', required: true, initial: '10' }),
    repeat: dictionary({ group: 'schedule_repeat', required: true, initial: '0', indexed: true }),
    repeatEvery: number({ min: '1', max: '99', initial: '1', visible: "repeat != '0' && repeat != '5'" }),
    until: date({ visible: "repeat != '0'" }),
    skipped: calendarDays({ readonly: true }),
    color: color({ initial: null }),
    nextRemind: dateTime({ readonly: true, indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['title', 'eventType', 'startTime', 'endTime', 'allDay', 'place', 'visibility', 'participants'],
    },
    { name: 'repetition', columns: 2, fields: ['repeat', 'repeatEvery', 'until', 'remind', 'color', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['title', 'eventType', 'startTime', 'endTime', 'place', 'repeat', 'createName'],
      search: ['title', 'eventType', 'startTime'],
      sort: ['-startTime'],
    },
  },
})

export interface ScheduleEvent extends RecordOf<typeof scheduleEvent> {}
