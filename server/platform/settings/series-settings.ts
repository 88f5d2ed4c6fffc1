import { seriesKeyHeader, seriesKeySetting } from '../../../core/description/readings-api-key.ts'
import type { Setting, SettingGroup } from '../../../core/description/setting.ts'
import { text } from '../../../kinds/index.ts'
import type { Ctx } from '../context/context.ts'

/** The keys by which machines send readings, one of each series; without one nothing is taken from machines. */
export function seriesSettings({ modules }: Pick<Ctx['running'], 'modules'>): SettingGroup {
  const settings = modules
    .flatMap(({ series = [] }) => series)
    .map((one): [string, Setting] => {
      const call = `POST /api/series/${one.module}/${one.name}/ingest`
      return [
        seriesKeySetting(one),
        {
          field: text({ min: 24, max: 200 }),
          secret: true,
          label: one.label,
          help: {
            zh: `采集网关调用 ${call} 时在请求头 ${seriesKeyHeader} 中出示的密钥，至少 24 位；留空则不接收`,
            ru: `Ключ (от 24 знаков), который шлюз передаёт в заголовке ${seriesKeyHeader} вызова ${call}. Если пусто, показания не принимаются`,
            en: `The key (24 characters or more) that a gateway shows in the header ${seriesKeyHeader} of ${call}. If empty, nothing is taken`,
          },
        },
      ]
    })
  return {
    code: 'series',
    label: { zh: '数据采集密钥', ru: 'Ключи приёма показаний', en: 'Keys for readings' },
    settings: Object.fromEntries(settings),
  }
}
