import { document } from '../core/description/document.ts'
import { date, dictionary, text } from '../kinds/index.ts'

/**
 * A day that is not what its weekday says, in the production calendar of China or of Russia: off, or worked to make up
 * for one. Working days are counted by China's.
 */
export const holiday = document({
  module: 'base',
  name: 'holiday',
  code: 'jjrgl',
  scope: 'everyone',
  title: 'name',
  fields: {
    calendar: dictionary({ group: 'holiday_calendar', required: true, initial: 'CN' }),
    day: date({ required: true }),
    dayType: dictionary({ group: 'dayType', required: true, initial: '2' }),
    name: text({ required: true, max: 50 }),
    nameRu: text({ max: 100 }),
    nameEn: text({ max: 100 }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['calendar', 'day', 'dayType', 'name', 'nameRu', 'nameEn', 'remark'] }],
  lists: {
    main: { columns: ['day', 'calendar', 'dayType', 'name'], search: ['day', 'calendar', 'dayType'], sort: ['-day'] },
  },
  unique: [['calendar', 'day']],
})
