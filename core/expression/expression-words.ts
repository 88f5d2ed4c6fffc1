import type { Lang, Words } from '../values/language.ts'
import { say } from '../words/format-message.ts'

/** What the checker of expressions says, by its pattern; `{1}` and `{2}` are what it names. */
const said: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [/^Unknown variable: (\w+)/, { zh: '没有“{1}”这个字段', ru: 'поля «{1}» нет', en: 'there is no field “{1}”' }],
  [
    /^there is no function (\w+)/,
    { zh: '没有“{1}”这个函数', ru: 'функции «{1}» нет', en: 'there is no function “{1}”' },
  ],
  [
    /^(\w+) has no number (\w+) to sum/,
    {
      zh: '“{1}”中没有可求和的数字列“{2}”',
      ru: 'в таблице «{1}» нет числового столбца «{2}»',
      en: '“{1}” has no column of numbers “{2}”',
    },
  ],
  [
    /must (?:be|return) bool|not a flag$/,
    {
      zh: '判断处须为是否条件，如 a > 0',
      ru: 'здесь нужно условие, например a > 0',
      en: 'a condition is needed here, such as a > 0',
    },
  ],
  [
    /^answers a /,
    {
      zh: '结果与字段的类型不符',
      ru: 'результат не того вида, что поле',
      en: 'the result type does not match the field',
    },
  ],
  [
    /overload|^Cannot index/,
    {
      zh: '比较或计算的内容类型不符（如文本与数字）',
      ru: 'несовместимые значения, например текст и число',
      en: 'incompatible value types, such as text and number',
    },
  ],
  [/^Unterminated/, { zh: '引号没有成对', ru: 'кавычки не закрыты', en: 'a quotation mark is missing' }],
  [
    /^Expected \w+, got/,
    { zh: '括号或逗号没有成对', ru: 'не хватает скобки или запятой', en: 'a bracket or a comma is missing' },
  ],
]

const otherwise: Words = {
  zh: '写法不完整或有误',
  ru: 'запись не закончена или содержит ошибку',
  en: 'it is not finished or is misspelt',
}

/** A problem of an expression in the words of whoever wrote it; `named` says what fields are called. */
export function expressionProblemText(
  problem: string,
  lang: Lang,
  named: (name: string) => string = (name) => name,
): string {
  for (const [pattern, words] of said) {
    const found = pattern.exec(problem)
    if (found !== null) return say(lang, words[lang], { 1: named(found[1] ?? ''), 2: named(found[2] ?? '') })
  }
  return otherwise[lang]
}
