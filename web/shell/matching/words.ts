import type { Words } from '../../../core/values/language.ts'

/** What a matching board says. */
export const matchingPageWords = {
  narrow: { zh: '看板范围', ru: 'Что показать на доске', en: 'What the board shows' },
  through: { zh: '截至月份', ru: 'По месяц включительно', en: 'Through month' },
  toMatch: { zh: '待匹配', ru: 'К сопоставлению', en: 'To match' },
  matched: { zh: '已匹配', ru: 'Сопоставлено', en: 'Matched' },
  parts: { zh: '看板内容', ru: 'Разделы доски', en: 'Parts of the board' },
  sides: { zh: '两侧清单', ru: 'Стороны', en: 'Sides' },
  proposals: { zh: '匹配建议', ru: 'Предложения', en: 'Proposals' },
  proposalsNone: {
    zh: '没有匹配建议。请在两侧勾选后确认匹配。',
    ru: 'Предложений нет. Отметьте строки с обеих сторон и сопоставьте их.',
    en: 'Nothing is proposed. Choose rows on both sides and match them.',
  },
  proposalsOff: { zh: '还有 {n} 条未显示', ru: 'Не показано: {n}', en: '{n} more are not shown' },
  from: { zh: '最低分', ru: 'Баллы от', en: 'Points from' },
  confirmAll: { zh: '全部确认（{n}）', ru: 'Подтвердить все ({n})', en: 'Confirm all ({n})' },
  confirmAllAsk: {
    zh: '确认 {n} 条得分不低于 {score} 的匹配建议？每条单独处理，被拒绝的会说明原因。',
    ru: 'Подтвердить предложения от {score} баллов ({n})? Каждое проводится отдельно; по отклонённым будет названа причина.',
    en: 'Confirm {n} proposals of {score} points and more? They are made one after the other; those that are refused say why.',
  },
  points: { zh: '{n} 分', ru: '{n}', en: '{n}' },
  pair: { zh: '{left} 与 {right}', ru: '{left} и {right}', en: '{left} with {right}' },
  chosen: { zh: '已选 {n} 条', ru: 'Выбрано: {n}', en: '{n} chosen' },
  chosenLeft: { zh: '左侧已选', ru: 'Слева', en: 'Left' },
  chosenRight: { zh: '右侧已选', ru: 'Справа', en: 'Right' },
  difference: { zh: '差额', ru: 'Разница', en: 'Difference' },
  nothingChosen: {
    zh: '在两侧勾选要匹配的记录（方向键移动，空格或回车勾选，Ctrl+回车确认）',
    ru: 'Отметьте строки с обеих сторон (стрелки, пробел или Enter; Ctrl+Enter — сопоставить)',
    en: 'Choose rows on both sides (arrows, space or Enter; Ctrl+Enter matches them)',
  },
  differs: {
    zh: '所选记录的{field}不同，不能匹配',
    ru: 'У выбранных строк различается «{field}», сопоставить их нельзя',
    en: 'What was chosen differs in {field} and cannot be matched',
  },
  confirm: { zh: '确认匹配', ru: 'Сопоставить', en: 'Match' },
  clear: { zh: '清除选择', ru: 'Снять выбор', en: 'Clear' },
  done: { zh: '已匹配 {n} 对', ru: 'Сопоставлено пар: {n}', en: '{n} pairs matched' },
  refused: { zh: '{n} 条未完成', ru: 'Не выполнено: {n}', en: '{n} not done' },
  remove: { zh: '取消选择 {name}', ru: 'Убрать {name}', en: 'Take {name} off' },
  undoNote: {
    zh: '期间未结账时，勾选记录可“{undo}”，两侧金额恢复原状',
    ru: 'Пока период открыт, отметьте записи и выполните «{undo}»: остатки обеих сторон вернутся',
    en: 'While the period is open, choose records and “{undo}” them: both sides are as before',
  },
  noneMatched: {
    zh: '还没有匹配的记录',
    ru: 'Сопоставленных записей пока нет',
    en: 'Nothing has been matched yet',
  },
} satisfies Record<string, Words>
