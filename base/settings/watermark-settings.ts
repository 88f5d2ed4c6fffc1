import type { SettingGroup } from '../../core/description/setting.ts'
import { text, textarea } from '../../kinds/index.ts'

/** Who reads which pages under his own name, so that a photograph tells whose screen it was. */
export const watermarkSettings: SettingGroup = {
  code: 'watermark',
  label: { zh: '页面水印', ru: 'Водяной знак', en: 'Watermark' },
  settings: {
    'watermark.roles': {
      guarded: true,
      field: text({ max: 1000 }),
      label: { zh: '显示水印的角色', ru: 'Кому показывать водяной знак', en: 'Roles that see the watermark' },
      help: {
        zh: '填写角色编码，以逗号分隔；* 表示所有人；留空则不显示。水印为姓名、登录名和时间，也印在 PDF 上',
        ru: 'Коды ролей через запятую; * — все; пусто — никому. Знак: имя, логин и время, в том числе в PDF',
        en: 'Role codes separated by commas; * = everyone; empty = no one. Shows name, user name and time, also on PDFs',
      },
    },
    'watermark.pages': {
      guarded: true,
      field: textarea({ max: 4000, initial: '*' }),
      label: { zh: '显示水印的页面', ru: 'На каких страницах', en: 'Pages with the watermark' },
      help: {
        zh: '每行一个页面地址，例如 /bankPayment；* 表示全部页面',
        ru: 'Адрес страницы в строке, например /bankPayment; * — все',
        en: 'One address per line, such as /bankPayment; * = every page',
      },
    },
  },
}
