import { adapter } from '../../../core/description/adapter.ts'
import { text } from '../../../kinds/index.ts'

const label = { zh: '地磅', ru: 'Автомобильные весы', en: 'Weighbridge' }

/** The scales at the gate. A reading is asked for while a lorry stands there, so nothing of it is asked again. */
export const weighbridge = adapter({
  module: 'stock',
  name: 'weighbridge',
  label,
  note: {
    zh: '门岗过磅时取重量；只采信稳定、新鲜、以千克或吨计的读数',
    ru: 'Отдаёт вес на воротах; верим только устойчивым свежим показаниям в килограммах или тоннах',
    en: 'Gives the weight at the gate; only steady, fresh readings in kilograms or tonnes are taken',
  },
  settings: {
    code: 'weighbridge',
    label,
    settings: {
      'weighbridge.url': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '服务地址', ru: 'Адрес службы', en: 'Address' },
        help: {
          zh: '留空则使用运维人员给出的地址；两者皆无时门岗手工填写重量',
          ru: 'Если пусто, берётся адрес администратора системы; без обоих вес вводят вручную',
          en: 'If empty, the address that the operator gave; without either weights are typed',
        },
      },
      'weighbridge.key': {
        field: text({ max: 200 }),
        secret: true,
        label: { zh: '访问密钥', ru: 'Ключ доступа', en: 'Access key' },
      },
      'weighbridge.in': {
        field: text({ max: 2, initial: '1' }),
        label: { zh: '进场秤号', ru: 'Весы на въезде', en: 'Scale where lorries come in' },
      },
      'weighbridge.out': {
        field: text({ max: 2, initial: '2' }),
        label: { zh: '出场秤号', ru: 'Весы на выезде', en: 'Scale where lorries leave' },
      },
    },
  },
  address: 'weighbridge.url',
  probe: 'answers',
  calls: {
    answers: { label: { zh: '连接检测', ru: 'Проверка связи', en: 'Probe' }, timeout: 5, again: [] },
    reading: { label: { zh: '取磅值', ru: 'Запрос веса', en: 'Weight asked for' }, own: true },
  },
  circuit: { failures: 5, rest: 300 },
})
