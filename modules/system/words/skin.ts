import type { Words } from '../../../core/values/language.ts'

export const skinWords = {
  note: {
    zh: '单位可设自己的颜色；留空的沿用上级单位。',
    ru: 'У организации могут быть свои цвета. Незаданные берутся у вышестоящей.',
    en: 'A unit may have its own colours; what it leaves out is that of the unit above.',
  },
  units: { zh: '单位', ru: 'Организации', en: 'Units' },
  own: { zh: '已自定', ru: 'Свои цвета', en: 'Own colours' },
  header: { zh: '顶栏', ru: 'Шапка', en: 'Header' },
  menu: { zh: '菜单', ru: 'Меню', en: 'Menu' },
  footer: { zh: '页脚', ru: 'Подвал', en: 'Footer' },
  background: { zh: '背景', ru: 'Фон', en: 'Background' },
  font: { zh: '文字', ru: 'Текст', en: 'Text' },
  icon: { zh: '图标', ru: 'Значки', en: 'Icons' },
  inherited: { zh: '沿用 {color}', ru: 'Наследуется {color}', en: '{color} from above' },
  contrast: {
    zh: '对比度 {ratio}，低于 4.5，文字难以辨认',
    ru: 'Контраст {ratio}, ниже 4,5 — читать будет трудно',
    en: 'Contrast {ratio} is below 4.5: hard to read',
  },
  preview: { zh: '预览', ru: 'Предпросмотр', en: 'Preview' },
  sampleHome: { zh: '首页', ru: 'Главная', en: 'Home' },
  sampleContracts: { zh: '合同管理', ru: 'Договоры', en: 'Contracts' },
  sampleFunds: { zh: '资金管理', ru: 'Казначейство', en: 'Treasury' },
  samplePage: { zh: '页面内容', ru: 'Содержимое страницы', en: 'The page' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  saved: {
    zh: '“{name}”的皮肤已保存，同事的页面随即更新',
    ru: 'Оформление «{name}» сохранено, открытые страницы обновятся',
    en: 'Colours of “{name}” saved; open pages follow at once',
  },
  reset: { zh: '撤销修改', ru: 'Отменить изменения', en: 'Undo' },
  back: { zh: '返回单位', ru: 'К организациям', en: 'Back to the units' },
} satisfies Readonly<Record<string, Words>>
