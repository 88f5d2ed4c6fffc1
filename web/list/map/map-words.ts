import type { Words } from '../../../core/values/language.ts'

/** What a map says. */
export const mapWords = {
  map: { zh: '地图：{name}', ru: 'Карта: {name}', en: 'Map: {name}' },
  fit: { zh: '显示全部', ru: 'Показать все', en: 'Show all' },
  onlyHere: { zh: '只看当前范围', ru: 'Только видимая область', en: 'Only what is in view' },
  inView: { zh: '当前范围内 {n} 条', ru: 'В видимой области: {n}', en: 'In view: {n}' },
  nothingHere: { zh: '当前范围内没有记录', ru: 'В видимой области ничего нет', en: 'Nothing lies in view' },
  unplaced: {
    zh: '{n} 条没有坐标，未显示在地图上',
    ru: 'Без координат, на карте нет: {n}',
    en: 'Without a place, and not on the map: {n}',
  },
  more: { zh: '另有 {n} 条，请放大地图', ru: 'Ещё {n}: приблизьте карту', en: '{n} more: zoom in' },
  cut: {
    zh: '仅绘制前 {n} 条，请用条件缩小范围',
    ru: 'Показаны первые записи: {n}. Сузьте выбор условиями',
    en: 'The first {n} records are drawn: narrow the choice by conditions',
  },
  group: {
    zh: '此处有 {n} 条，点击放大',
    ru: 'Здесь записей: {n}. Нажмите, чтобы приблизить',
    en: '{n} records here: press to zoom in',
  },
  zoomIn: { zh: '放大', ru: 'Приблизить', en: 'Zoom in' },
  zoomOut: { zh: '缩小', ru: 'Отдалить', en: 'Zoom out' },
  look: { zh: '查看', ru: 'Посмотреть', en: 'Look into it' },
  open: { zh: '打开', ru: 'Открыть', en: 'Open' },
  close: { zh: '关闭', ru: 'Закрыть', en: 'Close' },
} satisfies Record<string, Words>
