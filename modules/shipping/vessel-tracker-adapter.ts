import { adapter } from '../../core/description/adapter.ts'
import { text } from '../../kinds/index.ts'

/** The service that hears vessels by AIS. */
export const tracker = adapter({
  module: 'shipping',
  name: 'tracker',
  label: { zh: '船舶跟踪（AIS）', ru: 'Слежение за судами (АИС)', en: 'Vessel tracker (AIS)' },
  note: {
    zh: '每 10 分钟取回船位；离谱的船位不予采信',
    ru: 'Каждые 10 минут забирает положения судов; невозможные отвергаются',
    en: 'Positions are fetched every ten minutes; impossible ones are refused',
  },
  settings: {
    code: 'tracker',
    label: { zh: '船舶跟踪（AIS）', ru: 'Слежение за судами (АИС)', en: 'Vessel tracker (AIS)' },
    settings: {
      'tracker.url': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '服务地址', ru: 'Адрес службы', en: 'Address' },
        help: {
          zh: '留空则不取船位',
          ru: 'Если пусто, положения не запрашиваются',
          en: 'If empty, no positions are fetched',
        },
      },
      'tracker.key': {
        field: text({ max: 200 }),
        secret: true,
        label: { zh: '访问密钥', ru: 'Ключ доступа', en: 'Access key' },
      },
    },
  },
  address: 'tracker.url',
  probe: 'answers',
  calls: {
    answers: { label: { zh: '连接检测', ru: 'Проверка связи', en: 'Probe' }, timeout: 5, again: [] },
    positions: { label: { zh: '取回船位', ru: 'Запрос положений', en: 'Positions' }, timeout: 15, again: [60, 300] },
  },
  circuit: { failures: 5, rest: 900 },
})
