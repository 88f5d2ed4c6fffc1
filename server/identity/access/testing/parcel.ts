import { document } from '../../../../core/description/document.ts'
import { defineModule } from '../../../../core/description/module.ts'
import { attachment, dictionary, lines, reference, text } from '../../../../kinds/index.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

/**
 * A document with every way of reaching its records: lists, files, an action, and another document that points at it.
 */
export const parcel = document({
  module: 'mail',
  name: 'parcel',
  code: 'bg',
  scope: 'bgfw',
  title: 'parcelName',
  fields: {
    parcelName: text({ required: true, max: 60, searched: true }),
    papers: attachment(),
    state: dictionary({ group: 'parcelState', required: true, initial: 'open' }),
  },
  form: [],
  lists: { main: { columns: ['parcelName'], search: ['parcelName'], sort: ['-createTime'] } },
  states: { field: 'state', codes: ['open'], start: 'open', final: ['open'] },
  actions: { weigh: { from: ['open'], to: 'same', needs: 'cz' } },
})

/** A list of parcels that go together: choosing one asks the scope of parcels. */
export const load = document({
  module: 'mail',
  name: 'load',
  code: 'zc',
  scope: 'everyone',
  title: 'loadName',
  fields: {
    loadName: text({ required: true, max: 60 }),
    parcels: lines({ fields: { parcelId: reference({ to: 'mail.parcel', required: true }) } }),
  },
  form: [],
  lists: {},
})

export const mailModule = defineModule({
  name: 'mail',
  label: words('邮件'),
  needs: [],
  documents: { parcel, load },
  words: {
    parcel: {
      title: words('包裹'),
      groups: {},
      fields: { parcelName: words('名称'), papers: words('文件'), state: words('状态') },
      actions: { weigh: words('称重') },
    },
    load: {
      title: words('装车'),
      groups: {},
      fields: { loadName: words('名称'), parcels: { label: words('包裹'), fields: { parcelId: words('包裹') } } },
    },
  },
  refusals: {},
  pages: [],
})
