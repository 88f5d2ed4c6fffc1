import type { Lang } from '../../../core/values/language.ts'
import { cell, grid, text } from './docx-elements.ts'
import { packed } from './pack-docx.ts'
import { bound, langsOf, pageWords, type Starter } from './standard-template.ts'

/** A clause in each language; fields stand in it as {{name}}, in Russian as {{name_ru}}. */
interface Clause {
  readonly title: Readonly<Record<Lang, string>>
  readonly body: Readonly<Record<Lang, readonly string[]>>
}

const title: Readonly<Record<Lang, string>> = {
  zh: '买卖合同',
  ru: 'ДОГОВОР КУПЛИ-ПРОДАЖИ',
  en: 'SALE AND PURCHASE CONTRACT',
}

const parties: Readonly<Record<Lang, readonly string[]>> = {
  zh: [
    '合同编号：{{no}}',
    '签订日期：{{day}}',
    '我方：{{ours}}（统一社会信用代码 {{oursCode}}，地址：{{oursAddress}}）',
    '对方：{{party}}',
  ],
  ru: [
    'Номер договора: {{no}}',
    'Дата подписания: {{day_ru}}',
    'Наша сторона: {{ours_ru}} (код {{oursCode}}, адрес: {{oursAddress}})',
    'Вторая сторона: {{party_ru}}',
  ],
  en: [
    'Contract No.: {{no}}',
    'Signed on: {{day_en}}',
    'Our side: {{ours_en}} (code {{oursCode}}, address: {{oursAddress}})',
    'The other side: {{party_en}}',
  ],
}

const clauses: readonly Clause[] = [
  {
    title: { zh: '第一条　标的', ru: '1. Предмет договора', en: '1. Subject' },
    body: {
      zh: ['双方按本合同约定买卖下表所列货物，数量允许有 {{tolerance}}% 的溢短装。'],
      ru: [
        'Стороны продают и покупают товар, указанный в таблице; допускается отклонение количества на {{tolerance}} %.',
      ],
      en: [
        'The parties sell and buy the goods of the table below; a tolerance of {{tolerance}}% of the quantity is allowed.',
      ],
    },
  },
  {
    title: { zh: '第二条　价款', ru: '2. Цена и сумма', en: '2. Price' },
    body: {
      zh: ['合同总额为 {{sum}} {{currency}}（大写：{{words}}），增值税税率 {{vat}}。'],
      ru: ['Сумма договора составляет {{sum_ru}} {{currency_ru}} ({{words_ru}}), ставка НДС — {{vat_ru}}.'],
      en: ['The total is {{sum}} {{currency_en}} ({{words_en}}), the rate of VAT {{vat_en}}.'],
    },
  },
  {
    title: { zh: '第三条　付款', ru: '3. Порядок оплаты', en: '3. Payment' },
    body: {
      zh: ['{{conditions}}', '付款方式：{{method}}。'],
      ru: ['{{conditions}}', 'Способ оплаты: {{method_ru}}.'],
      en: ['{{conditions}}', 'Payment is made by {{method_en}}.'],
    },
  },
  {
    title: { zh: '第四条　期限', ru: '4. Срок действия', en: '4. Term' },
    body: {
      zh: ['本合同自 {{from}} 起生效，至 {{to}} 止。'],
      ru: ['Договор действует с {{from_ru}} по {{to_ru}}.'],
      en: ['This contract is in force from {{from_en}} to {{to_en}}.'],
    },
  },
  {
    title: { zh: '第五条　违约责任', ru: '5. Ответственность сторон', en: '5. Liability' },
    body: {
      zh: ['一方未按约定履行的，应当继续履行、采取补救措施，并赔偿对方因此受到的损失。'],
      ru: ['Сторона, нарушившая договор, обязана исполнить его надлежащим образом и возместить другой стороне убытки.'],
      en: ['A party in breach performs or remedies what it owes and makes good the loss of the other.'],
    },
  },
  {
    title: { zh: '第六条　争议解决', ru: '6. Разрешение споров', en: '6. Disputes' },
    body: {
      zh: [
        '因本合同发生的争议，由双方协商解决；协商不成的，提交原告所在地有管辖权的人民法院。',
        '本合同一式两份，双方各执一份，自双方签字盖章之日起成立。',
      ],
      ru: [
        'Споры решаются переговорами, а при недостижении согласия — компетентным судом по месту нахождения истца.',
        'Договор составлен в двух экземплярах, по одному для каждой стороны, и считается заключённым с момента подписания.',
      ],
      en: [
        'Disputes are settled by talks and, failing that, by the competent court at the seat of the claimant.',
        'This contract is made in two copies, one for each party, and binds them once it is signed and sealed.',
      ],
    },
  },
]

const goods: Readonly<Record<Lang, readonly string[]>> = {
  zh: ['货物', '规格', '数量', '单价', '金额'],
  ru: ['Товар', 'Марка', 'Количество', 'Цена', 'Сумма'],
  en: ['Goods', 'Grade', 'Quantity', 'Unit price', 'Amount'],
}

const seals: Readonly<Record<Lang, readonly [string, string, string]>> = {
  zh: ['我方（盖章）', '对方（盖章）', '授权代表：　　　　　　　　日期：'],
  ru: ['Наша сторона (М. П.)', 'Вторая сторона (М. П.)', 'Подпись:                    Дата:'],
  en: ['Our side (seal)', 'The other side (seal)', 'Signed by:                    Date:'],
}

/** A contract of sale: in one language, or Chinese and Russian side by side, clause by clause. */
export const contractStarter: Starter = {
  name: { zh: '买卖合同', ru: 'Договор купли-продажи', en: 'Sale and purchase contract' },
  source: 'contracts.contract',
  langs: ['zh', 'zh-ru', 'en'],
  bindings: (lang) => [
    bound('no', 'contractNo'),
    bound('oursCode', 'ourCompany.creditCode'),
    bound('oursAddress', 'ourCompany.regAddress'),
    bound('tolerance', 'tolerancePct'),
    bound('conditions', 'paymentConditions'),
    ...langsOf(lang).flatMap(spoken),
    bound('goods', 'items.goods'),
    bound('grade', 'items.grade'),
    bound('qty', 'items.qty'),
    bound('price', 'items.unitPrice'),
    bound('amount', 'items.amount', 'amount'),
  ],
  pack: (lang) => {
    const langs = langsOf(lang)
    const [first = 'zh'] = langs
    const all = langs.map((spokenIn) => title[spokenIn]).join('\n')
    const body = [
      ...all
        .split('\n')
        .map((words, row) =>
          text(words, { face: 'title', size: row === 0 ? 22 : 15 }, { align: 'center', line: 32, after: 4 }),
        ),
      langs.length > 1 ? sideBySide(langs) : oneAfterTheOther(first),
    ]
    return packed({ body: body.join(''), head: '{{no}}', pages: pageWords[lang] })
  },
}

/** What is said in each language of its own. */
function spoken(lang: Lang) {
  const mark = (name: string) => (lang === 'zh' ? name : `${name}_${lang}`)
  return [
    bound(mark('day'), 'signDate', 'dateLong', lang),
    bound(mark('ours'), 'ourCompany', 'auto', lang),
    bound(mark('party'), 'counterparty', 'auto', lang),
    bound(lang === 'en' ? 'sum' : mark('sum'), 'totalAmount', 'amount', lang),
    bound(mark('currency'), 'currency', 'auto', lang),
    bound(mark('words'), 'totalAmount', 'words', lang),
    bound(mark('vat'), 'vatRate', 'auto', lang),
    bound(mark('method'), 'paymentMethod', 'auto', lang),
    bound(mark('from'), 'validFrom', 'dateLong', lang),
    bound(mark('to'), 'validTo', 'dateLong', lang),
  ]
}

function goodsTable(langs: readonly Lang[]): string {
  const heads = goods.zh.map((_, column) => langs.map((lang) => goods[lang][column] ?? '').join(' / '))
  return grid(
    [
      heads.map((words) => cell(words, { face: 'head' }, 'center')),
      [
        cell('{{goods}}'),
        cell('{{grade}}'),
        cell('{{qty}}', {}, 'right'),
        cell('{{price}}', {}, 'right'),
        cell('{{amount}}', {}, 'right'),
      ],
    ],
    { widths: [30, 16, 18, 16, 20], head: true },
  )
}

function oneAfterTheOther(lang: Lang): string {
  const chinese = lang === 'zh'
  const said = [
    ...parties[lang].map((words) => text(words, {}, { after: 2 })),
    ...clauses.flatMap(({ title: titles, body }, index) => [
      text(titles[lang], { face: 'head', bold: !chinese, size: 12 }, { before: 8, after: 2, kept: true }),
      // Whoever signs has the end of the text before his eyes: no signature stands on a page of its own.
      ...body[lang].map((words) =>
        text(words, {}, { indented: chinese, after: 2, kept: index === clauses.length - 1 }),
      ),
      ...(index === 0 ? [goodsTable([lang])] : []),
    ]),
  ]
  return said.join('') + sealsOf([lang])
}

function sideBySide(langs: readonly Lang[]): string {
  const rows = [
    langs.map((lang) => parties[lang].map((words) => cell(words)).join('')),
    ...clauses.map(({ title: titles, body }) =>
      langs.map(
        (lang) =>
          cell(titles[lang], { face: 'head', bold: lang !== 'zh' }) + body[lang].map((words) => cell(words)).join(''),
      ),
    ),
  ]
  const columns = { widths: [50, 50], borders: false }
  const [head = [], subject = [], ...others] = rows
  return (
    grid([head, subject], columns) +
    text('', {}, { line: 6 }) +
    goodsTable(langs) +
    text('', {}, { line: 6 }) +
    grid(others, columns) +
    sealsOf(langs)
  )
}

function sealsOf(langs: readonly Lang[]): string {
  const side = (index: 0 | 1) =>
    langs.map((lang) => cell(seals[lang][index], { face: 'head' })).join('') +
    langs.map((lang) => cell(seals[lang][2])).join('')
  return text('', {}, { line: 18, kept: true }) + grid([[side(0), side(1)]], { widths: [50, 50], borders: false })
}
