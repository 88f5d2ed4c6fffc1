import type { SettingGroup } from '../../core/description/setting.ts'
import type { Words } from '../../core/values/language.ts'
import { text, textarea } from '../../kinds/index.ts'

const emptyAsChinese: Words = {
  zh: '留空则用中文的内容',
  ru: 'Если пусто — как на китайском',
  en: 'If empty, as in Chinese',
}

/** The name, line and address of the installation. */
export const siteSettings: SettingGroup = {
  code: 'site',
  label: { zh: '站点信息', ru: 'Сведения о сайте', en: 'The site' },
  settings: {
    siteTitle: {
      field: text({ max: 60 }),
      label: { zh: '站点名称', ru: 'Название (китайский)', en: 'Name (Chinese)' },
      help: {
        zh: '显示在登录页、顶栏和浏览器标签上；留空则用系统自带的名称',
        ru: 'Показывается на странице входа, в шапке и на вкладке браузера; если пусто — название из поставки',
        en: 'Shown on the sign-in page, in the header and on the browser’s tab; if empty, the name that came with the system',
      },
    },
    'siteTitle.ru': {
      field: text({ max: 60 }),
      label: { zh: '站点名称（俄文）', ru: 'Название (русский)', en: 'Name (Russian)' },
      help: emptyAsChinese,
    },
    'siteTitle.en': {
      field: text({ max: 60 }),
      label: { zh: '站点名称（英文）', ru: 'Название (английский)', en: 'Name (English)' },
      help: emptyAsChinese,
    },
    siteCopyright: {
      field: text({ max: 120 }),
      label: { zh: '版权信息', ru: 'Строка авторских прав (китайский)', en: 'Copyright line (Chinese)' },
      help: {
        zh: '显示在页面底部；留空则用系统自带的文字',
        ru: 'Показывается внизу страниц; если пусто — строка из поставки',
        en: 'Shown at the foot of the pages; if empty, the line that came with the system',
      },
    },
    'siteCopyright.ru': {
      field: text({ max: 120 }),
      label: { zh: '版权信息（俄文）', ru: 'Строка авторских прав (русский)', en: 'Copyright line (Russian)' },
      help: emptyAsChinese,
    },
    'siteCopyright.en': {
      field: text({ max: 120 }),
      label: { zh: '版权信息（英文）', ru: 'Строка авторских прав (английский)', en: 'Copyright line (English)' },
      help: emptyAsChinese,
    },
    siteUrl: {
      guarded: true,
      field: text({ max: 200, pattern: 'url' }),
      label: { zh: '站点地址', ru: 'Адрес сайта', en: 'Address' },
      help: {
        zh: '邮件和短信中的链接以此开头，例如 https://oa.example.com',
        ru: 'С него начинаются ссылки в письмах и SMS, например https://oa.example.com',
        en: 'Links in e-mails and messages begin with it, such as https://oa.example.com',
      },
    },
  },
}

/** Which other sites are shown here, and which may show this one. */
export const embeddingSettings: SettingGroup = {
  code: 'embedding',
  label: { zh: '内嵌页面', ru: 'Встраивание страниц', en: 'Embedded pages' },
  settings: {
    'iframe.hosts': {
      field: textarea({ max: 4000 }),
      label: {
        zh: '允许内嵌的网站',
        ru: 'Сайты, которые можно показывать внутри',
        en: 'Sites that may be shown inside',
      },
      help: {
        zh: '每行一个，例如 https://map.example.com',
        ru: 'По одному в строке, например https://map.example.com',
        en: 'One per line, such as https://map.example.com',
      },
    },
    'map.tiles': {
      field: text({ max: 300 }),
      label: { zh: '地图底图地址', ru: 'Адрес подложки карт', en: 'Address of base maps' },
      help: {
        zh: '瓦片图片的网址模板；留空则用系统自带的陆地轮廓，不访问外部网站',
        ru: 'Шаблон адреса картинок подложки; если пусто — контуры суши из поставки, без обращений наружу',
        en: 'The address of map tiles as a template; if empty, the outlines of land that came with the system, and nothing outside is asked',
      },
    },
    'open.embedders': {
      field: textarea({ max: 4000 }),
      label: {
        zh: '允许嵌入本系统的网站',
        ru: 'Сайты, которые могут встраивать эту систему',
        en: 'Sites that may embed this one',
      },
      help: {
        zh: '每行一个，例如 https://portal.example.com',
        ru: 'По одному в строке, например https://portal.example.com',
        en: 'One per line, such as https://portal.example.com',
      },
    },
  },
}
