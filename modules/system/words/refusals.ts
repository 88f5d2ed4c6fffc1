import type { Words } from '../../../core/values/language.ts'

/** What the system's own documents refuse, and what to do about it. */
export const systemRefusals = {
  'version.published': {
    zh: '已发布的说明不能修改，请先撤回',
    ru: 'Опубликованное описание не меняют. Сначала отзовите его',
    en: 'Published notes stay as they are; withdraw them first',
  },
  'app.published': {
    zh: '已发布的版本不能修改；请新增一个版本',
    ru: 'Опубликованная версия не меняется. Добавьте новую',
    en: 'A published version stays as it is; add another',
  },
  'app.lower': {
    zh: '版本序号须大于该平台最新的 {last}',
    ru: 'Номер должен быть больше последнего для платформы: {last}',
    en: 'The number must be above the platform’s latest, {last}',
  },
  'app.minAbove': {
    zh: '最低可用序号不能大于本版本序号',
    ru: 'Минимальный номер не может превышать номер версии',
    en: 'The lowest number allowed cannot be above this version’s',
  },
} satisfies Readonly<Record<string, Words>>
