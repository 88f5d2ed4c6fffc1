import { document } from '../../../../core/description/document.ts'
import { defineModule } from '../../../../core/description/module.ts'
import { attachment, lines, text } from '../../../../kinds/index.ts'

const words = (text: string) => ({ zh: text, ru: text, en: text })

/** A document with files of every sort: limited, secret, and in lines. */
export const cargo = document({
  module: 'port',
  name: 'cargo',
  code: 'cg',
  scope: 'cgfw',
  title: 'cargoName',
  fields: {
    cargoName: text({ required: true, max: 40 }),
    papers: attachment({ accept: ['pdf', 'txt'], max: 3, maxMb: 1 }),
    secret: attachment({ read: 'cg-mi' }),
    lots: lines({ fields: { mark: text({ required: true, max: 20 }), photo: attachment({ accept: 'image' }) } }),
  },
  form: [],
  lists: { main: { columns: ['cargoName'], search: [], sort: ['-createTime'] } },
})

export const portModule = defineModule({
  name: 'port',
  label: words('port'),
  needs: [],
  documents: { cargo },
  refusals: {},
  pages: [],
  words: {
    cargo: {
      title: words('cargo'),
      groups: {},
      fields: {
        cargoName: words('cargoName'),
        papers: words('papers'),
        secret: words('secret'),
        lots: { label: words('lots'), fields: { mark: words('mark'), photo: words('photo') } },
      },
    },
  },
})
