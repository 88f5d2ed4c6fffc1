import type { DocumentWords } from '../core/description/document-words.ts'
import { common } from './shared-words.ts'
import type { skin } from './skin.ts'

export const skinWords: DocumentWords<typeof skin> = {
  title: { zh: '皮肤', ru: 'Оформление', en: 'Skin' },
  fields: {
    skinUnit: { zh: '单位', ru: 'Организация', en: 'Unit' },
    headerBg: { zh: '顶栏背景', ru: 'Фон шапки', en: 'Header background' },
    headerFont: { zh: '顶栏文字', ru: 'Текст шапки', en: 'Header text' },
    headerIcon: { zh: '顶栏图标', ru: 'Значки шапки', en: 'Header icons' },
    menuBg: { zh: '菜单背景', ru: 'Фон меню', en: 'Menu background' },
    menuFont: { zh: '菜单文字', ru: 'Текст меню', en: 'Menu text' },
    menuIcon: { zh: '菜单图标', ru: 'Значки меню', en: 'Menu icons' },
    footerBg: { zh: '页脚背景', ru: 'Фон подвала', en: 'Footer background' },
    footerFont: { zh: '页脚文字', ru: 'Текст подвала', en: 'Footer text' },
    footerIcon: { zh: '页脚图标', ru: 'Значки подвала', en: 'Footer icons' },
  },
  groups: { basic: common.basic },
}
