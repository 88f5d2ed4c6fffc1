import type { Words } from '../../../core/values/language.ts'

/** What is refused of key tasks, and what to do. */
export const affairsRefusals: Readonly<Record<string, Words>> = {
  'key-task.overweight': {
    zh: '同一上级任务下各项权重合计 {total}%，不得超过 100%',
    ru: 'Веса частей одной задачи в сумме дают {total} %, а должно быть не больше 100 %',
    en: 'The parts of one task weigh {total} % together; they may not exceed 100 %',
  },
  'key-task.weights': {
    zh: '同一上级任务下各项权重合计为 {total}%，须为 100% 才能启动',
    ru: 'Веса частей одной задачи в сумме дают {total} %; чтобы начать, нужно ровно 100 %',
    en: 'The parts of one task weigh {total} % together; they must weigh 100 % before one is started',
  },
  'key-task.backwards': {
    zh: '进度不得低于上次汇报的 {progress}%',
    ru: 'Выполнение не может быть меньше сообщённого ранее ({progress} %)',
    en: 'Progress may not fall below the {progress} % reported before',
  },
  'key-task.unfinished': {
    zh: '进度为 {progress}%，汇报到 100% 后才能提交验收',
    ru: 'Выполнено {progress} %. Сдать можно после отчёта о 100 %',
    en: 'Progress is {progress} %; report 100 % before handing it in',
  },
  'key-task.not-later': {
    zh: '新的完成日期须晚于 {day}',
    ru: 'Новый срок должен быть позже {day}',
    en: 'The new day must be later than {day}',
  },
}
