/** What matching boards refuse with. */
export const matchingWords = {
  'matching.nothing-fits': {
    zh: '所选两侧没有可以匹配的剩余金额：请检查方向和剩余金额',
    ru: 'Выбранные строки нечем сопоставить: проверьте направление и остатки',
    en: 'Nothing of what was chosen fits together: look at the direction and at what is left',
  },
  'matching.not-alike': {
    zh: '“{left}”与“{right}”的{field}不同，不能匹配',
    ru: '«{left}» и «{right}» нельзя сопоставить: различается «{field}»',
    en: '“{left}” and “{right}” cannot be matched: they differ in {field}',
  },
} as const
