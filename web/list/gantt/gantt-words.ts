import type { Words } from '../../../core/values/language.ts'

/** What a Gantt chart says. */
export const ganttWords = {
  scale: { zh: '时间刻度', ru: 'Масштаб времени', en: 'Scale of time' },
  day: { zh: '日', ru: 'День', en: 'Day' },
  week: { zh: '周', ru: 'Неделя', en: 'Week' },
  month: { zh: '月', ru: 'Месяц', en: 'Month' },
  today: { zh: '今天', ru: 'Сегодня', en: 'Today' },
  bar: { zh: '{name}：{from} 至 {to}', ru: '{name}: {from} — {to}', en: '{name}: {from} to {to}' },
  progress: { zh: '完成 {n}%', ru: 'выполнено {n} %', en: '{n} % done' },
  critical: { zh: '关键路径', ru: 'критический путь', en: 'on the critical path' },
  conflict: {
    zh: '与前置任务冲突',
    ru: 'не согласуется с предшественником',
    en: 'conflicts with what it waits for',
  },
  base: { zh: '基线：{from} 至 {to}', ru: 'Базовый план: {from} — {to}', en: 'Baseline: {from} to {to}' },
  keys: {
    zh: '左右方向键移动，按住 Shift 调整结束日期，回车保存，Esc 取消',
    ru: 'Стрелки сдвигают, с Shift — меняют окончание, Enter сохраняет, Esc отменяет',
    en: 'Arrows move it, with Shift its end; Enter saves, Esc gives up',
  },
  undated: { zh: '未填日期', ru: 'Без дат', en: 'No dates' },
  open: { zh: '展开“{name}”', ru: 'Развернуть «{name}»', en: 'Expand “{name}”' },
  close: { zh: '收起“{name}”', ru: 'Свернуть «{name}»', en: 'Collapse “{name}”' },
  moved: { zh: '计划已调整', ru: 'Сроки изменены', en: 'The dates have moved' },
  conflicts: { zh: '冲突 {n} 处', ru: 'Противоречий: {n}', en: 'Conflicts: {n}' },
  cut: {
    zh: '仅绘制前 {n} 条，请用条件缩小范围',
    ru: 'Показаны первые записи: {n}. Сузьте выбор условиями',
    en: 'The first {n} records are drawn: narrow the choice by conditions',
  },
} satisfies Record<string, Words>
