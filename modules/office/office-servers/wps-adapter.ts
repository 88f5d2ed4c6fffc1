import { adapter } from '../../../core/description/adapter.ts'
import { text } from '../../../kinds/index.ts'

const label = { zh: 'WPS 办公服务器', ru: 'Сервер WPS', en: 'WPS server' }

/** The WPS WebOffice server that opens documents in the office frame; it calls us back by its protocol v3. */
export const wps = adapter({
  module: 'office',
  name: 'wps',
  label,
  note: {
    zh: '用 WPS WebOffice 代替内置编辑器在线编辑 docx、xlsx、pptx 并查看 pdf；与 WOPI 同时配置时优先使用',
    ru: 'WPS WebOffice правит docx, xlsx, pptx и показывает pdf вместо встроенного редактора; если настроен и WOPI, выбирается WPS',
    en: 'WPS WebOffice edits docx, xlsx and pptx and shows pdf in the place of the built-in editor; where WOPI is set up too, WPS is used',
  },
  settings: {
    code: 'wps',
    label,
    settings: {
      'wps.url': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: 'WPS 服务地址', ru: 'Адрес сервера WPS', en: 'Address of the WPS server' },
        help: {
          zh: 'WebOffice 的根地址（文档页面为 /office/w/…），浏览器与本系统都要能访问；留空则不使用',
          ru: 'Корневой адрес WebOffice (страницы документов: /office/w/…): его должны видеть и браузеры, и эта система. Если пусто, не используется',
          en: 'Root address of WebOffice (pages of documents: /office/w/…), reached by browsers and by this system; if empty, it is not used',
        },
      },
      'wps.home': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '本系统地址', ru: 'Адрес этой системы', en: 'Address of this system' },
        help: {
          zh: 'WPS 服务访问本系统所用的地址；WPS 控制台中的回调网关填写此地址加 /wps',
          ru: 'Адрес, по которому сервер WPS обращается к этой системе; в консоли WPS шлюз обратных вызовов: этот адрес и /wps',
          en: 'By which the WPS server reaches this system; in the WPS console the callback gateway is this address with /wps',
        },
      },
      'wps.appId': {
        guarded: true,
        field: text({ max: 100 }),
        label: { zh: '应用 ID（AppId）', ru: 'AppId приложения', en: 'AppId' },
        help: {
          zh: 'WPS 控制台中该应用的 AppId',
          ru: 'AppId приложения из консоли WPS',
          en: 'AppId of the application in the WPS console',
        },
      },
      'wps.appSecret': {
        guarded: true,
        field: text({ max: 200, min: 16 }),
        secret: true,
        label: { zh: '应用密钥（AppSecret）', ru: 'AppSecret приложения', en: 'AppSecret' },
        help: {
          zh: '用于校验 WPS 服务的每次回调签名',
          ru: 'По нему проверяется подпись каждого обращения сервера WPS',
          en: 'Every call of the WPS server is checked against it',
        },
      },
    },
  },
  address: 'wps.url',
  probe: 'page',
  calls: {
    page: {
      label: { zh: '连接检测', ru: 'Проверка связи', en: 'Probe' },
      timeout: 10,
      again: [],
    },
  },
  circuit: { failures: 5, rest: 300 },
})
