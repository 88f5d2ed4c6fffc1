import type { Lang } from '../../../core/values/language.ts'
import { cell, grid, text } from './docx-elements.ts'
import { packed } from './pack-docx.ts'
import { bound, langsOf, pageWords, type Starter } from './standard-template.ts'

type Said = Readonly<Record<Lang, string>>

const title: Said = { zh: '督办工作会议纪要', ru: 'Протокол совещания по поручению', en: 'Minutes on a key task' }

const blanks: readonly (readonly [string, Said])[] = [
  ['place', { zh: '会议地点', ru: 'Место', en: 'Place' }],
  ['chair', { zh: '主持人', ru: 'Председатель', en: 'Chair' }],
  ['attendees', { zh: '参会人员', ru: 'Присутствовали', en: 'Present' }],
  ['recorder', { zh: '记录人', ru: 'Протокол вёл', en: 'Recorder' }],
]

const matters: readonly (readonly [mark: string, path: string, label: Said])[] = [
  ['task', 'title', { zh: '督办事项', ru: 'Поручение', en: 'Task' }],
  ['no', 'taskNo', { zh: '任务编号', ru: 'Номер', en: 'Number' }],
  ['owner', 'ownerId', { zh: '责任人', ru: 'Ответственный', en: 'Owner' }],
  ['dept', 'leadDept', { zh: '牵头部门', ru: 'Ведущее подразделение', en: 'Leading department' }],
  ['due', 'planEnd', { zh: '完成期限', ru: 'Срок', en: 'Due' }],
  ['status', 'status', { zh: '任务状态', ru: 'Состояние', en: 'State' }],
  ['progress', 'progress', { zh: '完成进度（%）', ru: 'Выполнено, %', en: 'Progress, %' }],
]

const parts: Readonly<Record<Lang, readonly (readonly [string, string])[]>> = {
  zh: [
    [
      '一、情况通报',
      '会议听取了“{{task}}”推进情况的汇报，该事项由{{dept}}牵头，{{owner}}负责，应于{{due}}前完成，目前进度为 {{progress}}%。',
    ],
    ['二、议定事项', ''],
    ['三、下步安排', '各责任部门按照议定事项抓好落实，遇有问题及时报告，由督办部门跟踪进度。'],
  ],
  ru: [
    [
      '1. Слушали',
      'Доклад о ходе поручения «{{task}}». Ведёт его {{dept_ru}}, ответственный — {{owner_ru}}, срок — {{due_ru}}, выполнено {{progress}} %.',
    ],
    ['2. Решили', ''],
    [
      '3. Дальнейшие действия',
      'Подразделения исполняют решения в срок и сообщают о препятствиях; ход работы отслеживает куратор поручения.',
    ],
  ],
  en: [
    [
      '1. Report',
      'The meeting heard how “{{task}}” stands. It is led by {{dept_en}}, owned by {{owner_en}}, due on {{due_en}}, and {{progress}}% done.',
    ],
    ['2. Resolved', ''],
    [
      '3. Next',
      'The departments carry out what was resolved and report what stands in the way; the supervisor follows the progress.',
    ],
  ],
}

const translated: ReadonlySet<string> = new Set(['owner', 'dept', 'due', 'status'])

const markIn = (mark: string, lang: Lang) => (lang === 'zh' || !translated.has(mark) ? mark : `${mark}_${lang}`)

/** The minutes of a meeting about a key task: its facts filled in, who met and what was resolved left to be written. */
export const minutesStarter: Starter = {
  name: { zh: '会议纪要', ru: 'Протокол совещания', en: 'Minutes' },
  source: 'affairs.keyTask',
  langs: ['zh', 'zh-ru', 'en'],
  bindings: (lang) => [
    ...new Map(
      langsOf(lang)
        .flatMap((spoken) =>
          matters.map(([mark, path]) =>
            bound(markIn(mark, spoken), path, mark === 'due' ? 'dateLong' : 'auto', spoken),
          ),
        )
        .map((binding) => [binding.mark, binding] as const),
    ).values(),
    bound('today', '@today', 'dateLong'),
    ...['place', 'chair', 'attendees', 'recorder', 'resolved'].map((mark) => bound(mark, '', 'blank')),
  ],
  pack: (lang) => {
    const langs = langsOf(lang)
    const label = (words: Said) => cell(langs.map((spoken) => words[spoken]).join(' / '), { face: 'head' }, 'center')
    const value = (mark: string) =>
      [...new Set(langs.map((spoken) => markIn(mark, spoken)))].map((name) => cell(`{{${name}}}`)).join('')
    const body = [
      ...langs.map((spoken, row) =>
        text(title[spoken], { face: 'title', size: row === 0 ? 22 : 14 }, { align: 'center', line: 32, after: 6 }),
      ),
      text('{{today}}', { face: 'body', size: 12 }, { align: 'center', after: 8 }),
      grid(
        [
          ...blanks.map(([mark, words]) => [label(words), cell(`{{${mark}}}`)]),
          ...matters.map(([mark, , words]) => [label(words), value(mark)]),
        ],
        { widths: [26, 74] },
      ),
      ...langs.flatMap((spoken) => parts[spoken].map(([head, said]) => partOf(head, said, spoken === 'zh'))),
    ]
    return packed({ body: body.join(''), head: '{{no}}', pages: pageWords[lang] })
  },
}

function partOf(head: string, said: string, chinese: boolean): string {
  const look = { face: 'body' as const, size: chinese ? 14 : 12 }
  return (
    text(head, { face: 'head', size: look.size, bold: !chinese }, { before: 10, after: 4, kept: true }) +
    text(said === '' ? '{{resolved}}' : said, look, { indented: chinese, line: 24 })
  )
}
