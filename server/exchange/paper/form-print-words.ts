import { formatNumber } from '../../../core/values/decimal.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import type { FormOffset } from './form-offsets.ts'

const lines: readonly Words[] = [
  { zh: '套打测试页', ru: 'Пробный лист для бланка', en: 'Test sheet for a form' },
  {
    zh: '按实际大小（100%）打印，不要缩放',
    ru: 'Печатайте в натуральную величину (100 %), без подгонки',
    en: 'Print at actual size (100 %), without scaling',
  },
  {
    zh: '用尺从纸的左边量到上方刻度 50：量得不足 50 毫米，把差值加到“向右偏移”；超出则减去',
    ru: 'Измерьте линейкой от левого края листа до деления 50 вверху: если меньше 50 мм, прибавьте разницу к сдвигу вправо, если больше, вычтите её',
    en: 'Measure from the left edge of the paper to the mark 50 above: where it is less than 50 mm, add the difference to the right; where more, take it off',
  },
  {
    zh: '再从纸的上边量到左侧刻度 50，同样调整“向下偏移”',
    ru: 'Так же от верхнего края до деления 50 слева: это сдвиг вниз',
    en: 'The same from the upper edge to the mark 50 on the left, for the offset down',
  },
]
const used: Words = {
  zh: '{printer} 本页偏移：向右 {x} 毫米，向下 {y} 毫米',
  ru: '{printer} Сдвиг этого листа: вправо {x} мм, вниз {y} мм',
  en: '{printer} Offset of this sheet: {x} mm to the right, {y} mm down',
}

/** What stands on a test sheet that was moved so. */
export function testSheetWords(lang: Lang, { printer, x, y }: FormOffset): readonly string[] {
  const shown = (length: string) => formatNumber(length, 1, lang)
  return [...lines.map((words) => words[lang]), say(lang, used[lang], { printer, x: shown(x), y: shown(y) }).trim()]
}
