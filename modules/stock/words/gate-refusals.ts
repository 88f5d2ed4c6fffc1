import type { Words } from '../../../core/values/language.ts'

export const gateRefusals = {
  'gate.gross-below-tare': {
    zh: '毛重应大于皮重 {tare} 吨，请重新过磅',
    ru: 'Брутто должно быть больше тары {tare} т: взвесьте ещё раз',
    en: 'Gross must be above the tare of {tare} t: weigh again',
  },
  'gate.more-than-left': {
    zh: '净重 {net} 吨超过剩余可提 {left} 吨，毛重不能超过 {most} 吨，请卸下多装部分',
    ru: 'Нетто {net} т больше остатка {left} т: брутто не выше {most} т, снимите лишнее',
    en: 'Net {net} t is above the {left} t left: gross may be {most} t at most, unload the rest',
  },
  'gate.used-up': {
    zh: '放货单 {number} 已提完，请业务员重新办理放货',
    ru: 'По распоряжению {number} всё вывезено: менеджер должен оформить новое',
    en: 'Release {number} is used up: the trader makes a new one',
  },
  'gate.inside': {
    zh: '车辆 {plate} 已在场内（{number}），请先办理出场',
    ru: 'Машина {plate} уже на территории ({number}): сначала выпустите её',
    en: 'Lorry {plate} is inside already ({number}): let it out first',
  },
} as const satisfies Readonly<Record<string, Words>>
