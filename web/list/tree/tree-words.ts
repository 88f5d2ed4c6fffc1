import type { Words } from '../../../core/values/language.ts'

/** What a tree says. */
export const treeWords = {
  open: { zh: '展开“{name}”', ru: 'Развернуть «{name}»', en: 'Expand “{name}”' },
  close: { zh: '收起“{name}”', ru: 'Свернуть «{name}»', en: 'Collapse “{name}”' },
  move: { zh: '移到其他上级…', ru: 'Переместить под другую запись…', en: 'Move below another…' },
  moveOf: { zh: '将“{name}”移到', ru: 'Куда переместить «{name}»', en: 'Move “{name}” below' },
  top: { zh: '顶层', ru: 'Верхний уровень', en: 'Top level' },
  toTop: {
    zh: '拖到此处移到顶层',
    ru: 'Перетащите сюда, чтобы поднять на верхний уровень',
    en: 'Drop here to move to the top',
  },
  moved: { zh: '已移动', ru: 'Перемещено', en: 'Moved' },
  apart: {
    zh: '其上级您无权查看，故列在顶层',
    ru: 'Вышестоящая запись вам не видна, поэтому показано на верхнем уровне',
    en: 'You may not see its parent, so it stands at the top',
  },
  rolled: { zh: '按下级权重汇总', ru: 'По весам нижестоящих', en: 'By the weights of what stands below' },
  more: { zh: '显示更多', ru: 'Показать ещё', en: 'Show more' },
} satisfies Record<string, Words>
