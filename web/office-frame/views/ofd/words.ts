import type { Words } from '../../../../core/values/language.ts'
import type { Undrawn } from './read-ofd.ts'

/** What is said above the pages of an OFD. */
export const ofdWords = {
  undrawn: {
    zh: '此文件还有：{parts}。这里不显示，完整版式请下载后用 OFD 阅读器查看',
    ru: 'В файле есть ещё: {parts}. Здесь это не показано: чтобы увидеть файл целиком, скачайте его и откройте программой для OFD',
    en: 'The file also has: {parts}. This is not shown here: to see all of it, download the file and open it in an OFD reader',
  },
  broken: {
    zh: '未能读出页面。请下载后用 OFD 阅读器打开，或另存为 pdf 后上传',
    ru: 'Страницы не прочитаны. Скачайте файл и откройте программой для OFD или сохраните как pdf и загрузите',
    en: 'No page could be read. Download the file and open it in an OFD reader, or save it as pdf and upload that',
  },
} as const satisfies Readonly<Record<string, Words>>

/** What is named there. */
export const undrawnWords: Readonly<Record<Undrawn, Words>> = {
  seal: { zh: '电子签章', ru: 'электронные печати и подписи', en: 'electronic seals and signatures' },
  annotation: { zh: '批注', ru: 'пометки', en: 'annotations' },
  font: { zh: '嵌入字体', ru: 'вложенные шрифты', en: 'embedded fonts' },
  shading: { zh: '渐变和底纹', ru: 'переходы и узоры заливки', en: 'shadings and patterns' },
  composite: { zh: '复合图元', ru: 'составные объекты', en: 'composite objects' },
  picture: { zh: '不支持的图片格式', ru: 'рисунки других форматов', en: 'pictures of other formats' },
}
