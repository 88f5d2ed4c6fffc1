import { document, type RecordOf } from '../core/document.ts'
import { date, dictionary, text } from '../kinds/index.ts'

/** A day that is not what its weekday says: off, or worked to make up for one. The calendar and whoever counts working days read it. */
export const holiday = document({
  module: 'base', name: 'holiday', code: 'jjrgl', scope: 'everyone', title: 'name',
  fields: {
    day: date({ required: true, unique: true }),
    dayType: dictionary({ group: 'dayType', required: true, initial: '2' }),
    name: text({ required: true, max: 50 }),
    nameRu: text({ max: 100 }),
    nameEn: text({ max: 100 }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['day', 'dayType', 'name', 'nameRu', 'nameEn', 'remark'] }],
  lists: { main: { columns: ['day', 'dayType', 'name', 'nameRu', 'nameEn'], search: ['day', 'dayType', 'name'], sort: ['-day'] } },
})

export interface Holiday extends RecordOf<typeof holiday> {}
