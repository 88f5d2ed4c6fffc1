import { document } from '../core/description/document.ts'
import type { Field, Fields } from '../core/description/field.ts'
import { defineModule } from '../core/description/module.ts'
import { date, dictionary, money, quantity, text, yesNo } from '../kinds/index.ts'

const columns = 100

/** A field for each of a hundred columns, of the kinds that lists show most. */
function fieldAt(at: number): Field {
  if (at === 0) return text({ required: true, max: 60, searched: true })
  const kinds = [
    () => text({ max: 60 }),
    () => money({ digits: 2 }),
    () => dictionary({ group: 'approvalStatus' }),
    () => date(),
    () => quantity({ digits: 3 }),
    () => yesNo(),
  ]
  return (kinds[at % kinds.length] ?? kinds[0])?.() ?? text()
}

export const wideNames = Array.from({ length: columns }, (_, at) => `f${at}`)
const fields: Fields = Object.fromEntries(wideNames.map((name, at) => [name, fieldAt(at)]))

/** A document as wide as a list is promised to bear; it exists for measuring alone. */
export const wide = document({
  module: 'bench',
  name: 'wide',
  code: 'bwide',
  scope: 'everyone',
  title: 'f0',
  fields,
  form: [{ name: 'all', fields: wideNames }],
  lists: { main: { columns: wideNames, search: [], sort: ['-createTime'], inline: true } },
})

const words = (text: string) => ({ zh: text, ru: text, en: text })

export const wideModule = defineModule({
  name: 'bench',
  label: words('Bench'),
  needs: [],
  documents: { wide },
  refusals: {},
  pages: [],
  words: {
    wide: {
      title: words('Wide'),
      fields: Object.fromEntries(wideNames.map((name, at) => [name, words(`Column ${at + 1}`)])),
      groups: { all: words('All') },
    },
  },
  grants: [{ role: 'financeDirector', permissions: ['bwide-ck', 'bwide-bj', 'bwide-xz'] }],
})
