import { adapter } from '../../../core/description/adapter.ts'
import { text } from '../../../kinds/index.ts'

/**
 * The customs' single window. What follows from its silence is said by the declaration's own follow-up: one that may
 * have arrived is asked for by its number before it is handed in again, and nothing rests.
 */
export const customsWindow = adapter({
  module: 'trade',
  name: 'customsWindow',
  label: { zh: '国际贸易单一窗口', ru: 'Единое окно таможни', en: 'Customs single window' },
  note: {
    zh: '发送报关单并取回海关回执；同一份报关单绝不重复申报',
    ru: 'Отправляет декларации и забирает ответы таможни; одна декларация никогда не подаётся дважды',
    en: 'Sends declarations and fetches what customs say of them; none is ever lodged twice',
  },
  settings: {
    code: 'customsWindow',
    label: { zh: '国际贸易单一窗口', ru: 'Единое окно таможни', en: 'Customs single window' },
    settings: {
      'customsWindow.url': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '服务地址', ru: 'Адрес службы', en: 'Address' },
        help: {
          zh: '留空则使用运维人员给出的地址；两者皆无时报关单只能手工申报',
          ru: 'Если пусто, берётся адрес администратора системы; без обоих декларации подаются вручную',
          en: 'If empty, the address that the operator gave; without either declarations are lodged by hand',
        },
      },
      'customsWindow.key': {
        field: text({ max: 200 }),
        secret: true,
        label: { zh: '访问密钥', ru: 'Ключ доступа', en: 'Access key' },
      },
      'customsWindow.pushSecret': {
        guarded: true,
        field: text({ max: 200, min: 32 }),
        secret: true,
        label: { zh: '回执推送签名密钥', ru: 'Ключ подписи уведомлений', en: 'Secret of the pushed states' },
        help: {
          zh: '留空则不接受推送，只定时查询',
          ru: 'Если пусто, уведомления не принимаются, состояния только запрашиваются',
          en: 'If empty, no pushes are taken and states are only asked for',
        },
      },
    },
  },
  address: 'customsWindow.url',
  probe: 'answers',
  calls: {
    answers: { label: { zh: '连接检测', ru: 'Проверка связи', en: 'Probe' }, timeout: 5, again: [] },
    lodge: { label: { zh: '发送报关单', ru: 'Отправка декларации', en: 'Declaration sent' }, own: true },
    pay: { label: { zh: '告知缴税', ru: 'Сообщение об уплате', en: 'Payment told' }, own: true },
    withdraw: { label: { zh: '发送撤单申请', ru: 'Запрос отзыва', en: 'Withdrawal asked for' }, own: true },
    states: { label: { zh: '查询回执', ru: 'Запрос состояний', en: 'States asked for' }, own: true },
  },
  circuit: { failures: 5, rest: 300 },
})
