import type { Words } from '../core/values/language.ts'
import { number, text } from '../kinds/index.ts'

const mm = number({ required: true, digits: 1, step: '0.5', min: '-50', max: '50' })

/** By how much one printer moves what it prints on forms, in millimetres: to the right and down are positive. */
export const formOffsetFields = { printer: text({ required: true, max: 60 }), x: mm, y: mm } as const

export const formOffsetLabels = {
  printer: { zh: '打印机', ru: 'Принтер', en: 'Printer' },
  x: { zh: '向右偏移（毫米）', ru: 'Сдвиг вправо (мм)', en: 'To the right (mm)' },
  y: { zh: '向下偏移（毫米）', ru: 'Сдвиг вниз (мм)', en: 'Down (mm)' },
} as const satisfies Readonly<Record<keyof typeof formOffsetFields, Words>>
