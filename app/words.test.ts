import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import dictionaries from '../base/dictionaries.json' with { type: 'json' }
import { languages, type Words } from '../core/values/language.ts'
import { retiredWords } from '../core/words/retired-words.ts'
import { approvalTerms, baseTerms, terms } from '../core/words/terms.ts'

interface Said extends Words {
  readonly at: string
}

/** Read by its own shape, and syllables that look like words. */
const notWords = ['dictionaries.json', 'palladius-transcription.ts']

const root = join(import.meta.dirname, '..')
const text = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})`
const triple = new RegExp(String.raw`\bzh"?:\s*${text}\s*,\s*"?ru"?:\s*${text}\s*,\s*"?en"?:\s*${text}`, 'g')
const opening = /\bzh"?:\s*['"`]/g

const sources = ['app', 'base', 'core', 'kinds', 'modules', 'server', 'ui', 'web'].flatMap((folder) =>
  filesOf(join(root, folder)),
)
const all: readonly Said[] = [
  ...sources.flatMap(saidIn).filter(({ zh, ru, en }) => `${zh}${ru}${en}` !== ''),
  ...Object.entries(dictionaries).flatMap(([group, entries]) => entries.map((entry) => entryWords(group, entry))),
]

const han = /\p{Script=Han}/u
const cyrillic = /\p{Script=Cyrillic}/u
const latinWord = /[A-Za-z]{2}/

/** The same in every language, or Latin in Russian texts: names of products and formats. */
const latinInRussian = /^(JSON|iOS|Android|HarmonyOS|DingTalk|WeCom|Feishu|SMS|[A-Z0-9 .,/()%№–—-]+)$/
/** Chinese texts that name a Russian number by its own name. */
const russianNumber = /ИНН|КПП/g
/** A language names itself in its own script. */
const ofLanguages = ['中俄双语', '中英双语']

/** Where a glossary noun is said otherwise: in the plural, inside a sentence, or of another thing. */
const otherwise = new Set([
  '公司|Компании',
  '单位|Организации',
  '银行|Банки',
  '角色|Роли',
  '部门|Подразделения',
  '人员|Сотрудники',
  '人员|Люди',
  '金额|Суммы',
  '日期|Даты',
  '版本|Версии',
  '付款计划|План платежей',
  '银行账户|Банковские счета',
  '预算科目|Статьи бюджета',
  '业务板块|Бизнес-сегменты',
  '手机号码|Номер телефона',
  '邮箱|Эл. почта',
  '名称|Название',
  '账号|Учётная запись',
  '人员|Человек',
  '联系电话|Контактный телефон',
  '计量单位|Единица измерения',
  '合同|Договоры',
  '项目|Проекты',
  '年度|Годовой',
  '排序|Ранжирование',
  '提交时间|Отправлено',
  '编号|Присвоение номера',
  '排序|Сортировка',
  '标题|Заголовок (китайский)',
  '内容|Текст (китайский)',
])

test('LNG-01 every text stands in three languages beside each other', () => {
  expect(all.length).toBeGreaterThan(6000)
  for (const file of sources) {
    const source = readFileSync(file, 'utf8')
    expect([...source.matchAll(opening)].length, relative(root, file)).toBe([...source.matchAll(triple)].length)
  }
})

test('LNG-01 every text is written in the script and with the signs of its language', () => {
  const wrong = all
    .filter((said) => !ofLanguages.includes(said.zh))
    .flatMap((said) => wrongScript(said).map((what) => `${said.at} ${what}`))
  expect(wrong).toEqual([])
})

test('LNG-01 a text has the same parameters in every language; Chinese counts without plurals', () => {
  const differ = all.filter((said) => {
    const [zh, ru, en] = [parametersOf(said.zh), parametersOf(said.ru), parametersOf(said.en)]
    const missing =
      [...ru.said].filter((name) => !zh.said.has(name)).length +
      [...zh.said].filter((name) => !ru.said.has(name) && !ru.counted.has(name)).length
    return missing > 0 || namesIn(ru) !== namesIn(en)
  })
  expect(differ.map(({ at, zh, ru, en }) => [at, zh, ru, en])).toEqual([])
})

test('names in one line are divided as their language does it', () => {
  const chinese = sources.filter(
    (file) => !file.endsWith('core/values/join-names.ts') && readFileSync(file, 'utf8').includes(".join('、')"),
  )
  expect(chinese.map((file) => relative(root, file))).toEqual([])
})

test('no text says what was replaced by a better word', () => {
  const found = all.flatMap((said) =>
    retiredWords.flatMap(({ lang, of, was, now }) => {
      if (of !== undefined && !of.test(said.zh)) return []
      return was.test(plain(said[lang])) ? [`${said.at} ${lang} “${said[lang]}” -> ${now}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('a noun of the glossary is said by its one Russian and English name', () => {
  const byZh = new Map<string, Words>(
    [baseTerms, approvalTerms, terms].flatMap((group) => Object.values(group)).map((words) => [words.zh, words]),
  )
  const differ = all.flatMap(({ at, zh, ru, en }) => {
    const term = byZh.get(zh)
    const same = term === undefined || (term.ru === ru && term.en === en) || otherwise.has(`${zh}|${ru}`)
    return same ? [] : [`${at} ${zh}: ${ru} / ${en} instead of ${term.ru} / ${term.en}`]
  })
  expect(differ).toEqual([])
})

function wrongScript({ zh, ru, en }: Said): string[] {
  const [zhText, ruText, enText] = [plain(zh).replaceAll(russianNumber, ''), plain(ru), plain(en)]
  return [
    ...languages.flatMap((lang) => ({ zh, ru, en })[lang] === '' ? [`${lang} is empty`] : []),
    ...(cyrillic.test(zhText) ? [`zh has Cyrillic: ${zh}`] : []),
    ...(han.test(ruText) ? [`ru has Chinese: ${ru}`] : []),
    ...(han.test(enText) || cyrillic.test(enText) ? [`en has another script: ${en}`] : []),
    ...(han.test(zhText) && latinWord.test(ruText) && !cyrillic.test(ruText) && !latinInRussian.test(ruText.trim())
      ? [`ru is not translated: ${ru}`]
      : []),
    ...(/[、：，。；（）【】「」“”]/.test(ruText) ? [`ru has foreign signs: ${ru}`] : []),
    ...(/[、：，。；（）【】「」«»]/.test(enText) ? [`en has foreign signs: ${en}`] : []),
  ]
}

type Parts = ReturnType<IntlMessageFormat['getAst']>

/** Of the parser: what stands in a text as it is. */
const literal = 0

interface Parameters {
  readonly said: ReadonlySet<string>
  /** Those by which a plural is chosen, which Chinese may leave out. */
  readonly counted: ReadonlySet<string>
}

/** Every parameter of a text, however it is used. */
function namesIn({ said, counted }: Parameters): string {
  return [...new Set([...said, ...counted])].toSorted().join()
}

function parametersOf(text: string): Parameters {
  const [said, counted] = [new Set<string>(), new Set<string>()]
  const walk = (elements: Parts): void => {
    for (const element of elements) {
      if ('options' in element) {
        ;('pluralType' in element ? counted : said).add(element.value)
        for (const { value } of Object.values(element.options)) walk(value)
      } else if ('value' in element && element.type !== literal) said.add(element.value)
    }
  }
  if (!text.includes('${'))
    walk(new IntlMessageFormat(text.replaceAll("\\'", "'"), 'en', undefined, { ignoreTag: true }).getAst())
  return { said, counted }
}

/** A text without its parameters, whose names are no words. */
function plain(said: string): string {
  return said
    .replaceAll(/\$\{[^{}]*\}/g, '')
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(/\{\w+, (?:select|plural),/g, '')
}

function saidIn(file: string): Said[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(triple)].map((match) => {
    const [zh = '', ru = '', en = ''] = [1, 4, 7].map((at) => match[at] ?? match[at + 1] ?? match[at + 2])
    return { at: `${relative(root, file)}:${source.slice(0, match.index).split('\n').length}`, zh, ru, en }
  })
}

function entryWords(
  group: string,
  entry: { dicCode: string; dicName: string; dicNameRu: string; dicNameEn: string },
): Said {
  return { at: `dictionary ${group} ${entry.dicCode}`, zh: entry.dicName, ru: entry.dicNameRu, en: entry.dicNameEn }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'e2e', 'testing'].includes(entry.name) ? [] : filesOf(path)
    return /\.(tsx?|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) && !notWords.includes(entry.name)
      ? [path]
      : []
  })
}
