import type { Lang } from '../../../core/values/language.ts'
import { rule, text } from './docx-elements.ts'
import { packed } from './pack-docx.ts'
import { bound, langsOf, pageWords, type Starter } from './standard-template.ts'

const red = 'C00000'

interface Letter {
  readonly head: string
  readonly number: string
  readonly title: string
  readonly to: string
  readonly body: readonly string[]
  readonly close: string
  readonly signed: string
  readonly day: string
}

const letters: Readonly<Record<Lang, Letter>> = {
  zh: {
    head: '{{ours}}文件',
    number: '〔{{year}}〕函字第 {{bare}} 号',
    title: '关于履行《{{name}}》付款义务的函',
    to: '{{party}}：',
    body: [
      '贵我双方于 {{day}} 签订的《{{name}}》（合同编号：{{no}}）现正履行中，合同总额 {{sum}}（大写：{{words}}）。',
      '按照合同约定的付款条件，请贵方核对往来款项，并于收到本函之日起十个工作日内书面回复确认。如有异议，请附相关凭证一并说明。',
      '感谢贵方长期以来的支持与配合。',
    ],
    close: '特此函达。',
    signed: '{{ours}}',
    day: '{{today}}',
  },
  ru: {
    head: '{{ours_ru}}',
    number: 'Исх. № {{bare}} / {{year}}',
    title: 'Об исполнении обязательств по договору «{{name}}»',
    to: '{{party_ru}}',
    body: [
      'Договор «{{name}}» № {{no}}, подписанный {{day_ru}}, находится в исполнении; его сумма составляет {{sum_ru}} ({{words_ru}}).',
      'Просим сверить расчёты по договору и письменно подтвердить их в течение десяти рабочих дней со дня получения этого письма. Возражения просим сопроводить подтверждающими документами.',
      'Благодарим за сотрудничество.',
    ],
    close: '',
    signed: '{{ours_ru}}',
    day: '{{today_ru}}',
  },
  en: {
    head: '{{ours_en}}',
    number: 'Our ref. {{bare}} / {{year}}',
    title: 'Performance of the contract “{{name}}”',
    to: 'To {{party_en}}',
    body: [
      'The contract “{{name}}” No. {{no}}, signed on {{day_en}}, is being performed; its total is {{sum_en}} ({{words_en}}).',
      'Please check the balance under the contract and confirm it in writing within ten working days of receiving this letter. Objections should come with the papers that support them.',
      'We thank you for your cooperation.',
    ],
    close: 'Yours faithfully,',
    signed: '{{ours_en}}',
    day: '{{today_en}}',
  },
}

/** A letter with a red head and a number, as offices here send them. */
export const letterStarter: Starter = {
  name: { zh: '公函（套红）', ru: 'Официальное письмо', en: 'Official letter' },
  source: 'contracts.contract',
  langs: ['zh', 'zh-ru', 'en'],
  bindings: (lang) => [
    bound('name', 'contractName'),
    bound('no', 'contractNo'),
    bound('bare', 'contractNo', 'bare'),
    bound('year', 'contractYear'),
    ...langsOf(lang).flatMap((spoken) => {
      const mark = (name: string) => (spoken === 'zh' ? name : `${name}_${spoken}`)
      return [
        bound(mark('ours'), 'ourCompany', 'auto', spoken),
        bound(mark('party'), 'counterparty', 'auto', spoken),
        bound(mark('day'), 'signDate', 'dateLong', spoken),
        bound(mark('sum'), 'totalAmount', 'amount', spoken),
        bound(mark('words'), 'totalAmount', 'words', spoken),
        bound(mark('today'), '@today', spoken === 'zh' ? 'dateHan' : 'dateLong', spoken),
      ]
    }),
  ],
  pack: (lang) => {
    const langs = langsOf(lang)
    const [first = 'zh'] = langs
    const { head, number } = letters[first]
    const body = [
      text(
        head,
        { face: 'title', size: first === 'zh' ? 32 : 24, color: red, bold: true },
        { align: 'center', line: 48, before: 24, after: 16 },
      ),
      text(number, { face: 'body', size: 16 }, { align: 'center', line: 28, after: 2 }),
      rule(red),
      ...langs.map(letterIn),
    ]
    return packed({ body: body.join(text('', {}, { line: 10 })), head: '', pages: pageWords[lang] })
  },
}

function letterIn(lang: Lang): string {
  const { title, to, body, close, signed, day } = letters[lang]
  const chinese = lang === 'zh'
  const size = chinese ? 16 : 12
  const height = chinese ? 28 : 20
  const look = { face: 'body' as const, size }
  return [
    text(title, { face: 'title', size: chinese ? 22 : 15 }, { align: 'center', line: 34, before: 10, after: 14 }),
    text(to, look, { line: height, align: 'left' }),
    ...body.map((words) => text(words, look, { indented: chinese, line: height, after: chinese ? 0 : 6 })),
    ...(close === '' ? [] : [text(close, look, { indented: chinese, line: height, after: 16 })]),
    text(signed, look, { align: 'right', line: height, before: 24 }),
    text(day, look, { align: 'right', line: height }),
  ].join('')
}
